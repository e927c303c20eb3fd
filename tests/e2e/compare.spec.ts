import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './site-test.ts';

const columns = (page: Page): Locator => page.getByRole('table').getByRole('columnheader');
const names = (page: Page) => columns(page).getByRole('link').allTextContents();
const row = (page: Page, label: string): Locator =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${label}`) }) });
const tray = (page: Page): Locator => page.getByRole('region', { name: 'Comparison', exact: true });

test.describe('a prepared comparison without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every figure in one table, distinguishes missing from different figures, and can hide equal rows; the compare page reports unknown machines', async ({
    page,
  }) => {
    await page.goto('/tyrecutting');
    await page.getByRole('link', { name: 'Compare all Tyre Cutting Machines' }).click();
    await expect(page).toHaveURL('/compare/tyrecutting');
    expect(await names(page)).toEqual(['TCPCR100', 'TCTB100', 'TCOTR100']);
    await expect(page.getByRole('table')).toHaveAccessibleName('TCPCR100 · TCTB100 · TCOTR100');
    // A missing figure does not count as a difference.
    await expect(row(page, 'Pressure').getByRole('cell')).toHaveText(['3000 PSI', 'not stated', 'not stated']);
    await expect(row(page, 'Pressure').getByRole('rowheader')).toHaveText('Pressure');
    // What a machine states itself stands in the place of the shared row.
    await expect(row(page, 'Power').getByRole('cell')).toHaveText([/^20\sHP/, /^120–160\sHP/, /^120–160\sHP/]);
    await expect(page.getByRole('button', { name: 'Remove TCTB100' })).toBeHidden();
    await expect(page.getByRole('group', { name: 'Units' })).toBeHidden();
    await expect(page.getByRole('link', { name: /^Enquire Us: / })).toHaveAttribute(
      'href',
      '/enquire?machinery=tyre-cutting&model=TCPCR100&with=TCTB100,TCOTR100',
    );

    await page.goto('/compare/tyreshredder');
    await expect(row(page, 'Length').getByRole('cell')).toHaveText(['5000 mm', /mm$/, /mm$/]);
    await expect(row(page, 'Length').getByRole('rowheader')).toHaveText('Length (differs)');
    await expect(row(page, 'Equipment size')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Only differences' }).check();
    await expect(row(page, 'Length')).toBeVisible();
    await expect(row(page, 'System')).toBeHidden();

    await page.goto('/compare?models=sht6000,sht8000');
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.getByRole('link', { name: 'Compare all Tyre Shredders' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare Tyre Shredders');
  });
});

test.describe('machines that the address names', () => {
  test.use({ expectedConsole: /404/ });

  test('are shown side by side; unknown, repeated and too many models are reported; the form chooses two to four', async ({
    page,
  }) => {
    await page.goto('/compare?models=SHT6000,nix,rasper,sht6000,blt150,blt200,blt250');
    await expect(columns(page)).toHaveCount(3);
    expect(await names(page)).toEqual(['SHT6000', 'Rasper', 'BLT150']);
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      'The catalogue has no machine by this name: nix.Four machines at most stand side by side. Left out: blt200, blt250.',
    );
    await expect(row(page, 'Power').getByRole('cell')).toHaveText(['120–160 HP', '180 HP (132 kW)', 'not stated']);
    await expect(row(page, 'Weight').getByRole('cell')).toHaveText(['about 15500 Kg', 'On request', '9000 kg']);
    await expect(page).toHaveTitle(/^SHT6000, Rasper, BLT150 \| Compare/);
    await page.goto('/compare?models=nix');
    await expect(page.getByText('no machine by this name: nix.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'SHT6000' })).toBeVisible();

    const compare = page.getByRole('main').getByRole('button', { name: 'Compare' });
    await page.getByRole('checkbox', { name: 'BLT150' }).check();
    await expect(compare).toBeDisabled();
    for (const name of ['BLT250', 'SHT6000', 'Rasper']) await page.getByRole('checkbox', { name }).check();
    await expect(page.getByRole('checkbox', { name: 'SHT8000' })).toBeDisabled();
    await compare.click();
    await expect(page).toHaveURL('/compare?models=blt150,blt250,sht6000,rasper');
    await expect(columns(page)).toHaveCount(4);
  });
});

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

  test('machines are chosen, compared and removed; the table scrolls sideways only, under a sticky column, and the page scrolls', async ({
    page,
  }) => {
    await open(page, '/secondaryShredder');
    await page.getByRole('button', { name: 'Compare: Rasper' }).press('Space');
    await expect(page.getByRole('button', { name: 'Compare: Rasper' })).toHaveAttribute('aria-pressed', 'true');
    await expect(tray(page)).toContainText('1 of 4 machines');
    await expect(page.getByText('Rasper added to the comparison, 1 of 4')).toBeAttached();
    await open(page, '/sht6000');
    await page.getByRole('button', { name: 'Compare: SHT6000' }).press('Enter');
    await expect(tray(page)).toContainText('2 of 4 machines');
    // The tray and the page's actions are one bar, none of whose links covers another.
    const [bar, actions] = [await tray(page).boundingBox(), await page.locator('main [data-actions]').boundingBox()];
    for (const part of [bar, actions]) {
      expect(part?.height).toBeLessThanOrEqual(64);
      expect((part?.y ?? 0) + (part?.height ?? 0)).toBe(740);
    }
    for (const action of await page.locator('main [data-actions] a').all()) {
      const { x = 0, width = 0 } = (await action.boundingBox()) ?? {};
      expect(width).toBeGreaterThanOrEqual(44);
      expect(x + width).toBeLessThanOrEqual(bar?.x ?? 0);
    }
    await tray(page).getByRole('link', { name: 'Compare' }).press('Enter');
    await expect(page).toHaveURL('/compare?models=rasper,sht6000');
    await expect(columns(page)).toHaveCount(2);
    await expect(tray(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await open(page, '/enquire');
    await expect(tray(page)).toHaveCount(0);
    await open(page, '/tyreshredder');
    expect((await tray(page).boundingBox())?.height).toBeLessThanOrEqual(64);
    await tray(page).getByRole('button', { name: 'Remove Rasper' }).press('Enter');
    await expect(tray(page).getByRole('button', { name: 'Remove SHT6000' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tray(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();

    await open(page, '/compare/tyreshredder');
    const frame = page.getByRole('region', { name: 'SHT6000 · SHT8000 · SHT12000' });
    await frame.focus();
    await expect(frame).toBeFocused();
    const label = page.getByRole('rowheader', { name: 'Hopper height' });
    expect(await frame.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(
      1,
    );
    const before = (await label.boundingBox())?.x;
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
    expect((await label.boundingBox())?.x).toBe(before);
    // The names are beside each section's title, as the head is out of sight.
    await expect(page.getByRole('row', { name: /^Dimensions and Weight/ })).toContainText('SHT8000');
  });
});

test('a fifth machine is refused in words', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('compare', JSON.stringify(['a', 'b', 'c', 'd'].map((id) => ({ id, name: id })))),
  );
  await open(page, '/tyreshredder');
  await expect(tray(page)).toContainText('4 of 4 machines');
  await page.getByRole('button', { name: 'Compare: SHT6000' }).click();
  await expect(tray(page)).toContainText('Four machines at most. Remove one first.');
  await expect(page.getByRole('button', { name: 'Compare: SHT6000' })).toHaveAttribute('aria-pressed', 'false');
});

test('drawings share a base line and scale; removing, adding and replacing machines updates the URL', async ({
  page,
  context,
}) => {
  await open(page, '/compare/tyreshredder');
  await expect(page.getByText('Same scale', { exact: true })).toBeVisible();
  const drawings = await page.locator('thead svg:has(image)').evaluateAll((all) =>
    all.map((svg) => {
      const image = svg.querySelector('image');
      const [box, cell] = [svg.getBoundingClientRect(), svg.parentElement?.getBoundingClientRect()];
      const own = image?.getBoundingClientRect();
      return {
        scale: Math.round((100 * (own?.width ?? 0)) / Number(image?.getAttribute('width'))),
        ground: Math.round(box.bottom),
        gap: Math.round(box.bottom - (own?.bottom ?? 0)),
        share: box.width / (cell?.width ?? 1),
      };
    }),
  );
  expect(drawings).toHaveLength(3);
  expect(new Set(drawings.map(({ scale }) => scale)).size).toBe(1);
  expect(new Set(drawings.map(({ ground }) => ground)).size).toBe(1);
  for (const { gap, share } of drawings) {
    expect(gap).toBeLessThanOrEqual(2);
    expect(share).toBeGreaterThan(0.75);
  }
  // Printed in full.
  await page.emulateMedia({ media: 'print' });
  const frame = page.getByRole('region', { name: /SHT6000/ });
  expect(await frame.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);

  // A sticky cell would be left on another sheet than its row.
  const cells = page.getByRole('table').locator('th, td');
  expect(await cells.evaluateAll((all) => [...new Set(all.map((cell) => getComputedStyle(cell).position))])).toEqual([
    'static',
  ]);

  await page.emulateMedia({ media: 'screen' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Remove SHT8000' }).press('Enter');
  await expect(page).toHaveURL('/compare?models=sht6000,sht12000');
  await expect(columns(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Replace SHT12000' }).selectOption('SHT8000');
  await expect(page).toHaveURL('/compare?models=sht6000,sht8000');
  await expect(columns(page).nth(1)).toContainText('SHT8000');
  await page.getByRole('combobox', { name: 'Add a machine' }).selectOption('SHT12000');
  await expect(page).toHaveURL('/compare?models=sht6000,sht8000,sht12000');
  await expect(columns(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole('link', { name: /^Enquire Us: / }).click();
  await expect(page.getByLabel('Message')).toHaveValue('Machine: SHT6000\nMachine: SHT8000\nMachine: SHT12000');
  await page.goBack();
  await expect(columns(page)).toHaveCount(3);
});

test('the link takes the units along, by e-mail and WhatsApp too', async ({ page }) => {
  await open(page, '/compare?models=sht6000,sht8000&units=imperial');
  await expect(page.getByRole('button', { name: 'Imperial' })).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page, 'Weight').getByRole('cell').first()).toContainText('about 34,200 lb');
  await page.getByRole('button', { name: 'Metric' }).click();
  const link = new URL('/compare?models=sht6000,sht8000&units=metric', page.url()).href;
  const email = page.getByRole('link', { name: 'E-mail' });
  await expect(email).toHaveAttribute(
    'href',
    `mailto:?subject=${encodeURIComponent('SHT6000 · SHT8000')}&body=${encodeURIComponent(link)}`,
  );
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`SHT6000 · SHT8000\n${link}`)}`,
  );
});
