import type { Page } from '@playwright/test';

export interface Control {
  /** Its place among all controls of the document. */
  index: number;
  /** The same for controls that are built alike, stand in the same part of the page and are in the same state. */
  alike: string;
  /** How it is read. */
  name: string;
}

export interface State {
  /** The same for states that look alike to a machine: what is visible, and its attributes, texts aside. */
  signature: string;
  controls: Control[];
}

/** What changes a page without leaving it: links to large pictures and to the search are opened in place. */
export const controlSelector =
  'button, summary, [role="tab"], input[type="radio"], input[type="checkbox"], ' +
  'main a[href^="/drawings/"], main a[href^="/media/"], header a[href="/search"]';

/** What can be worked on the page as it stands. @param within the part of the page that is looked at */
export async function readState(page: Page, within: string): Promise<State> {
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
