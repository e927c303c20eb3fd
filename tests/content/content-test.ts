import { test as base } from '@playwright/test';
import { expect } from '../problems.ts';
import { readContent, type Content } from './read-content.ts';
import { readSite, type ReadSite } from './read-site.ts';

/** Records whether something holds, and the sentence that says what is wrong if not. */
export type Check = (holds: boolean, otherwise: string) => void;

/** Playwright's test of a property that must hold for the built site of any data folder. */
export const test = base.extend<{ check: Check }, { content: Content; site: ReadSite }>({
  content: [({}, use) => use(readContent(process.env['CONTENT_DATA'] ?? '')), { scope: 'worker' }],
  site: [
    async ({ browser, content }, use) => use(await readSite(process.env['SITE_ADDRESS'] ?? '', browser, content)),
    { scope: 'worker' },
  ],
  check: async ({}, use) => {
    const problems: string[] = [];
    await use((holds, otherwise) => {
      if (!holds) problems.push(otherwise);
    });
    expect(problems).toBeNone();
  },
});
