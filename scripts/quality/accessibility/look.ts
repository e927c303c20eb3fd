import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 at level AA with all that it includes, and what axe holds for good practice beside it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const inOneLine = (html: string) => html.replace(/\s+/g, ' ').slice(0, 160);

/**
 * What axe finds on the page as it stands, a line each. Frames are left out (the editor's shows a page of the site, which is
 * looked at as such), so that axe runs in the page itself, in half of the time.
 */
export async function findAxeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode(true)
    .withTags(tags)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${inOneLine(html)}`));
}

/** How far the page scrolls sideways, and what reaches out of the window; nothing when it doesn't. */
export async function findSidewaysFaults(page: Page): Promise<string[]> {
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

/** What moves although the visitor has asked for less motion. */
export async function findMotionFaults(page: Page): Promise<string[]> {
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

/** All that is wrong with the page as it stands, a line each. */
export async function look(page: Page): Promise<string[]> {
  return [...(await findSidewaysFaults(page)), ...(await findMotionFaults(page)), ...(await findAxeFaults(page))];
}
