import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './site-test.ts';

const fairs = (page: Page) => page.getByRole('region', { name: 'Trade Fairs' });
const tab = (page: Page, name: string) => fairs(page).getByRole('tab', { name });
const scene = (page: Page) => page.getByRole('link', { name: 'Our machines', exact: true });
const quotation = (page: Page) => page.locator('blockquote:visible');
const left = (list: Locator) => list.evaluate((element) => element.scrollLeft);
const runningAnimations = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
/** Distance in pixels of the product cards' top from the top of the window. */
const distanceToCards = (page: Page) =>
  page.locator('#machines').evaluate((section) => section.getBoundingClientRect().top);

test.describe('the hero', () => {
  test('has one heading, one sentence, one main action and four figures', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const hero = page.locator('main section').first();
    await expect(hero.getByRole('link', { name: 'See the machines' })).toHaveAttribute('href', '#machines');
    await expect(hero.locator('dl > div')).toHaveCount(4);
  });

  test('scrolls to the product cards when its drawing is clicked', async ({ page }) => {
    await open(page, '/');
    await scene(page).click();
    await expect.poll(() => distanceToCards(page)).toBeLessThan(140);
    expect(await distanceToCards(page)).toBeGreaterThanOrEqual(0);
  });

  test('scrolls to the product cards by the keyboard, and the focus goes along', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'See the machines' }).press('Enter');
    await expect.poll(() => distanceToCards(page)).toBeLessThan(140);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Know More: Baler' })).toBeFocused();
  });

  test('moves, and stops when the visitor wishes so', async ({ page }) => {
    await open(page, '/');
    expect(await runningAnimations(page)).toBeGreaterThan(10);
    await page.getByRole('checkbox', { name: 'Pause animation' }).check();
    await expect.poll(() => runningAnimations(page)).toBe(0);
    await page.getByRole('checkbox', { name: 'Pause animation' }).uncheck();
    await expect.poll(() => runningAnimations(page)).toBeGreaterThan(10);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 800 } });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('moves from the start', async ({ page }) => {
        await page.goto('/');
        const states = await page.locator('main svg g').evaluateAll((groups) => {
          const moving = groups
            .map((group) => getComputedStyle(group))
            .filter(({ animationName }) => animationName !== 'none');
          return moving.map(({ animationPlayState }) => animationPlayState);
        });
        expect(new Set(states)).toEqual(new Set(['running']));
      });
    });
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('stands still, and scrolls at once', async ({ page }) => {
      await open(page, '/');
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      await expect(page.getByRole('checkbox', { name: 'Pause animation' })).toBeHidden();
      await scene(page).click();
      expect(await distanceToCards(page)).toBeLessThan(140);
    });
  });
});

test('the introduction leads to the page about the company', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/about');
});

for (const address of ['/', '/homecards']) {
  test(`the product cards of ${address} lead to the four families`, async ({ page }) => {
    await page.goto(address);
    const links = page.getByRole('main').getByRole('link', { name: /^Know More: / });
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('aria-label'), link.textContent, link.getAttribute('href')]),
    );
    expect(found).toEqual([
      ['Know More: Baler', 'Know More', '/baler'],
      ['Know More: Primary Shredder', 'Know More', '/shredder'],
      ['Know More: Secondary Shredder', 'Know More', '/secondaryShredder'],
      ['Know More: Other Equipment', 'Know More', '/othereqptemp'],
    ]);
    const lastCard = page.locator('main li', { has: page.getByRole('link', { name: 'Know More: Other Equipment' }) });
    await expect(lastCard.locator('img')).toHaveAttribute('src', /fallback/);
  });
}

