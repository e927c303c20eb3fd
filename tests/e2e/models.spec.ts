import { showQuantity } from '../../src/catalogue/quantity.ts';
import { expect, open, test } from './site-test.ts';

const lists: { path: string; machinery: string; models: string[] }[] = [
  { path: '/tyrecutting', machinery: 'tyre-cutting', models: ['TCPCR100', 'TCTB100', 'TCOTR100'] },
  { path: '/tyrefolding', machinery: 'folding-machine', models: ['TFPCR100', 'TFTBR100'] },
  { path: '/tyrescrapbaler', machinery: 'Baler', models: ['BLT150', 'BLT200', 'BLT250'] },
  { path: '/tyreshredder', machinery: 'shredder', models: ['SHT6000', 'SHT8000', 'SHT12000'] },
];

for (const { path, machinery, models } of lists) {
  test.describe(`the list ${path}`, () => {
    test('shows the first model, and the one that is chosen', async ({ page }) => {
      await open(page, path);
      const main = page.getByRole('main');
      const radios = main.getByRole('radio');
      await expect(radios).toHaveCount(models.length);
      await expect(radios.first()).toBeChecked();
      for (const name of models.toReversed()) {
        await main.getByRole('radio', { name, exact: true }).check();
        await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
        await expect(main.getByRole('article')).toHaveCount(1);
        await expect(main.getByRole('article').getByRole('img')).toBeVisible();
        await expect(main.getByRole('link', { name: `Read More ${name}` })).toHaveAttribute(
          'href',
          `/${name.toLowerCase()}`,
        );
        await expect(main.getByRole('article').getByRole('link', { name: 'Enquire Us' })).toHaveAttribute(
          'href',
          `/enquire?machinery=${machinery}&model=${name}`,
        );
      }
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('shows every model one below the other', async ({ page }) => {
        await page.goto(path);
        const main = page.getByRole('main');
        for (const name of models) {
          await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
          await expect(main.getByRole('link', { name: `Read More ${name}` })).toBeVisible();
        }
        await expect(main.getByRole('radio')).toHaveCount(0);
      });
    });
  });
}

test('Read More opens the page of the chosen model', async ({ page }) => {
  await open(page, '/tyrescrapbaler');
  await page.getByRole('radio', { name: 'BLT200' }).check();
  await page.getByRole('link', { name: 'Read More BLT200' }).click();
  await expect(page).toHaveURL('/blt200');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BLT200');
});

test('the selector is worked with the arrow keys', async ({ page }) => {
  await open(page, '/tyreshredder');
  await page.getByRole('radio', { name: 'SHT6000' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'SHT8000' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'SHT8000', exact: true })).toBeVisible();
});

test('the selector works before the program arrives', async ({ page }) => {
  await page.route('**/assets/**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/tyrescrapbaler');
  await expect(page.getByRole('heading', { name: 'BLT200', exact: true })).toBeHidden();
  await page.getByRole('radio', { name: 'BLT200' }).check();
  await expect(page.getByRole('heading', { name: 'BLT200', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'BLT150', exact: true })).toBeHidden();
});

test('the figures of the chosen model are those of the machine catalogue', async ({ page }) => {
  const figures: [string, string, string[]][] = [
    ['/tyrescrapbaler', 'BLT150', ['150 Ton', '9000 kg']],
    ['/tyrescrapbaler', 'BLT200', ['200 Ton', '9000 kg']],
    ['/tyrescrapbaler', 'BLT250', ['250 Ton', '11000 kg']],
    ['/tyreshredder', 'SHT6000', ['120-160 HP', 'Hydraulic system']],
    ['/tyreshredder', 'SHT8000', ['160-220 HP']],
    ['/tyreshredder', 'SHT12000', ['220-280 HP', 'Hydraulic system']],
    ['/tyrecutting', 'TCPCR100', ['1530x2700x1200 mm', '3000 PSI', '20 HP 960 RPM 50Hz']],
    ['/tyrecutting', 'TCTB100', ['1530x2700x1200 mm', '415v 3 phase 50Hz']],
    ['/tyrecutting', 'TCOTR100', ['1530x2700x1200 mm', '415v 3 phase 50Hz']],
    ['/tyrefolding', 'TFPCR100', ['1530x2700x1200 mm', '415v 3 phase 50Hz']],
    ['/tyrefolding', 'TFTBR100', ['1530x2700x1200 mm', '415v 3 phase 50Hz']],
  ];
  for (const [path, name, values] of figures) {
    await page.goto(path);
    await page.getByRole('radio', { name, exact: true }).check();
    const shown = await page.getByRole('article').getByRole('definition').allTextContents();
    expect(shown, name).toEqual(expect.arrayContaining(values.map(showQuantity)));
  }
});
