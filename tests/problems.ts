import { expect as base } from '@playwright/test';

/** Playwright's `expect`, and `toBeNone` for a list of problems: it fails with one line for each. */
export const expect = base.extend({
  toBeNone: (problems: readonly string[]) => ({
    pass: problems.length === 0,
    message: () => problems.join('\n'),
  }),
});
