import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Violations that axe finds on a page or part of it, as `rule: elements`. Frames are excluded: only the editor has
 * any, with pages tested elsewhere. Reporting violations only, without axe's second page, halves the time with the
 * same findings.
 */
export async function barriersOn(page: Page, within = 'html'): Promise<string[]> {
  const builder = new AxeBuilder({ page }).include(within).exclude('iframe').setLegacyMode(true);
  const { violations } = await builder.options({ resultTypes: ['violations'] }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
