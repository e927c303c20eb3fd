import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './development-server.ts';
import { hydrated } from './site-test.ts';

test.describe.configure({ mode: 'serial' });
test.afterEach(({ development }) => expect(development.hasEnded()).toBe(false));

test('a changed file shows at once, without a new load of the page', async ({ page, development }) => {
  await page.goto(`${development.address}/blt150`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const words = 'A sentence that an editor has just written.';
  await development.edit('models/blt150.yaml', (text) => text.replace('features:', `features:\n  - ${words}`));
  await expect(page.getByText(words)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('an invalid file is explained in the overlay and the terminal, and the page stays', async ({
  page,
  development,
}) => {
  await page.goto(`${development.address}/blt200`);
  await hydrated(page);
  const valid = await readFile(path.join(development.folder, 'models/blt200.yaml'), 'utf8');
  const line = valid.split('\n').findIndex((text) => text.startsWith('category:')) + 1;
  await development.edit('models/blt200.yaml', (text) => text.replace('category:', 'categry:'));
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(`models/blt200.yaml:${line}:1`);
  await expect(overlay).toContainText('category');
  await expect(overlay).toContainText('fix:');
  expect(development.output()).toContain(`blt200.yaml:${line}:1`);
  await expect(page.getByRole('heading', { level: 1, name: 'BLT200' })).toHaveCount(1);
  await page.reload();
  await expect(overlay).toContainText(`models/blt200.yaml:${line}:1`);
  await expect(page.getByRole('heading', { level: 1, name: 'BLT200' })).toHaveCount(1);

  await development.edit('models/blt200.yaml', () => valid);
  await expect(overlay).toHaveCount(0);
});

test('a malformed address does not end the server', async ({ page, development }) => {
  for (const address of ['/%', '/%E0%A4', '/assets/%2f', '//']) {
    const response = await page.request.get(development.address + address, { headers: { Accept: 'text/html' } });
    expect([200, 400, 404], address).toContain(response.status());
  }
});
