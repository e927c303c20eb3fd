import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on a page, or in one part of it, as `rule: elements`. Frames are left out: no page of the site has one of
 * its own, and those of the editor show pages that have their own tests. Only violations are asked for, and in the page
 * itself rather than in a second one: that takes half of the time, and finds the same.
 */
export async function barriersOn(page: Page, within = 'html'): Promise<string[]> {
  const builder = new AxeBuilder({ page }).include(within).exclude('iframe').setLegacyMode(true);
  const { violations } = await builder.options({ resultTypes: ['violations'] }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
