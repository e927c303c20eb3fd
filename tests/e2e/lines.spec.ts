import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inOrder, openEditor, previewed } from './editor-steps.ts';
import { expect, open, sweep, test } from './site-test.ts';

const chips = '/tyre-chip-line';
const figure = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div', { has: page.getByText(label, { exact: true }) })
    .locator('dd');
const machine = (page: Page, number: number) => page.getByRole('table').getByRole('row').nth(number);

test('a buyer of 3 t/h of truck tyres finds the machines, the power, the floor, the height and the trucks in three clicks', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Our Products' }).click();
  await page.getByRole('link', { name: 'Production lines' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Tyre Chip Line' }).click();
  await expect(page).toHaveURL(chips);
  await expect(figure(page, 'Feed')).toHaveText('Whole truck tyres, 3 t/h');
  await expect(figure(page, 'Product')).toHaveText('Tyre chips, ≤ 28 mm');
  await expect(machine(page, 2)).toContainText('SHT6000');
  await expect(machine(page, 4)).toContainText('Rasper');
  await expect(figure(page, 'Connected power')).toHaveText('221–257 kW stated by 4 of 6 machines');
  await expect(figure(page, 'Floor as drawn, indicative')).toHaveText(/^[\d.]+\s×\s[\d.]+\sm$/);
  await expect(figure(page, 'Truckloads, indicative')).toHaveText('at least 1 stated by 1 of 6 machines');
  // A hall of 5 m is not high enough.
  const height = (await figure(page, 'Highest point, indicative').textContent()) ?? '';
  expect(Number.parseFloat(height)).toBeGreaterThan(5);
});

test('on a phone the Tab key goes down the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, chips);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().focus();
  const tops: number[] = [];
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    tops.push(await page.evaluate(() => (document.activeElement?.getBoundingClientRect().top ?? 0) + scrollY));
  }
  const upwards = tops.filter((top, index) => top < (tops[index - 1] ?? 0) - 60);
  expect(upwards, String(tops)).toEqual([]);
});

test('machines, totals, drawing, files and enquiry follow the throughput, which the address keeps', async ({
  page,
}) => {
  await open(page, chips);
  const main = page.getByRole('main');
  const large = main.getByRole('button', { name: 'up to 12.5 t/h', exact: true });
  await large.click();
  const isLarge = async () => {
    await expect(large).toHaveAttribute('aria-pressed', 'true');
    await expect(machine(page, 2)).toContainText('SHT12000');
    await expect(figure(page, 'Connected power')).toHaveText('295–345 kW stated by 4 of 6 machines');
    await expect(figure(page, 'Transport')).toContainText('1 on a 40 ft flat rack');
    const picture = main.getByRole('img', { name: 'Tyre Chip Line up to 12.5 t/h, three-quarter view' });
    await expect(picture).toHaveAttribute('src', /tyre-chip-line_12-5-picture/);
    await expect(main.getByRole('img', { name: 'Tyre Chip Line up to 12.5 t/h, elevation and plan' })).toBeVisible();
    for (const [name, address] of [
      ['CAD (DXF)', '/tyre-chip-line_12-5.dxf'],
      ['3D (GLB)', '/tyre-chip-line_12-5.glb'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
    const enquiry = main.getByRole('link', { name: 'Enquire Us', exact: true }).first();
    await expect(enquiry).toHaveAttribute('href', /SHT12000/);
  };
  await isLarge();
  await expect(page).toHaveURL(`${chips}?throughput=12.5`);
  await page.reload();
  await isLarge();
  await open(page, `${chips}?throughput=8`);
  await isLarge();
  // A comma, as in most of Europe; what is no throughput shows the default.
  await open(page, `${chips}?throughput=8,0`);
  await isLarge();
  for (const odd of ['abc', '-1', '0', ''])
    await open(page, `${chips}?throughput=${odd}`).then(() => expect(machine(page, 2)).toContainText('SHT6000'));
  await open(page, `${chips}?throughput=8.0`);
  await isLarge();
  await main.getByRole('button', { name: 'up to 7 t/h', exact: true }).click();
  await expect(machine(page, 2)).toContainText('SHT6000');
  await main.getByRole('link', { name: 'Compare these sizes' }).click();
  await expect(page.getByRole('row', { name: /Connected power/ })).toContainText('295–345 kW');
  await page.getByRole('main').getByRole('link', { name: 'Tyre Chip Line up to 12.5 t/h', exact: true }).click();
  await isLarge();
});

test.describe('the picture of a line', () => {
  // Software WebGL logs that it reads pixels.
  test.use({ expectedConsole: /ReadPixels|GPU stall/ });

  test(
    'a line is shown in a picture as wide as the page, and in 3D by a link; its power is larger than who states it',
    { tag: sweep },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, `${chips}#3d`);
      const view = page.getByRole('main').getByRole('button', { name: /^Tyre Chip Line up to 7 t\/h in 3D/ });
      const { width = 0, height = 1 } = (await view.boundingBox()) ?? {};
      // As wide as the line is long.
      expect(width / height).toBeCloseTo(640 / 280, 1);
      await page.keyboard.press('Escape');
      const { width: shown = 0 } = (await page.getByRole('img', { name: /three-quarter view/ }).boundingBox()) ?? {};
      expect(shown).toBeGreaterThan(900);
      // The power of the line is its number, who states it a note.
      const size = (text: string) =>
        figure(page, 'Connected power')
          .getByText(text)
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(await size('221–257')).toBeGreaterThan(2 * (await size('stated by 4 of 6')));
    },
  );
});

test('the throughput as given can be read on the pressed button', async ({ page }) => {
  await open(page, chips);
  await page.getByRole('button', { name: 'Imperial' }).click();
  const pressed = page.getByRole('button', { name: 'up to 7.72 US ton/h', pressed: true });
  const given = pressed.getByText('(given as 7 t/h)');
  await expect(given).toHaveCSS('color', await pressed.evaluate((button) => getComputedStyle(button).color));
});

test('a size that is taken out of the comparison leaves the page of the other', async ({ page }) => {
  await open(page, '/compare/tyre-chip-line');
  await page.getByRole('button', { name: 'Remove Tyre Chip Line up to 7 t/h' }).click();
  await expect(page).toHaveURL(`${chips}?throughput=12.5`);
  await expect(machine(page, 2)).toContainText('SHT12000');
});

test('two sizes stand side by side on a phone; a few lines fill the width of a desk', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/compare/tyre-chip-line');
  const frame = page.getByRole('region', { name: / · / });
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/lines');
  const card = page.getByRole('listitem').filter({ hasText: 'Whole truck tyres' });
  const { width = 0 } = (await card.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(350);
});

test('the form says which line, and the message names its machines', async ({ page }) => {
  await open(page, `${chips}?throughput=8`);
  await page.getByRole('main').getByRole('link', { name: 'Enquire Us', exact: true }).first().click();
  await expect(page.getByLabel('Machinery')).toHaveValue('lines');
  await expect(page.getByLabel('Applications')).toHaveValue('Tyre Chip Line');
  await expect(page.getByLabel('Message')).toHaveValue(
    /^Tyre Chip Line up to 12.5 t\/h: Feeding & Discharge Conveyors, SHT12000, .*, Rasper,/,
  );
  await expect(
    page.getByRole('main').getByText('Tyre Chip Line up to 12.5 t/h', { exact: true }).first(),
  ).toBeVisible();
});

test('the enquiry about two sizes names the machines of both', async ({ page }) => {
  await open(page, '/compare/tyre-chip-line');
  await page.getByRole('link', { name: /^Enquire Us: / }).click();
  await expect(page.getByLabel('Message')).toHaveValue(
    /^Tyre Chip Line up to 7 t\/h: .*, SHT6000, .*\nTyre Chip Line up to 12.5 t\/h: .*, SHT12000, .*, Feeding & Discharge Conveyors$/,
  );
});

/** The names of the files in a ZIP: its central directory (APPNOTE 6.3, 4.3.12). */
function namesInZip(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 46))
    names.push(bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28)));
  return names;
}

