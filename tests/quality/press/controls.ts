import type { Page } from '@playwright/test';
import { controlSelector } from '../accessibility/explore.ts';

/** A control, identified by its markup and text. */
export interface PressedControl {
  /** Path of its page. */
  path: string;
  /** Tag, role and classes, or the classes of what it stands in: the same for controls of one kind. */
  kind: string;
  name: string;
  /** Path of the link's target, if it is a link. */
  href: string | undefined;
}

/** The controls of a page that act at once: no submit buttons, disabled ones or current selections. */
export async function controlsOf(page: Page, path: string): Promise<PressedControl[]> {
  const found = await page.locator(controlSelector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const isSubmit = element instanceof HTMLButtonElement && element.type === 'submit';
      const isIdle = element.matches(':disabled, [inert] *, [aria-current="true"], [type="radio"]:checked');
      if (isSubmit || isIdle || !element.checkVisibility({ visibilityProperty: true })) return [];
      return [
        {
          kind: `${element.tagName} ${element.role ?? ''} ${element.className || element.closest('[class]')?.className}`,
          name: (
            element.getAttribute('aria-label') ??
            (element instanceof HTMLInputElement ? element.labels?.[0] : element)?.textContent ??
            ''
          ).trim(),
          href: element.getAttribute('href') ?? undefined,
        },
      ];
    }),
  );
  return found.map((control) => ({ ...control, path }));
}

/** Scrolls a control into view. @returns its centre; undefined while it is missing */
export async function middleOf(
  page: Page,
  { kind, name }: PressedControl,
): Promise<{ x: number; y: number } | undefined> {
  return page.locator(controlSelector).evaluateAll(
    (elements, wanted) => {
      const nameOf = (candidate: Element) =>
        candidate.getAttribute('aria-label') ??
        (candidate instanceof HTMLInputElement ? candidate.labels?.[0] : candidate)?.textContent ??
        '';
      const element = elements.find(
        (candidate) =>
          `${candidate.tagName} ${candidate.role ?? ''} ${candidate.className || candidate.closest('[class]')?.className}` ===
            wanted.kind &&
          nameOf(candidate).trim() === wanted.name &&
          candidate.checkVisibility({ visibilityProperty: true }),
      );
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return width > 0 ? { x: x + width / 2, y: y + height / 2 } : undefined;
    },
    { kind, name },
  );
}

/** What a visitor sees of a page, as one text: content and states, without the time of day. */
export async function lookOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const names = [
      'class',
      'aria-label',
      'aria-pressed',
      'aria-expanded',
      'aria-selected',
      'aria-current',
      'src',
      'open',
    ];
    const look = (element: Element) => {
      const texts = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
      const isChecked = element instanceof HTMLInputElement && element.checked;
      return [...names.map((name) => element.getAttribute(name)), isChecked, ...texts].join('|');
    };
    const seen = [...document.querySelectorAll('#root *, dialog *')].filter((element) => element.checkVisibility());
    return [location.pathname, ...seen.map(look)].join('\n').replaceAll(/\d?\d:\d\d/g, '');
  });
}
