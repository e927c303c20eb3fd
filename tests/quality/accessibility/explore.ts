import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { waitUntilStill } from './visit.ts';

/** Limit for states per page; reaching it means that the exploration itself is broken. */
export const maxStates = 60;

/** In milliseconds, for the controls of a reopened page, since lazy components load later. It only ends a hang. */
const TIMEOUT = 60_000;

export interface Exploration {
  states: number;
  problems: string[];
}

/** The first and last unknown controls of each group of similar ones. */
function pickNew(controls: readonly Control[], known: Set<string>, maxAlike: number): Control[] {
  const groups = Map.groupBy(
    controls.filter(({ alike }) => !known.has(alike)),
    ({ alike }) => alike,
  );
  for (const alike of groups.keys()) known.add(alike);
  return [...groups.values()].flatMap((group) =>
    group.length <= maxAlike ? group : [...group.slice(0, maxAlike - 1), ...group.slice(-1)],
  );
}

/** Activates a control with the keyboard. @returns the problems */
async function work(page: Page, { index }: Control): Promise<string[]> {
  const control = page.locator(controlSelector).nth(index);
  const isThere = await control.waitFor({ state: 'attached', timeout: TIMEOUT }).then(
    () => true,
    () => false,
  );
  if (!isThere) return ['it is not there when the page is opened again'];
  await control.focus();
  const isTicked = await control.evaluate((element) => element instanceof HTMLInputElement);
  await page.keyboard.press(isTicked ? 'Space' : 'Enter');
  await waitUntilStill(page);
  const isLost = await page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
  return isLost ? ['the focus is lost'] : [];
}

/**
 * Activates every control of a page with the keyboard, including those that appear, and checks every new state.
 * @param open opens the page in the same initial state each time
 * @param within selector of the part of the page to explore
 * @param maxAlike limit for similar controls: the first ones and the last
 */
export async function explore(
  page: Page,
  open: () => Promise<void>,
  within: string,
  maxAlike: number,
): Promise<Exploration> {
  const known = new Set<string>();
  const seen = new Set<string>();
  const problems = new Set<string>();
  const reopen = async () => {
    // Stored settings would change the initial state.
    if (page.url().startsWith('http')) await page.evaluate(clearStores);
    await open();
  };
  await reopen();
  const start = page.url();
  const first = await readState(page, within);
  seen.add(first.signature);
  const paths: Control[][] = pickNew(first.controls, known, maxAlike).map((control) => [control]);
  for (const problem of await look(page)) problems.add(problem);
  for (let path = paths.shift(); path; path = paths.shift()) {
    await reopen();
    const trouble: string[] = [];
    for (const control of path) trouble.push(...(await work(page, control)));
    const describe = (problem: string) => `after ${path.map(({ name }) => `“${name}”`).join(', ')}: ${problem}`;
    if (new URL(page.url()).pathname !== new URL(start).pathname) continue;
    for (const problem of trouble) problems.add(describe(problem));
    const state = await readState(page, within);
    if (seen.has(state.signature)) continue;
    seen.add(state.signature);
    for (const problem of await look(page)) if (!problems.has(problem)) problems.add(describe(problem));
    paths.push(...pickNew(state.controls, known, maxAlike).map((control) => [...path, control]));
    if (seen.size > maxStates) {
      problems.add(`more than ${maxStates} states: the search for controls that are alike fails`);
      break;
    }
  }
  return { states: seen.size, problems: [...problems] };
}

/** Deletes what the page has stored: settings, and the proposals of the editor. */
async function clearStores(): Promise<void> {
  localStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) {
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(name);
      for (const end of ['success', 'blocked', 'error']) request.addEventListener(end, resolve);
    });
  }
}

interface Control {
  /** Index among all controls of the document. */
  index: number;
  /** Equal for controls with the same markup, part of the page and state. */
  alike: string;
  /** Accessible name. */
  name: string;
}

interface State {
  /** Equal for states with the same visible elements and attributes, apart from texts. */
  signature: string;
  controls: Control[];
}

/** Controls that change the page in place, including links to large pictures and the search, which open in place. */
export const controlSelector =
  'button, summary, [role="tab"], input[type="radio"], input[type="checkbox"], ' +
  // The drawings of lines and of wear parts are links that leave the page; the others open as large as the window.
  'main a[href^="/drawings/"]:not([href^="/drawings/lines/"], td a), main a[href^="/media/"], header a[href="/search"]';

/** The visible, enabled controls of the page. @param within selector of the part of the page */
async function readState(page: Page, within: string): Promise<State> {
  return page.evaluate(
    ({ selector, place: where }) => {
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      const part = dialog ?? document.querySelector(where) ?? document.body;
      const attributes = [
        'class',
        'role',
        'aria-pressed',
        'aria-expanded',
        'aria-selected',
        'aria-current',
        'aria-disabled',
      ];
      const looks = (element: Element) =>
        [
          element.tagName,
          ...attributes.map((name) => element.getAttribute(name) ?? ''),
          element instanceof HTMLInputElement ? `${element.type}${element.checked}` : '',
        ].join(' ');
      const controls = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, index) => {
        const { width } = element.getBoundingClientRect();
        const isThere = part.contains(element) && element.checkVisibility() && width > 0;
        if (!isThere || element.matches(':disabled') || element.closest('[inert]')) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        const place = element.parentElement?.closest('[id]')?.id ?? '';
        return [{ index, alike: `${place} ${looks(element)}`, name: (name || element.id).slice(0, 40) }];
      });
      const seen = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
      return { signature: seen.map(looks).join('\n'), controls };
    },
    { selector: controlSelector, place: within },
  );
}
