/** A page as the browser's translation leaves it, and presses on all of its controls. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    translatePage: () => void;
    /** Texts that the program changed where the visitor cannot see it: in nodes that the translation took out. */
    lostChanges: () => string[];
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
  window.lostChanges = () =>
    [...replaced].flatMap(([text, before]) => (text.data === before ? [] : [`“${before}” → “${text.data}”`]));
}

/** Defines `translatePage()` in each page that is opened. */
export const prepareTranslation = (page: Page): Promise<unknown> => page.addInitScript(defineTranslation);

interface Round {
  /** Selector of the elements whose controls are pressed. */
  within: string;
  fromEnd: boolean;
}

/** Runs in the page: presses each control that can be seen, those that appear meanwhile included. */
async function pressControls({ within, fromEnd }: Round): Promise<string[]> {
  const selector = 'button, summary, select, input, textarea, [role=option], [role=button]';
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const rest = () => frame().then(frame);
  const nameOf = (control: Element) => {
    const name = control.getAttribute('aria-label') ?? control.getAttribute('name');
    return name ?? `${control.id} ${control.textContent.replaceAll(/[«»]/g, '').slice(0, 60)}`;
  };
  const pressed = new WeakSet<Element>();
  /** Three of many alike, such as boxes of one name; and a page that was left and opened again has new elements. */
  const times = new Map<string, number>();
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
  const next = () => {
    const parts = document.querySelectorAll(document.querySelector('dialog[open]') ? 'dialog[open]' : within);
    const left = [...parts]
      .flatMap((part) => [...part.querySelectorAll(selector)])
      .filter((one) => !pressed.has(one) && (times.get(nameOf(one)) ?? 0) < 3)
      .filter((one) => !one.matches(':disabled') && isSeen(one));
    return fromEnd ? left.at(-1) : left[0];
  };
  const write = (field: Element, value: string) => {
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    setter?.call(field, value);
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
  const press = (control: HTMLElement) => {
    if (control instanceof HTMLSelectElement) write(control, control.options[control.options.length - 1]?.value ?? '');
    else if (control instanceof HTMLTextAreaElement) write(control, 'tyre');
    else if (control instanceof HTMLInputElement && !/checkbox|radio/.test(control.type)) write(control, 'tyre');
    else control.click();
  };
  const { pathname } = location;
  const problems: string[] = [];
  for (let control = next(); control && problems.length === 0; control = next()) {
    const name = nameOf(control);
    pressed.add(control);
    times.set(name, (times.get(name) ?? 0) + 1);
    if (control instanceof HTMLElement) press(control);
    await rest();
    problems.push(...window.lostChanges().map((change) => `${name}: ${change}`));
    if (document.title.startsWith('Unexpected')) problems.push(`${name}: ${document.title}`);
    if (location.pathname === pathname) continue;
    history.back();
    while (location.pathname !== pathname) await frame();
    await rest();
  }
  return problems;
}

/** Presses every control in the order of the page, or from its end. @returns what was found wrong */
export const pressAll = (page: Page, within: string, order: 'from the top' | 'from the end'): Promise<string[]> =>
  page.evaluate(pressControls, { within, fromEnd: order === 'from the end' });
