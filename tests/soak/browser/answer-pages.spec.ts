import type { Page } from '@playwright/test';
import type { Enquiry } from '../../../src/enquiry/contract/enquiry.ts';
import { sampleEnquiry } from '../../enquiry/support/post-enquiry.ts';
import { startService, type Service } from '../../enquiry/support/service.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { barriersOn } from '../../e2e/find-barriers.ts';
import { expect, test as onSite } from '../../e2e/site-test.ts';

/** Runs the enquiry service alone, without the site's files. */
const alone = onSite.extend<object, { service: Service }>({
  service: [
    async ({}, use) => {
      const service = await startService({ STORE_DIR: temporaryFolder('answer-pages'), LOG_LEVEL: 'warn' });
      await use(service);
      await service.end();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ service }, use) => use(service.url),
});

/** Submits a form without JavaScript. */
async function post(page: Page, baseURL: string | undefined, enquiry: Enquiry): Promise<void> {
  const inputs = Object.entries(enquiry).map(([name, value]) => `<input name="${name}" value="${value}">`);
  await page.setContent(
    `<form method="post" action="${baseURL}/send-email">${inputs.join('')}<button>Go</button></form>`,
  );
  await page.getByRole('button').click();
  await page.waitForURL('**/send-email');
}

const answers: [string, Partial<Enquiry>, RegExp][] = [
  ['the thanks', {}, /Thank you/],
  ['the form with its errors', { name: '', phone: '12', email: 'nobody' }, /Please correct these fields/],
];

for (const [where, test] of [
  ['the service alone', alone],
  ['the site', onSite],
] as const) {
  // The service alone has none of the site's files (404); a form with errors is answered with 422.
  const expectedConsole = where === 'the site' ? /422/ : /422|404/;
  test.describe(where, () => {
    test.use({ viewport: { width: 320, height: 800 }, expectedConsole });
    for (const [what, changes, heading] of answers) {
      test(`axe finds nothing on ${what}, which fits a phone and shows the logo`, async ({ page, baseURL }) => {
        await post(page, baseURL, sampleEnquiry(where, changes));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        const logo = page.locator('header img');
        // The service alone has no files; a proxy gives it the site's address.
        await expect(logo).toHaveAttribute('src', /^\/media\//);
        if (where === 'the site')
          expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        expect(await barriersOn(page)).toEqual([]);
      });
    }
  });
}
