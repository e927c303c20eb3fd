import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { settle } from './visit.ts';

/** States of one page that are looked at; beyond that it is said that something is wrong with the search itself. */
const statesAtMost = 60;

/** Milliseconds within which a page that was opened again has all its controls: parts of it come late. */
const PATIENCE = 5000;

export interface Exploration {
  states: number;
  problems: string[];
}

/** Of each group of controls that are alike and not yet known the first ones and the last. */
function pickNew(controls: readonly Control[], known: Set<string>, alikeAtMost: number): Control[] {
  const groups = Map.groupBy(
    controls.filter(({ alike }) => !known.has(alike)),
    ({ alike }) => alike,
  );
  for (const alike of groups.keys()) known.add(alike);
  return [...groups.values()].flatMap((group) =>
    group.length <= alikeAtMost ? group : [...group.slice(0, alikeAtMost - 1), ...group.slice(-1)],
  );
}

/** Works a control by the keyboard. @returns what is wrong with that */
async function work(page: Page, { index }: Control): Promise<string[]> {
  const control = page.locator(controlSelector).nth(index);
  const isThere = await control.waitFor({ state: 'attached', timeout: PATIENCE }).then(
    () => true,
    () => false,
  );
  if (!isThere) return ['it is not there when the page is opened again'];
  await control.focus();
  const isTicked = await control.evaluate((element) => element instanceof HTMLInputElement);
  await page.keyboard.press(isTicked ? 'Space' : 'Enter');
  await settle(page);
  const isLost = await page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
  return isLost ? ['the focus is lost'] : [];
}

/**
 * Works every control of a page by the keyboard, and every control that comes to sight with that, and looks at every
 * state that is new.
 * @param open opens the page as it is before anything was done, the same way each time
 * @param within the part of the page whose controls are worked
 * @param alikeAtMost of controls that are built alike so many are worked: the first ones and the last
 */
export async function explore(
  page: Page,
  open: () => Promise<void>,
  within: string,
  alikeAtMost: number,
): Promise<Exploration> {
  const known = new Set<string>();
  const seen = new Set<string>();
  const problems = new Set<string>();
  const openAnew = async () => {
    // What is remembered on the device would make another page of it.
    if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear());
    await open();
  };
  await openAnew();
  const start = page.url();
  const first = await readState(page, within);
  seen.add(first.signature);
  const ways: Control[][] = pickNew(first.controls, known, alikeAtMost).map((control) => [control]);
  for (const problem of await look(page)) problems.add(problem);
  for (let way = ways.shift(); way; way = ways.shift()) {
    await openAnew();
    const trouble: string[] = [];
    for (const control of way) trouble.push(...(await work(page, control)));
    const said = (problem: string) => `after ${way.map(({ name }) => `“${name}”`).join(', ')}: ${problem}`;
    if (new URL(page.url()).pathname !== new URL(start).pathname) continue;
    for (const problem of trouble) problems.add(said(problem));
    const state = await readState(page, within);
    if (seen.has(state.signature)) continue;
    seen.add(state.signature);
    for (const problem of await look(page)) if (!problems.has(problem)) problems.add(said(problem));
    ways.push(...pickNew(state.controls, known, alikeAtMost).map((control) => [...way, control]));
    if (seen.size > statesAtMost) {
      problems.add(`more than ${statesAtMost} states: the search for controls that are alike fails`);
      break;
    }
  }
  return { states: seen.size, problems: [...problems] };
}

interface Control {
  /** Its place among all controls of the document. */
  index: number;
  /** The same for controls that are built alike, stand in the same part of the page and are in the same state. */
  alike: string;
  /** How it is read. */
  name: string;
}

interface State {
  /** The same for states that look alike to a machine: what is visible, and its attributes, texts aside. */
  signature: string;
  controls: Control[];
}

/** What changes a page without leaving it: links to large pictures and to the search are opened in place. */
export const controlSelector =
  'button, summary, [role="tab"], input[type="radio"], input[type="checkbox"], ' +
  'main a[href^="/drawings/"], main a[href^="/media/"], header a[href="/search"]';

/** What can be worked on the page as it stands. @param within the part of the page that is looked at */
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
