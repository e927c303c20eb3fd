import { expect, open, test } from './site-test.ts';

test('the downloads page lists every file with its size and a notice; machine pages, footer and sitemap link to it, and it links to each machine', async ({
  page,
  request,
}) => {
  await open(page, '/downloads');
  const main = page.getByRole('main');
  await expect(main).toContainText('Indicative envelope, not for manufacture');
  const row = main.getByRole('row', { name: 'SHT6000' });
  for (const format of ['PDF', 'DXF', 'GLB']) {
    const link = row.getByRole('link', { name: `SHT6000 ${format}` });
    await expect(link).toHaveText(/\d (?:kB|MB)$/);
    const address = (await link.getAttribute('href')) ?? '';
    const response = await request.get(address);
    const bytes = (await response.body()).length;
    const [, shown = ''] = /(\d+) kB$/.exec((await link.textContent()) ?? '') ?? [];
    expect(Math.abs(bytes / 1000 - Number(shown)), address).toBeLessThanOrEqual(1);
  }
  const addresses = await main
    .locator('a[download]')
    .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
  for (const address of new Set(addresses))
    expect((await request.head(address ?? '')).status(), address ?? '').toBe(200);
  expect(addresses.length).toBeGreaterThan(40);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: 'SHT6000 DXF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sht6000.dxf');

  await open(page, '/blt150');
  await page.getByRole('main').getByRole('link', { name: 'All downloads' }).click();
  await expect(page).toHaveURL('/downloads');
  await page.getByRole('main').getByRole('link', { name: 'Rasper', exact: true }).click();
  await expect(page).toHaveURL('/Rasper');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Downloads' })).toHaveAttribute(
    'href',
    '/downloads',
  );

  expect(await (await request.get('/sitemap.xml')).text()).toContain('/downloads</loc>');
});

test.describe('on a phone with Android', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  });

  test('a machine can be put into the camera’s picture', async ({ page }) => {
    await open(page, '/blt150');
    const link = page.getByRole('link', { name: 'See it in your hall' });
    // An element that appears by itself would move the page below.
    await expect(link).toHaveCount(0);
    await page.getByRole('button', { name: 'View in 3D' }).click();
    await expect(link).toHaveAttribute('href', /^intent:\/\/arvr\.google\.com\/.*%2Fblt150\.glb&.*;end;$/);
  });
});

test('elsewhere nothing is offered that would not work', async ({ page }) => {
  await open(page, '/blt150');
  await page.getByRole('button', { name: 'View in 3D' }).click();
  await expect(page.getByRole('button', { name: 'View in 3D' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'See it in your hall' })).toHaveCount(0);
});
