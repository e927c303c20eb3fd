/** A page as the browser's translation leaves it, and presses on all of its controls. */
import { expect, type Page } from '@playwright/test';
import { rest } from './page-ahead.ts';
import { hold, hydrated, open } from './site-test.ts';

declare global {
  interface Window {
    translatePage: () => void;
    /** Texts that the program changed where the visitor cannot see it: in nodes that the translation took out. */
    lostChanges: () => string[];
    /** What was pressed on this page. */
    presses?: { alike: Map<string, number>; pressed: WeakSet<Element> };
  }
}

/** Runs in the page. Browsers put each text into two nested `<font>` elements, and texts that appear later, too. */
function defineTranslation(): void {
  const skipped = 'script, style, noscript, textarea, title, code, iframe, svg, select, [translate=no]';
  const made = new WeakSet<Element>();
  const replaced = new Map<Text, string>();
  const translateText = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || made.has(parent) || parent.closest(skipped) || !/\S/.test(text.data)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    inner.append(text.data.replaceAll(/\p{L}+/gu, (word) => `«${word}»`));
    made.add(outer).add(inner);
    replaced.set(text, text.data);
    text.replaceWith(outer);
  };
  const translate = (root: Node) => {
    if (root instanceof Text) return translateText(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translateText(text);
  };
  window.translatePage = () => {
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
    }).observe(document.body, { childList: true, subtree: true });
  };
  // Drawing without a graphics card takes seconds: 3D views say that there is none.
  HTMLCanvasElement.prototype.getContext = () => null;
  // Chromium warns of several calls within seconds.
  window.print = () => undefined;
  window.lostChanges = () =>
    [...replaced].flatMap(([text, before]) => (text.data === before ? [] : [`“${before}” → “${text.data}”`]));
}

/** Defines `translatePage()` in each page that is opened. */
export const prepareTranslation = (page: Page): Promise<unknown> => page.addInitScript(defineTranslation);

/**
 * Runs in the page: presses each control in the given elements that can be seen, those that appear meanwhile included.
 * From the end, so that a way back or a close button comes last. @returns what was found wrong
 */
async function pressControls(within: string): Promise<string[]> {
  const selector = 'button, summary, select, input:not([type=file]), textarea, [role=option], [role=button]';
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const nameOf = (control: Element) =>
    control.getAttribute('aria-label') ??
    control.getAttribute('name') ??
    control.id.concat(' ', control.textContent.replaceAll(/[«»]/g, '')).slice(0, 60);
  /** Of many alike a few are pressed; and a page that was left and opened again has new elements. */
  const { alike, pressed } = (window.presses ??= { alike: new Map(), pressed: new WeakSet() });
  const kindOf = (control: Element) => control.className.toString() || nameOf(control);
  const next = () => {
    const parts = document.querySelectorAll(document.querySelector('dialog[open]') ? 'dialog[open]' : within);
    return [...parts]
      .flatMap((part) => [...part.querySelectorAll(selector)])
      .filter((one) => !pressed.has(one) && (alike.get(kindOf(one)) ?? 0) < 2)
      .findLast((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(':disabled, [inert]'));
  };
  const write = (field: Element, value: string) => {
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    setter?.call(field, value);
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
  const press = (control: Element) => {
    if (control instanceof HTMLSelectElement) write(control, control.options[control.options.length - 1]?.value ?? '');
    else if (control.matches('textarea, input:not([type=checkbox], [type=radio])')) write(control, 'tyre');
    else if (control instanceof HTMLElement) control.click();
  };
  const { pathname } = location;
  const problems: string[] = [];
  for (let control = next(); control && problems.length === 0; control = next()) {
    const name = nameOf(control);
    pressed.add(control);
    alike.set(kindOf(control), (alike.get(kindOf(control)) ?? 0) + 1);
    press(control);
    await frame();
    await frame();
    problems.push(...window.lostChanges().map((change) => `${name}: ${change}`));
    if (document.title.startsWith('Unexpected')) problems.push(`${name}: ${document.title}`);
    if (location.pathname === pathname) continue;
    history.back();
    while (location.pathname !== pathname) await frame();
    await frame();
  }
  return problems;
}

/** Presses every control in the given elements that was not pressed before. @returns what was found wrong */
export const pressAll = (page: Page, within: string): Promise<string[]> => page.evaluate(pressControls, within);

/**
 * Presses everything on a page that is translated when it stands, and when its program comes.
 * @param about another page of the footer, and a word of its heading
 */
export async function pressTranslated(
  page: Page,
  address: string,
  about: { path: string; word: string },
): Promise<void> {
  // Header and footer are the same on every page.
  const within = address === '/' ? 'body' : 'main, #root > section';
  await open(page, address);
  await rest(page);
  await page.evaluate(() => window.translatePage());
  expect(await pressAll(page, within)).toEqual([]);
  // Once more with the parts that the presses have loaded.
  await page.waitForLoadState('networkidle');
  expect(await pressAll(page, within)).toEqual([]);
  await page.getByRole('contentinfo').locator(`a[href="${about.path}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(about.word);

  const release = await hold(page, /\/hydrate-/);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(() => window.translatePage());
  release();
  await hydrated(page);
  await rest(page);
  expect(await pressAll(page, within)).toEqual([]);
}

/** Puts a machine on the enquiry list of the site at `origin`, so that there is something to remove. */
export const listMachine = (page: Page, origin: string): Promise<unknown> =>
  page.addInitScript((key) => {
    if (window !== top) return;
    const listed = { name: 'SHT8000', detail: 'Tyre Shredder', to: '/sht8000', search: '?machinery=shredder' };
    localStorage.setItem(key, JSON.stringify([listed]));
  }, `enquiry-list:${origin}`);