test('all files of a line, or of a machine, are saved as one ZIP', async ({ page }) => {
  const save = async (press: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    return [download.suggestedFilename(), ...namesInZip(await readFile(await download.path()))];
  };
  await open(page, chips);
  expect(await save(() => page.getByRole('button', { name: 'All files (ZIP)' }).click())).toEqual([
    'tyre-chip-line.zip',
    'tyre-chip-line.pdf',
    'tyre-chip-line.dxf',
    'tyre-chip-line.glb',
  ]);
  await open(page, '/downloads');
  const row = page.getByRole('row', { name: 'SHT6000' });
  expect(await save(() => row.getByRole('button', { name: 'ZIP' }).click())).toEqual([
    'sht6000.zip',
    'sht6000.pdf',
    'sht6000.dxf',
    'sht6000.glb',
  ]);
  await expect(page.getByRole('row', { name: 'up to 12.5' }).getByRole('link', { name: /DXF/ })).toBeVisible();
});

test.describe('where a file cannot be fetched', () => {
  test.use({ expectedConsole: /503/ });

  test('the button says so', async ({ page }) => {
    await open(page, '/sht6000');
    await page.route('**/*.glb', (route) => route.fulfill({ status: 503 }));
    await page.getByRole('button', { name: 'All files (ZIP)' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The files could not be fetched' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a line is complete for its own throughput', async ({ page }) => {
    await page.goto(`${chips}?throughput=8`);
    await expect(machine(page, 2)).toContainText('SHT6000');
    await expect(figure(page, 'Connected power')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'CAD (DXF)' })).toBeVisible();
    await page.getByRole('link', { name: 'Compare these sizes' }).click();
    await expect(page.getByRole('row', { name: /Connected power/ })).toContainText('295–345 kW');
  });
});

test('the pages of its machines link to a line, and say how they travel', async ({ page }) => {
  await open(page, '/sht6000');
  await expect(figure(page, 'Transport')).toHaveText('in a 40 ft high-cube container');
  await page.getByRole('main').getByRole('link', { name: 'Tyre Chip Line' }).click();
  await expect(page).toHaveURL(chips);
});

test(
  'in the editor the stations of a line are chosen from the catalogue, and the preview follows',
  { tag: sweep },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openEditor(page, 'lines/tyre-chip-line.yaml');
    await inOrder(page);
    const shredder = page.getByLabel('Name', { exact: true }).nth(1);
    await expect(shredder.locator('option:checked')).toHaveText('SHT6000 (sht6000)');
    await shredder.selectOption('sht12000');
    const site = previewed(page);
    await expect(site.getByRole('heading', { level: 1, name: 'Tyre Chip Line' })).toBeVisible();
    await expect(site.getByRole('row', { name: /SHT12000/ })).toBeVisible();
    // The preview draws the line itself: its file is not online.
    await expect(site.locator('picture img[src^="data:image/svg+xml"]')).toBeVisible();
  },
);
