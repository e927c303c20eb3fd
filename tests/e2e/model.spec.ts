import { showQuantity } from './facts/show-quantity.ts';
import { models } from './facts/model-facts.ts';
import { expect, open, test } from './site-test.ts';

/** Models with the three tables of the specification. */
const withThreeTables = /^(?:TC|TF|SHT)/;

// The prerendered page is the same without scripts, and loads faster.
test.describe('the page of every model', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the specified figures, links to the enquiry form and its sheet, and has three views as pictures, without useless buttons', async ({
    page,
  }) => {
    for (const { path, name, enquiry, sheet, table, texts } of models) {
      await test.step(name, async () => {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
        const features = main.getByRole('region', { name: 'FEATURES AND SPECIFICATIONS' });
        await expect(features.getByRole('img').first()).toBeVisible();
        await expect(features.getByRole('listitem').first()).toBeVisible();
        await expect(main.getByRole('heading', { name: 'Technical Specifications', exact: true })).toBeVisible();
        const values = await main.getByRole('table').getByRole('cell').allTextContents();
        expect(values).toEqual(expect.arrayContaining(table.map((text) => showQuantity(text))));
        for (const text of texts) await expect(main).toContainText(text, { ignoreCase: true });
        if (withThreeTables.test(name)) {
          const titles = await main.getByRole('table').locator('caption').allTextContents();
          expect(titles).toEqual(['Electrical System', 'Cutting Section', 'Dimensions and Weight']);
        }
        const link = main.getByRole('link', { name: 'Enquire Us' });
        await expect(link.first()).toHaveAttribute('href', `/enquire${enquiry}`);
        const download = page.getByRole('link', { name: 'Download Specifications' });
        await expect(download.first()).toHaveAttribute('href', sheet);
        await expect(download.first()).toHaveAttribute('download', '');
      });
    }

    await page.goto('/blt150');
    const main = page.getByRole('main');
    await expect(main.getByRole('button')).toHaveCount(0);
    for (const view of ['front', 'side', 'plan']) {
      await expect(main.locator(`img[src$="blt150-${view}.svg"]:visible`).first()).toBeVisible();
    }
    await expect(main.getByRole('link', { name: 'BLT150, general arrangement' })).toHaveAttribute(
      'href',
      '/drawings/models/blt150-arrangement.svg',
    );
    await expect(main.getByRole('table')).not.toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Enquire Us' })).toBeVisible();
  });
});

test('every sheet is a PDF', async ({ request }) => {
  for (const sheet of new Set(models.map((model) => model.sheet))) {
    const response = await request.get(sheet);
    expect(response.status(), sheet).toBe(200);
    expect(response.headers()['content-type'], sheet).toBe('application/pdf');
    expect((await response.body()).subarray(0, 5).toString(), sheet).toBe('%PDF-');
  }
});

test('exactly three thumbnails swap the main picture for their views, by the keyboard too; the Rasper shows its second picture first', async ({
  page,
}) => {
  // /blt200 has a photo.
  for (const path of ['/blt150', '/blt200']) {
    await open(page, path);
    const main = page.getByRole('main');
    const picture = main.locator('img[fetchpriority="high"]');
    await expect(picture).toHaveAttribute('width', '300');
    await expect(picture).toHaveAttribute('height', '280');
    const buttons = main.getByRole('button', { name: /^Show view: / });
    await expect(buttons).toHaveCount(3);
    await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
    for (const [at, source] of [/-picture-480\.jpg$|\/assets\/photos\//, /-front\.svg$/, /-side\.svg$/].entries()) {
      await buttons.nth(at).press('Enter');
      await expect(buttons.nth(at)).toHaveAttribute('aria-pressed', 'true');
      await expect(main.getByRole('button', { name: /^Show view: /, pressed: true })).toHaveCount(1);
      await expect(picture).toHaveAttribute('src', source);
    }
    for (const [view, source] of [
      ['plan', /-plan\.svg$/],
      ['layout', /-arrangement-small\.svg$/],
    ] as const) {
      await main.getByRole('button', { name: view, exact: true }).click();
      await expect(picture).toHaveAttribute('src', source);
      await expect(picture).toHaveAttribute('width', '300');
    }
    const files = [`${path}.dxf`, `${path}.glb`];
    for (const file of files) await expect(main.locator(`a[href="${file}"]`)).toBeVisible();
  }

  await open(page, '/Rasper');
  const thumbnails = page.getByRole('button', { name: /^Show view: / });
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const second = await thumbnails.nth(1).locator('img').getAttribute('src');
  await expect(page.locator('main img[fetchpriority="high"]')).toHaveAttribute('src', second ?? 'missing');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the two actions stay at the bottom of the screen, and exist once', async ({ page }) => {
    await page.goto('/blt150');
    for (const name of ['Enquire Us', 'Download Specifications']) {
      const action = page.getByRole('main').getByRole('link', { name });
      await expect(action).toHaveCount(1);
      await expect(action).toBeInViewport();
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('link', { name: 'Download Specifications' })).toBeInViewport();
    const bar = await page.getByRole('link', { name: 'Download Specifications' }).boundingBox();
    const last = await page.getByRole('contentinfo').boundingBox();
    expect(last && bar && last.y + last.height).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test('Tab reaches Enquire before the pictures beside it; beside it are the telephone and WhatsApp, which names the machine', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/blt150');
  const actions = page.locator('main [data-actions]');
  const order = await page
    .locator('main :is(a, button)')
    .evaluateAll((all) => all.map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''));
  expect(order.findIndex((name) => name === 'Enquire Us')).toBeLessThan(
    order.findIndex((name) => name.startsWith('Show view')),
  );
  await expect(actions.getByRole('link', { name: 'Call +91 00 0000 0000' })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  );
  await expect(actions.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/910000000000?text=${encodeURIComponent('Good day, I have a question about BLT150.')}`,
  );
});
