import { field, fill, kept, lists, options, submit, typed } from './enquiry-form.ts';
import { expect, hold, hydrated, open, test } from './site-test.ts';

test.describe('the choices', () => {
  test('start with the first baler; each machinery has its own applications, and begins with the first', async ({
    page,
  }) => {
    await open(page, '/enquire');
    await expect(
      page
        .getByRole('main')
        .getByText(/within 48\shours/)
        .first(),
    ).toBeVisible();
    await expect(field(page, 'Machinery')).toHaveValue('baler');
    await expect(field(page, 'Applications')).toHaveValue('Tyre Scrap Balers');
    await expect(field(page, 'Message')).toHaveValue('');
    const ids = await options(page, 'Machinery').evaluateAll((all) =>
      all.map((option) => (option as HTMLOptionElement).value),
    );
    expect(ids).toEqual(Object.keys(lists));
    const drawing = page.getByRole('main').locator('img');
    for (const [id, labels] of Object.entries(lists)) {
      await field(page, 'Machinery').selectOption(id);
      await expect(options(page, 'Applications')).toHaveText(labels, { ignoreCase: true });
      // All choices but one have a drawing.
      for (let index = 0; index < labels.length; index++) {
        await field(page, 'Applications').selectOption({ index });
        if (labels[index] === 'side wall remover') await expect(drawing).toHaveCount(0);
        else await expect(drawing).toHaveAttribute('src', /^\/drawings\//);
      }
    }
    await field(page, 'Machinery').selectOption('baler');
    await field(page, 'Applications').selectOption('Metal Balers');
    await field(page, 'Machinery').selectOption('shredder');
    await expect(field(page, 'Applications')).toHaveValue('Tyre Shredder');
    await field(page, 'Machinery').selectOption('baler');
    await expect(field(page, 'Applications')).toHaveValue('Tyre Scrap Balers');
  });

  test('follow the link that leads to the form', async ({ page }) => {
    // tests/catalogue/enquiry.test.ts covers how links are resolved.
    for (const [query, machinery, model, machine] of [
      ['?machinery=Baler&model=BLT250', 'baler', 'Tyre Scrap Balers', 'BLT250'],
      ['?machinery=folding-machine&model=TFTBR100', 'other-equipment', 'folding equipment', 'TFTBR100'],
      ['?model=SHT8000', 'shredder', 'Tyre Shredder', 'SHT8000'],
    ] as const) {
      await open(page, `/enquire${query}`);
      await expect(field(page, 'Machinery')).toHaveValue(machinery);
      await expect(field(page, 'Applications')).toHaveValue(model);
      await expect(field(page, 'Message')).toHaveValue(`Machine: ${machine}`);
      await expect(page.getByRole('form', { name: `Your enquiry is about ${machine}` })).toBeVisible();
      await expect(page.getByRole('main').locator('img')).toBeVisible();
    }
  });

  test('that only begin the lists are not announced: a link speaks of what it names', async ({ page }) => {
    for (const [query, about, model] of [
      ['?machinery=Baler', 'Balers', 'Tyre Scrap Balers'],
      ['?machinery=Baler&model=Plastic%20Balers', 'Plastic Balers Baler', 'Plastic Balers'],
      ['?machinery=tyre-cutting&model=unknown', 'Other Equipment', 'tumble back feeder'],
      ['?machinery=unknown&model=unknown', 'One of our machines', 'Tyre Scrap Balers'],
    ] as const) {
      await open(page, `/enquire${query}`);
      await expect(field(page, 'Applications')).toHaveValue(model);
      const form = page.getByRole('form', {
        name: new RegExp(`^Your enquiry is about ${about}( No machine chosen yet| Choose it below|$)`),
      });
      await expect(form, query).toBeVisible();
      await expect(field(page, 'Message')).toHaveValue('');
    }
    await field(page, 'Applications').selectOption('Metal Balers');
    await expect(page.getByRole('form', { name: 'Your enquiry is about Metal Balers Baler' })).toBeVisible();
  });

  test('do not describe a machine of another machinery that the link names alone', async ({ page }) => {
    await open(page, '/enquire?machinery=baler&model=SHT6000');
    await expect(page.getByRole('form', { name: 'Your enquiry is about SHT6000', exact: true })).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('Machine: SHT6000');
  });

  test('that were made before the program arrived stay', async ({ page }) => {
    const release = await hold(page, /\/assets\/hydrate-[^/]*\.js/);
    await page.goto('/enquire');
    await field(page, 'Machinery').selectOption('shredder');
    await field(page, 'Name').fill('A. Buyer');
    release();
    await hydrated(page);
    await expect(field(page, 'Machinery')).toHaveValue('shredder');
    await expect(options(page, 'Applications')).toHaveText(lists['shredder'] ?? []);
    await expect(field(page, 'Name')).toHaveValue('A. Buyer');
  });
});

test('a link to another machine replaces the line and keeps what was typed', async ({ page }) => {
  await open(page, '/enquire?machinery=Baler&model=BLT150');
  await field(page, 'Name').fill('A. Buyer');
  await field(page, 'Message').fill('Machine: BLT150\nTwo of them');
  await page.goto('/sht8000');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Enquire Us' }).first().click();
  await expect(page).toHaveURL('/enquire?machinery=shredder&model=SHT8000');
  await expect(page.getByRole('form', { name: 'Your enquiry is about SHT8000' })).toBeVisible();
  await expect(field(page, 'Machinery')).toHaveValue('shredder');
  await expect(field(page, 'Message')).toHaveValue('Machine: SHT8000\nTwo of them');
  await expect(field(page, 'Name')).toHaveValue('A. Buyer');
  await page.goBack();
  await expect(page).toHaveURL('/sht8000');
});

test('another query of the same page changes the choices and keeps what was typed', async ({ page }) => {
  await open(page, '/enquire?machinery=shredder&model=SHT6000');
  await field(page, 'Name').fill('A. Buyer');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Enquire Us' }).click();
  await expect(page).toHaveURL('/enquire');
  await expect(field(page, 'Machinery')).toHaveValue('baler');
  await expect(field(page, 'Message')).toHaveValue('');
  await page.goBack();
  await expect(field(page, 'Machinery')).toHaveValue('shredder');
  await expect(field(page, 'Message')).toHaveValue('Machine: SHT6000');
  await expect(field(page, 'Name')).toHaveValue('A. Buyer');
});

test('a form opened without a machine names none until one is chosen', async ({ page }) => {
  await open(page, '/enquire');
  const form = page.getByRole('form', { name: 'One of our machines' });
  await expect(form).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('');
  await field(page, 'Message').fill('Two of them');
  await kept(page);
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Message')).toHaveValue('Two of them');
  await expect(form).toBeVisible();
  await field(page, 'Applications').selectOption('Metal Balers');
  await expect(page.getByRole('form', { name: 'Your enquiry is about Metal Balers' })).toBeVisible();
});

test('a link with a machine shows no other machine before hydration; reopened without one, page and message name none', async ({
  page,
}) => {
  const release = await hold(page, /\/hydrate-/);
  await page.goto('/enquire?machinery=shredder&model=SHT8000', { waitUntil: 'commit' });
  await expect(page.getByRole('form', { name: 'One of our machines' })).toBeVisible();
  await expect(field(page, 'Machinery').locator('option:checked')).toHaveText('Please choose');
  await expect(field(page, 'Applications').locator('option:checked')).toHaveText('Please choose');
  release();
  await expect(page.getByRole('form', { name: 'Your enquiry is about SHT8000' })).toBeVisible();
  await expect(field(page, 'Machinery')).toHaveValue('shredder');

  await expect(field(page, 'Message')).toHaveValue('Machine: SHT8000');
  await field(page, 'Message').fill('Machine: SHT8000\nTwo of them');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Enquir/ })
    .first()
    .click();
  await expect(page).toHaveURL('/enquire');
  await expect(page.getByRole('form', { name: 'One of our machines' })).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('Two of them');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /422/ });

  test('all applications are offered, by machinery; an enquiry is posted as a form and answered with a page', async ({
    page,
  }) => {
    await page.goto('/enquire');
    const groups = field(page, 'Applications').locator('optgroup');
    await expect(groups).toHaveCount(5);
    await expect(options(page, 'Applications')).toHaveText(['Please choose', ...Object.values(lists).flat()], {
      ignoreCase: true,
    });
    await expect(field(page, 'Name')).toHaveAttribute('required');
    await expect(page.locator('form[novalidate]')).toHaveCount(0);

    await fill(page, typed);
    await field(page, 'Machinery').selectOption('shredder');
    await field(page, 'Applications').selectOption('Metal Shredder');
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. We will reply within 48 hours.');
    await page.getByRole('link', { name: 'Back to the website' }).click();
    await expect(page).toHaveURL('/');
  });

  test('there is no list; the service validates the form, and accepts the corrected one with its answers', async ({
    page,
  }) => {
    await page.goto('/blt150');
    await expect(page.getByRole('main').getByRole('button', { name: 'Add to enquiry' })).toBeHidden();
    await page.goto('/enquire');
    await fill(page, { ...typed, City: '   ' });
    await field(page, 'Material').fill('Whole "truck" tyres');
    await submit(page).click();
    await expect(field(page, 'Material')).toHaveValue('Whole "truck" tyres');
    await expect(field(page, 'Message')).toHaveValue(typed.Message);
    await expect(page.getByRole('link', { name: 'City is required' })).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('A. Buyer');
    await expect(field(page, 'Address')).toHaveValue(typed.Address);
    await expect(field(page, 'City')).toHaveAccessibleDescription('City is required');
    await expect(options(page, 'Applications')).toHaveText(Object.values(lists).flat(), { ignoreCase: true });
    await expect(page.getByRole('banner').getByRole('img', { name: 'Punarloop' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Trade Fairs' })).toBeVisible();
    await page.getByRole('link', { name: 'City is required' }).click();
    await expect(field(page, 'City')).toBeFocused();
    await field(page, 'City').fill('Pune');
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. We will reply within 48 hours.');
  });
});
