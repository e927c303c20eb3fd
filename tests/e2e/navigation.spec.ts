import { addresses, bar, button, controls, expectClosed, goDown, link } from './navigation-steps.ts';
import { barriersOn } from './find-barriers.ts';
import { expect, open, test } from './site-test.ts';

test.describe('the bar on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('has five entries in order, marks the current page and stays at the top; going back closes open menus', async ({
    page,
  }) => {
    await open(page, '/about');
    const entries = bar(page).locator('a, button');
    const visible = await entries.evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map((element) => element.textContent),
    );
    expect(visible).toEqual(['Home', 'About us', 'Our Products', 'Enquiry', 'Contact Us']);
    await expect(link(page, 'Home')).toHaveAttribute('href', '/');
    await expect(link(page, 'About us')).toHaveAttribute('href', '/about');
    await expect(link(page, 'Enquiry')).toHaveAttribute('href', '/enquire');
    await expect(link(page, 'Contact Us')).toHaveAttribute('href', '/contact');
    await expect(bar(page).locator('[aria-current="page"]:visible')).toHaveText(['About us']);
    await link(page, 'Contact Us').click();
    await expect(bar(page).locator('[aria-current="page"]:visible')).toHaveText(['Contact Us']);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    await expect(link(page, 'Home')).toBeInViewport();

    await expect(page.locator('#main')).toBeFocused();
    await goDown(page, 'Baler');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expectClosed(page);
  });

  test('shows one level of the products at a time, with Back first', async ({ page }) => {
    await open(page, '/about');
    await expectClosed(page);
    await goDown(page);
    await expect
      .poll(() => controls(page))
      .toEqual(['Primary Shredder', 'Secondary Shredder', 'Baler', 'Other Equipment']);
    await expect.poll(() => addresses(page)).toEqual(['/othereqptemp']);
    await button(page, 'Our Products').click();
    await expectClosed(page);

    for (const { way, names, links } of [
      {
        way: ['Primary Shredder'],
        names: ['Back', 'Primary Shredders', 'Tyre Shredder', /metal/i, /plastic/i, 'Paper and cardboard'],
        links: ['/shredder', '/metalshredder', '/plasticshredder', '/papershredder'],
      },
      {
        way: ['Primary Shredder', 'Tyre Shredder'],
        names: ['Back', /tyre/i, /SHT6000/, /SHT8000/, /SHT12000/],
        links: ['/tyreshredder', '/sht6000', '/sht8000', '/sht12000'],
      },
      {
        way: ['Secondary Shredder'],
        names: ['Back', /secondary/i, /rasper/i, /metal/i, /plastic/i, 'Paper and Cardboard Shredder'],
        links: [
          '/secondaryShredder',
          '/Rasper',
          '/secondarymetalshredder',
          '/secondaryplasticshredder',
          '/secondarypcb',
        ],
      },
      {
        way: ['Baler'],
        names: ['Back', 'Balers', 'Tyre Scrap Baler', /plastic/i, 'Card Board Balers', /metal/i],
        links: ['/baler', '/plasticbaler', '/pcb', '/metalbaler'],
      },
      {
        way: ['Baler', 'Tyre Scrap Baler'],
        names: ['Back', /tyre scrap/i, /BLT150/, /BLT200/, /BLT250/],
        links: ['/tyrescrapbaler', '/blt150', '/blt200', '/blt250'],
      },
    ]) {
      await goDown(page, ...way);
      const shown = await controls(page);
      expect(shown).toHaveLength(names.length);
      names.forEach((name, index) =>
        expect(shown[index]).toMatch(typeof name === 'string' ? new RegExp(`^${name}$`) : name),
      );
      await expect.poll(() => addresses(page)).toEqual(links);
      await expect(button(page, 'Back')).toBeFocused();
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect(button(page, 'Our Products')).toBeFocused();
    }
  });

  test('beside every level are the other ways to a machine; the drawings of a level are at one scale, which says it when they are not', async ({
    page,
  }) => {
    await open(page, '/about');
    for (const way of [[], ['Primary Shredder'], ['Baler', 'Tyre Scrap Baler']]) {
      await goDown(page, ...way);
      const menu = page.locator('#products-menu');
      await expect(menu.getByRole('list', { name: 'Find and compare' }).getByRole('link')).toHaveText([
        'Production lines',
        'Find a Machine',
        'Compare',
        'Downloads',
        'Trade Fairs',
        'Service and spare parts',
      ]);
      await expect(menu.getByText(/^0\d$/)).toHaveCount(0);
      const scales = () =>
        menu.locator('svg:has(image):visible').evaluateAll((drawings) =>
          drawings.map((drawing) => {
            const image = drawing.querySelector('image');
            return Math.round(
              (100 * (image?.getBoundingClientRect().width ?? 0)) / Number(image?.getAttribute('width')),
            );
          }),
        );
      await expect.poll(async () => (await scales()).length).toBeGreaterThan(1);
      if (await menu.getByText('Not to one scale').isHidden())
        await expect.poll(async () => new Set(await scales()).size).toBe(1);
      await button(page, 'Our Products').click();
    }
    await goDown(page);
    await link(page, 'Compare').click();
    await expect(page).toHaveURL('/compare');
    await expectClosed(page);
  });

  test('Back returns to the parent’s button; a click outside or a chosen link closes it and resets its levels, a click on its background does not', async ({
    page,
  }) => {
    await open(page, '/about');
    await goDown(page, 'Baler', 'Tyre Scrap Baler');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Tyre Scrap Baler')).toBeFocused();
    await button(page, 'Back').click();
    await expect(button(page, 'Baler')).toBeFocused();
    await expect(button(page, 'Back')).toHaveCount(0);
    await expect(button(page, 'Our Products')).toHaveAttribute('aria-expanded', 'true');
    await button(page, 'Primary Shredder').click();
    await page.locator('#products-menu').click({ position: { x: 4, y: 4 } });
    await button(page, 'Tyre Shredder').click();
    await page.mouse.click(640, 760);
    await expectClosed(page);
    await goDown(page);
    await expect(button(page, 'Primary Shredder')).toBeVisible();
    await expect(button(page, 'Back')).toHaveCount(0);

    await button(page, 'Baler').click();
    await button(page, 'Tyre Scrap Baler').click();
    await link(page, 'BLT200').click();
    await expect(page).toHaveURL('/blt200');
    await expectClosed(page);
    await goDown(page);
    await expect(button(page, 'Baler')).toBeVisible();
    await expect(button(page, 'Back')).toHaveCount(0);
  });

  test('works by keyboard, closes when the focus leaves; axe finds nothing on any level, and its accessibility tree matches the snapshot', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/about');
    await button(page, 'Our Products').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Our Products')).toHaveAttribute('aria-expanded', 'true');
    for (const key of ['Tab', 'Enter', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    expect((await controls(page)).slice(2)).toEqual(['SHT6000', 'SHT8000', 'SHT12000']);
    // Four links of the level, then the six other ways.
    for (let step = 0; step < 11; step += 1) await page.keyboard.press('Tab');
    await expect(link(page, 'Enquiry')).toBeFocused();
    await expectClosed(page);

    for (const name of ['Our Products', 'Baler', 'Tyre Scrap Baler']) {
      await button(page, name).click();
      expect(await barriersOn(page, 'header'), name).toEqual([]);
    }
    expect(`${await page.getByRole('banner').ariaSnapshot()}\n`).toMatchSnapshot('menu.txt');
  });
});
