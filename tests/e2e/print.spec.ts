import { getDocumentProxy } from 'unpdf';
import { expect, open, sweep, test } from './site-test.ts';

test.describe('on paper', () => {
  test.use({ viewport: { width: 690, height: 1000 }, reducedMotion: 'reduce' });

  test('the machines of a line and a comparison are tables with small rows', async ({ page }) => {
    await open(page, '/tyre-chip-line?throughput=8');
    const sizes = page.getByRole('group', { name: 'Throughput' });
    await expect(sizes.getByRole('button', { pressed: true })).toHaveText('up to 12.5 t/h');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader', { name: 'Capacity' })).toBeVisible();
    // The paper says which size it shows.
    await expect(sizes.getByText('up to 12.5 t/h')).toBeVisible();
    await expect(sizes.getByText('up to 7 t/h')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await open(page, '/compare/tyreshredder');
    await page.emulateMedia({ media: 'print' });
    const row = page.getByRole('row', { name: /Blade thickness/ });
    await expect(row.getByRole('rowheader')).toHaveCSS('font-size', '12px');
    expect((await row.boundingBox())?.height).toBeLessThan(30);
  });

  test('without sliders everything is shown, and the address follows the visitor', async ({ page }) => {
    await open(page, '/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('blockquote')).toHaveCount(4);
    for (const heading of ['Upcoming', 'Completed', 'IFAT India 2025', 'Ecosustain Expo 2024'])
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.getByText('Know More').first()).toBeHidden();
    await expect(page.getByText('01 / 04')).toBeHidden();

    await page.emulateMedia({ media: 'screen' });
    await open(page, '/ifat');
    // Using the gallery loads the slider.
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(page.locator('.slick-slide').first()).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const pictures = page.getByRole('region', { name: 'Pictures' }).locator('.slick-slide:not(.slick-cloned)');
    await expect(pictures).toHaveCount(7);
    const places = await pictures.evaluateAll((slides) =>
      slides.map((slide) => {
        const { x, y, width } = slide.getBoundingClientRect();
        return { isInside: x >= 0 && x + width <= innerWidth, place: `${x} ${y}` };
      }),
    );
    expect(places.every(({ isInside }) => isInside)).toBe(true);
    expect(new Set(places.map(({ place }) => place)).size).toBe(7);

    await page.emulateMedia({ media: 'screen' });
    await open(page, '/blt150');
    await page.getByRole('main').getByRole('link', { name: 'BLT200' }).click();
    await expect(page).toHaveURL('/blt200');
    await expect(page.locator('body')).toHaveAttribute(
      'data-print',
      /^Punarloop · https:\/\/punarloop\.example\.com\/blt200/,
    );
  });

  test('no sheet is empty, and the footer follows the last line', { tag: sweep }, async ({ page }) => {
    for (const [address, sheets] of [
      ['/tyrescrapbaler', 3],
      ['/sht6000', 2],
      ['/blt150', 2],
      ['/tumble-back-feeder', 2],
      ['/find', 8],
      ['/find/bale', 2],
    ] as const) {
      await open(page, address);
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
      expect(pdf.numPages, address).toBeLessThanOrEqual(sheets);
      // In points above the sheet's lower edge; the footer's lines stand together in the file.
      const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent();
      const lines = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
      const first = lines.findIndex(({ str }) => str === 'Recycling machinery');
      const last = lines.findIndex(({ str }) => str.startsWith('© 2023'));
      const top = Number(lines[first]?.transform[5]);
      const others = lines.filter((_, index) => index < first || index > last);
      expect(others.filter(({ transform }) => !(transform[5] > top)).map(({ str }) => str)).toEqual([]);
    }
  });
});
