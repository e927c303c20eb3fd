import { showQuantity } from './facts/show-quantity.ts';
import { expect, open, test } from './site-test.ts';

const size = '1530x2700x1200 mm';
const panel = '415v 3 phase 50Hz';

/** List pages with their models in order, with their figures in the specification. */
const lists: { path: string; machinery: string; models: Record<string, string[]> }[] = [
  {
    path: '/tyrecutting',
    machinery: 'tyre-cutting',
    models: { TCPCR100: [size, '3000 PSI', '20 HP 960 RPM 50Hz'], TCTB100: [size, panel], TCOTR100: [size, panel] },
  },
  { path: '/tyrefolding', machinery: 'folding-machine', models: { TFPCR100: [size, panel], TFTBR100: [size, panel] } },
  {
    path: '/tyrescrapbaler',
    machinery: 'Baler',
    models: { BLT150: ['150 Ton', '9000 kg'], BLT200: ['200 Ton', '9000 kg'], BLT250: ['250 Ton', '11000 kg'] },
  },
  {
    path: '/tyreshredder',
    machinery: 'shredder',
    models: {
      SHT6000: ['120-160 HP', 'Hydraulic system'],
      SHT8000: ['160-220 HP'],
      SHT12000: ['220-280 HP', 'Hydraulic system'],
    },
  },
];

test('each list shows the first model, and the one that is chosen, with its figures; the selector is worked with the arrow keys; Read More opens the page of the chosen model', async ({
  page,
}) => {
  for (const { path, machinery, models } of lists) {
    await open(page, path);
    const main = page.getByRole('main');
    const radios = main.getByRole('radio');
    await expect(radios).toHaveCount(Object.keys(models).length);
    await expect(radios.first()).toBeChecked();
    for (const [name, figures] of Object.entries(models).toReversed()) {
      await main.getByRole('radio', { name, exact: true }).check();
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
      const article = main.getByRole('article');
      await expect(article).toHaveCount(1);
      await expect(article.getByRole('img')).toBeVisible();
      const shown = await article.getByRole('definition').allTextContents();
      expect(shown, name).toEqual(expect.arrayContaining(figures.map((text) => showQuantity(text))));
      const more = main.getByRole('link', { name: `Read More ${name}` });
      await expect(more).toHaveAttribute('href', `/${name.toLowerCase()}`);
      const enquire = article.getByRole('link', { name: 'Enquire Us' });
      await expect(enquire).toHaveAttribute('href', `/enquire?machinery=${machinery}&model=${name}`);
    }
  }

  await open(page, '/tyreshredder');
  await page.getByRole('radio', { name: 'SHT6000' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'SHT8000' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'SHT8000', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Read More SHT8000' }).click();
  await expect(page).toHaveURL('/sht8000');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SHT8000');
});

test('on a desk the models stand side by side at one scale in the choice; a phone has their names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/tyrescrapbaler');
  const choice = page.getByRole('main').getByRole('group', { name: 'Model' });
  const pictures = choice.locator('img');
  await expect(pictures).toHaveCount(3);
  const boxes = await pictures.evaluateAll((all) => all.map((image) => image.getBoundingClientRect().width));
  // The smallest baler is the smallest picture.
  expect(boxes[0]).toBeLessThan(0.95 * (boxes[2] ?? 0));
  await choice.getByRole('radio', { name: 'BLT250' }).check();
  await expect(page.getByRole('heading', { level: 2, name: 'BLT250' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(pictures.first()).toBeHidden();
  expect((await choice.boundingBox())?.height).toBeLessThan(120);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list shows every model one below the other', async ({ page }) => {
    for (const { path, models } of lists) {
      await page.goto(path);
      const main = page.getByRole('main');
      for (const name of Object.keys(models)) {
        await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
        await expect(main.getByRole('link', { name: `Read More ${name}` })).toBeVisible();
      }
      await expect(main.getByRole('radio')).toHaveCount(0);
    }
  });
});

test('the selector works before the program arrives', async ({ page }) => {
  await page.route('**/assets/**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/tyrescrapbaler');
  await expect(page.getByRole('heading', { name: 'BLT200', exact: true })).toBeHidden();
  await page.getByRole('radio', { name: 'BLT200' }).check();
  await expect(page.getByRole('heading', { name: 'BLT200', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'BLT150', exact: true })).toBeHidden();
});