test.describe('the trade fairs', () => {
  test('show the two upcoming ones first', async ({ page }) => {
    await open(page, '/');
    await expect(tab(page, 'Upcoming')).toHaveAttribute('aria-selected', 'true');
    const tickets = fairs(page).getByRole('article');
    await expect(tickets).toHaveCount(2);
    await expect(tickets.locator('time')).toHaveText(['14-10-2025 to 16-10-2025', '11-11-2025 to 12-11-2025']);
    await expect(tickets.getByRole('link', { name: 'Add to calendar' })).toHaveCount(2);
    const away = tickets.getByRole('link').and(page.locator('[href^="https:"]'));
    await expect(away).not.toHaveCount(0);
    for (const link of await away.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });

  test('show the four completed ones under their tab, with the ways to their pictures', async ({ page }) => {
    await open(page, '/');
    await tab(page, 'Completed').click();
    const tickets = fairs(page).getByRole('article');
    await expect(tickets).toHaveCount(4);
    const addresses = await tickets
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/ecosustain2025', '/Tradefairs', '/ifat', '/completedTradefair1']);
  });

  test('change tabs by the arrow keys, Home and End', async ({ page }) => {
    await open(page, '/');
    await tab(page, 'Upcoming').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Completed'],
      ['ArrowRight', 'Upcoming'],
      ['ArrowLeft', 'Completed'],
      ['Home', 'Upcoming'],
      ['End', 'Completed'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(fairs(page).getByRole('tabpanel', { name })).toBeVisible();
      await expect(fairs(page).getByRole('article')).toHaveCount(name === 'Upcoming' ? 2 : 4);
    }
  });

  for (const name of ['Upcoming', 'Completed']) {
    test(`move by 300 px with the arrows (${name})`, async ({ page }) => {
      await open(page, '/');
      await tab(page, name).click();
      const panel = fairs(page).getByRole('tabpanel');
      const list = panel.getByRole('list');
      const [back, on] = [
        panel.getByRole('button', { name: 'Scroll left' }),
        panel.getByRole('button', { name: 'Scroll right' }),
      ];
      await expect(back).toHaveAttribute('aria-disabled', 'true');
      await on.click();
      await expect.poll(() => left(list)).toBe(300);
      await back.click();
      await expect.poll(() => left(list)).toBe(0);
      await on.click();
      await on.click();
      const furthest = await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(() => left(list)).toBe(Math.min(600, furthest));
      await expect(on).toHaveAttribute('aria-disabled', String(furthest <= 600));
    });
  }
});

test('the testimonials wrap in both directions', async ({ page }) => {
  await open(page, '/');
  await expect(quotation(page)).toHaveCount(1);
  const next = page.getByRole('button', { name: 'Next testimonial' });
  const previous = page.getByRole('button', { name: 'Previous testimonial' });
  const first = await quotation(page).innerText();
  const seen = [first];
  for (let step = 0; step < 3; step++) {
    await next.click();
    await expect(quotation(page)).not.toHaveText(seen.at(-1) ?? '');
    seen.push(await quotation(page).innerText());
  }
  expect(new Set(seen).size).toBe(4);
  await next.click();
  await expect(quotation(page)).toHaveText(first);
  await previous.click();
  await expect(quotation(page)).toHaveText(seen[3] ?? '');
});

test('the page opens at its top, also when it is come to from further down another page', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the completed fairs make the page scroll sideways at no width', async ({ page }) => {
  await open(page, '/');
  await tab(page, 'Completed').click();
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both lists of fairs and all testimonials are there, and no control that would do nothing', async ({ page }) => {
    await page.goto('/');
    const tickets = fairs(page).getByRole('article');
    await expect(tickets).toHaveCount(6);
    for (const ticket of await tickets.all()) await expect(ticket).toBeVisible();
    await expect(fairs(page).getByRole('heading', { level: 3, name: /^(Upcoming|Completed)$/ })).toHaveCount(2);
    await expect(quotation(page)).toHaveCount(4);
    for (const country of ['United Kingdom', 'Saudi Arabia', 'New Zealand', 'India']) {
      await expect(
        page
          .locator('figure')
          .filter({ has: page.locator('blockquote') })
          .getByText(country),
      ).toBeVisible();
    }
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('the hero leads to the product cards all the same', async ({ page }) => {
    await page.goto('/');
    await scene(page).click();
    await expect(page).toHaveURL('/#machines');
    await expect(page.getByRole('heading', { name: 'Our machines' })).toBeInViewport();
  });
});
