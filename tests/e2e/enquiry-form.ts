import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Values a visitor types. */
export const typed = {
  Name: 'A. Buyer',
  Company: 'Sample Recycling Ltd.',
  Email: 'buyer@example.com',
  Website: 'www.example.com',
  Phone: '910000000000',
  Address: '1 Sample Road\nSecond floor',
  City: 'Pune',
  Country: 'India',
  Message: 'Please send a quotation.',
};
export type Label = keyof typeof typed;

export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
export const submit = (page: Page): Locator => page.getByRole('button', { name: 'Submit', exact: true });
export const options = (page: Page, label: string): Locator => field(page, label).locator('option');

/** Waits until the form works offline: the notice of queued enquiries loads with it. */
export async function readyToSend(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
  const findPart = () =>
    performance.getEntriesByType('resource').find(({ name }) => /\/outbox-notice-[^/]*\.js$/.test(name))?.name;
  const part = await page.waitForFunction(findPart);
  // With everything that it imports.
  await part.evaluate((name) => import(String(name)));
}

export async function fill(page: Page, values: Partial<Record<Label, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Waits until the draft is stored on the device. */
export async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith('enquiry:')));
}

/** Records requests to the endpoint; each gets `answer`, or goes to the real service. */
export async function watchPosts(page: Page, answer?: { status: number; body?: string }): Promise<Request[]> {
  const posts: Request[] = [];
  await page.route('**/send-email', (route) => {
    posts.push(route.request());
    return answer ? route.fulfill({ contentType: 'text/plain', ...answer }) : route.continue();
  });
  return posts;
}

/** The applications of each machinery, by its id. */
export const lists: Record<string, string[]> = {
  baler: ['Tyre Scrap Balers', 'Plastic Balers', 'Card Board Balers', 'Metal Balers'],
  shredder: ['Tyre Shredder', 'Metal Shredder', 'Plastic Shredder', 'Paper and Cardboard Shredder'],
  'secondary-shredder': ['Rasper', 'Metal Shredders', 'Plastic Shredder', 'Paper and Cardboard Shredder'],
  'other-equipment': [
    'tumble back feeder',
    'feeding and discharge conveyors',
    'vibrators',
    'classifiers',
    'overband magnetic steel separators',
    'bead wire remover',
    'strip cutter',
    'block cutter',
    'side wall remover',
    'cutting equipment',
    'folding equipment',
  ],
  // Not in the specification.
  lines: ['Tyre Chip Line'],
};

/** Text after the service has accepted an enquiry. */
export const thanked = /^Email sent: Thank you\. We will reply within 48 hours\. Reference: \d{6}-[0-9A-F]{6}$/;

/** Waits while skipping the pauses between retries. Requires a mocked clock (`page.clock.install()`). */
export async function passing(page: Page, wait: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await wait();
  }).toPass();
}

/** Waits in the same way for the result. */
export const outcome = (page: Page, words: string): Promise<void> =>
  passing(page, () => expect(page.getByRole('alert')).toHaveText(words, { timeout: 1000 }));
