import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 level AA, everything that it includes, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const inOneLine = (html: string) => html.replace(/\s+/g, ' ').slice(0, 160);

/**
 * Which elements use the system's forced colours. axe reads the text colour from `-webkit-text-fill-color`, where
 * Chromium keeps the page's colour, so its contrast findings for them are wrong.
 */
async function findForced(page: Page, selectors: string[]): Promise<boolean[]> {
  return page.evaluate((all) => {
    if (!matchMedia('(forced-colors: active)').matches) return [];
    return all
      .map((selector) => document.querySelector(selector))
      .map((element) => element !== null && getComputedStyle(element).forcedColorAdjust === 'auto');
  }, selectors);
}

/**
 * The problems that axe finds on the page, one per line. Frames are skipped, which halves the time (the editor's frame
 * shows a page that is checked by itself).
 */
export async function findAxeProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode(true)
    .withTags(tags)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => ({ id, html, target })));
  const forced = await findForced(
    page,
    found.map(({ target }) => String(target)),
  );
  return found
    .filter(({ id }, index) => id !== 'color-contrast' || !forced[index])
    .map(({ id, html }) => `${id}: ${inOneLine(html)}`);
}

/** How far the page scrolls sideways, and what overflows the window; empty when it does not. */
export async function findSidewaysProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1,
    );
    const last = wide.at(-1)?.outerHTML.slice(0, 120) ?? '';
    return [`scrolls sideways by ${scrollWidth - clientWidth} px: ${last}`];
  });
}

/** Animations that run despite reduced motion. */
export async function findMotionProblems(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `moves: ${target?.outerHTML.slice(0, 120) ?? ''}`;
      }),
  );
}

/**
 * With forced colours, which remove backgrounds and shadows: controls that look the same whether they are selected,
 * current, open or not. Compares each with its state removed.
 */
export async function findStateProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (!matchMedia('(forced-colors: active)').matches) return [];
    const states = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-expanded', 'aria-current'];
    const still = new CSSStyleSheet();
    still.replaceSync('*,*::before,*::after{transition:none!important}');
    document.adoptedStyleSheets.push(still);
    const lookOf = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((part) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
        .map((style) =>
          [
            style.display,
            style.content,
            style.color,
            style.backgroundColor,
            style.border,
            style.outline,
            style.textDecoration,
            style.fontWeight,
            style.transform,
            style.stroke,
          ].join(),
        )
        .join();
    const lost = states.flatMap((state) =>
      [...document.querySelectorAll(`:is(a, button, [role=tab], [role=option])[${state}]:not([${state}=false])`)]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const [value, shown] = [element.getAttribute(state) ?? '', lookOf(element)];
          if (state === 'aria-current') element.removeAttribute(state);
          else element.setAttribute(state, 'false');
          const hidden = lookOf(element);
          element.setAttribute(state, value);
          return shown === hidden;
        })
        .map((element) => `${state} is not seen: ${element.outerHTML.slice(0, 120)}`),
    );
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    return lost;
  });
}

/** All problems of the page in its current state, one per line. */
export async function look(page: Page): Promise<string[]> {
  const looks = [findSidewaysProblems, findMotionProblems, findStateProblems, findAxeProblems];
  const problems: string[] = [];
  for (const find of looks) problems.push(...(await find(page)));
  return problems;
}
