import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../e2e/development-server.ts';

test.describe.configure({ mode: 'serial' });
test.afterEach(({ development }) => expect(development.hasEnded()).toBe(false));

test('a new file brings its page', async ({ page, development }) => {
  const model = await readFile(path.join(development.folder, 'models/blt250.yaml'), 'utf8');
  await development.edit('models/blt300.yaml', () => model.replaceAll('BLT250', 'BLT300'));
  await expect(async () => {
    const response = await page.goto(`${development.address}/blt300`);
    expect(response?.status()).toBe(200);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'BLT300' })).toBeVisible();
  expect((await page.request.get(`${development.address}/blt300.pdf`)).headers()['content-type']).toBe(
    'application/pdf',
  );
  expect((await page.request.get(`${development.address}/drawings/models/blt300-front.svg`)).status()).toBe(200);
});

test('a photo is made when a page asks for it', async ({ page, development }) => {
  await page.goto(`${development.address}/blt200`);
  const photo = page.locator('main img[src*="/assets/photos/models/blt200/"]').first();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('the enquiry form is answered', async ({ request, development }) => {
  const response = await request.post(`${development.address}/send-email`, { data: { name: '' } });
  expect([400, 422]).toContain(response.status());
});

test('an address of old leads on, as on the built site', async ({ request, development }) => {
  await development.edit('site.yaml', (text) => `${text}redirects:\n  /old-baler: /baler\n`);
  await expect(async () => {
    const options = { maxRedirects: 0, headers: { Accept: 'text/html' } };
    const response = await request.get(`${development.address}/Old-Baler/?a=b`, options);
    expect([response.status(), response.headers()['location']]).toEqual([301, '/baler?a=b']);
  }).toPass();
});
