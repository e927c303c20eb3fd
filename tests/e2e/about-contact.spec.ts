import { expect, open, test } from './site-test.ts';

test.describe('the about page', () => {
  test('has the company’s texts, and links to the home page, the products and the company’s e-mail', async ({
    page,
  }) => {
    await open(page, '/about');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('About Us');
    for (const heading of ['Who We Are', 'Our Mission']) {
      const part = main.getByRole('region', { name: heading });
      await expect(part.getByRole('heading', { level: 2 })).toHaveText(heading);
      await expect(part.getByRole('img')).toHaveCount(1);
      await expect(part.getByRole('paragraph').first()).not.toBeEmpty();
    }
    const way = main.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    const touch = main.getByRole('region', { name: 'Get in Touch' });
    await expect(touch.locator('a[href^="mailto:"]')).toHaveAttribute('href', /^mailto:[^@]+@[^@]+\.[^@]+$/);
    await touch.locator('a[href="/ourproducts"]').click();
    await expect(page).toHaveURL('/ourproducts');
  });
});

test.describe('the contact page', () => {
  test('shows four offices on alternate sides, the head office first and in its own style, with two numbers, maps, WhatsApp, a website in a new tab and a business card', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    await expect(main.getByText('Reach out to us at any of our global offices')).toBeVisible();
    await expect(
      main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }),
    ).toHaveAttribute('href', '/');
    const countries = main.getByRole('listitem').getByRole('heading', { level: 2 });
    await expect(countries).toHaveText([/India/, /UAE|United Arab Emirates/, /Oman/, /New Zealand/]);
    await expect(main.getByRole('listitem').getByText('Head office', { exact: true })).toHaveCount(1);
    const offices = main.locator('li:has(h2)');
    await expect(offices.first()).toContainText('Head office');
    const ground = (index: number) => offices.nth(index).evaluate((card) => getComputedStyle(card).backgroundColor);
    expect(await ground(0)).not.toBe(await ground(1));
    for (const office of await offices.all()) {
      const flag = office.locator('img');
      await flag.scrollIntoViewIfNeeded();
      await expect(flag).toHaveJSProperty('complete', true);
      expect(await flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    for (const office of await offices.all()) {
      await expect(office.locator('a[href^="tel:+"]').first()).toBeVisible();
      await expect(office.locator('a[href^="mailto:"]')).toHaveCount(1);
    }
    const lefts = await offices.evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    const [first, second, third, fourth] = lefts as [number, number, number, number];
    expect([third, fourth]).toEqual([first, second]);
    expect(second).toBeGreaterThan(first);

    const head = page.getByRole('main').locator('li:has(h2)').first();
    await expect(head.locator('a[href^="tel:+"]')).toHaveCount(2);
    const website = head.getByRole('link', { name: 'punarloop.example.com', exact: true });
    await expect(website).toHaveAttribute('target', '_blank');
    await expect(website).toHaveAttribute('rel', /noopener/);
    await expect(head.getByRole('link', { name: /^Map: / })).toHaveCount(2);
    await expect(head.locator('a[href^="https://wa.me/910000000000?text=Good%20day"]')).toHaveText('+91 00000 00000');
    const card = head.getByRole('link', { name: 'Save contact' });
    const response = await request.get((await card.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
    expect(await response.text()).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
    await expect(head).toContainText('Mon–Sat 09:30–18:30');
  });

  test.describe('for a visitor in the United Arab Emirates, in whatever language', () => {
    test.use({ timezoneId: 'Asia/Dubai', locale: 'en-NZ', viewport: { width: 360, height: 800 } });

    test('shows the local time of each office, first that of the country, and whether it is open', async ({ page }) => {
      await page.clock.install({ time: new Date('2025-06-02T06:00:30Z') });
      await open(page, '/contact');
      const talk = page.getByRole('region', { name: 'The office nearest to you' });
      await expect(talk).toContainText('United Arab Emirates');
      await expect(talk).toContainText('Mon 10:00');
      await expect(talk).toContainText('open until 18:00');
      await expect(talk.getByRole('link', { name: '+971 0 000 0000' })).toHaveAttribute('href', 'tel:+97100000000');
      const head = page.getByRole('main').locator('li:has(h2)').first();
      await expect(head).toContainText('Mon 11:30');
      // Everything is located while the clock runs; from here on it is paused.
      await page.clock.pauseAt(new Date('2025-06-02T06:00:50Z'));
      // A second beyond the minute: the running clock has fractions of milliseconds, which a timer adds.
      await page.clock.runFor(11_000);
      await expect(head).toContainText('Mon 11:31');
      await page.clock.runFor(8 * 60 * 60_000);
      await expect(talk).toContainText('closed until Tue 09:00');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
      await page.locator('main a[href="/strip-cutter"]').first().click();
      await expect(page.getByRole('region', { name: 'Enquiry' })).toContainText('United Arab Emirates');
    });
  });

  test.describe('for a visitor in Berlin whose browser speaks the English of New Zealand', () => {
    test.use({ timezoneId: 'Europe/Berlin', locale: 'en-NZ' });

    test('calls no office the nearest, and shows the head office', async ({ page }) => {
      await open(page, '/contact');
      const talk = page.getByRole('region', { name: 'Head office' });
      await expect(talk).toContainText('India');
      await expect(page.getByText('The office nearest to you')).toHaveCount(0);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows every office, but neither times nor a nearest office', async ({ page }) => {
      await page.goto('/contact');
      const offices = page.getByRole('main').locator('li:has(h2)');
      await expect(offices).toHaveCount(4);
      for (const office of await offices.all()) await expect(office).toHaveCSS('opacity', '1');
      await expect(page.getByText('Local time').first()).toBeHidden();
      await expect(page.getByText('The office nearest to you')).toHaveCount(0);
      expect(await page.content()).not.toMatch(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) [0-2]\d:[0-5]\d\b(?=<)/);
    });
  });

  test('fades an office in within 1000 ms when it is scrolled into view, once; not with reduced motion', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await open(page, '/contact');
    const offices = page.getByRole('main').locator('li:has(h2)');
    await expect(offices.first()).toHaveCSS('opacity', '1');
    await expect(offices.last()).toHaveCSS('opacity', '0');
    const durations = () =>
      offices.last().evaluate((office) => office.getAnimations().map(({ effect }) => effect?.getTiming().duration));
    expect(await durations()).toEqual([1000]);
    await offices.last().scrollIntoViewIfNeeded();
    await expect(offices.last()).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(offices.last()).not.toBeInViewport();
    await expect(offices.last()).toHaveCSS('opacity', '1');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/contact');
    for (const office of await offices.all()) await expect(office).toHaveCSS('opacity', '1');
    expect(await durations()).toEqual([]);
  });
});
