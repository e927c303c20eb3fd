import type { Locator, Page } from '@playwright/test';
import { expect, often, open, test } from './site-test.ts';

const fairs = (page: Page) => page.getByRole('region', { name: 'Trade Fairs' });
const tab = (page: Page, name: string) => fairs(page).getByRole('tab', { name });
const scene = (page: Page) => page.getByRole('link', { name: 'Our machines', exact: true });
const quotation = (page: Page) => page.locator('blockquote:visible');
const left = (list: Locator) => list.evaluate((element) => element.scrollLeft);
const runningAnimations = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
/** Pixels from the top of the window to the product cards. */
const distanceToCards = (page: Page) =>
  page.locator('#machines').evaluate((section) => section.getBoundingClientRect().top);

/** Waits until scrolling has stopped at the product cards. */
async function expectAtCards(page: Page): Promise<void> {
  let last = NaN;
  await expect(async () => {
    const before = last;
    last = await distanceToCards(page);
    expect(last).toBe(before);
    expect(last).toBeLessThan(140);
    expect(last).toBeGreaterThanOrEqual(0);
  }).toPass();
}

test.describe('the hero', () => {
  test('is animated and can be paused; click and keyboard lead to the product cards and move the focus there; with reduced motion it stands still, and scrolls at once', async ({
    page,
  }) => {
    await open(page, '/');
    expect(await runningAnimations(page)).toBe(4);
    await page.getByRole('checkbox', { name: 'Pause animation' }).check();
    await expect.poll(() => runningAnimations(page), often).toBe(0);
    await page.getByRole('checkbox', { name: 'Pause animation' }).uncheck();
    await expect.poll(() => runningAnimations(page), often).toBe(4);

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const action = page.locator('main section').first().getByRole('link', { name: 'See the machines' });
    await expect(action).toHaveAttribute('href', '#machines');
    await scene(page).click();
    await expectAtCards(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await action.press('Enter');
    await expectAtCards(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Know More: Baler' })).toBeFocused();
    await page.getByRole('link', { name: 'Learn More' }).click();
    await expect(page).toHaveURL('/about');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.getByRole('checkbox', { name: 'Pause animation' })).toBeHidden();
    await scene(page).click();
    expect(await distanceToCards(page)).toBeLessThan(140);
  });
});

async function expectProductCards(page: Page): Promise<void> {
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
}

test('the trade fairs are in two tabs and scroll with the arrows; the testimonials can be paged', async ({ page }) => {
  // The day that the site is as of: a fair that is over for the visitor has no calendar entry.
  await page.clock.setFixedTime(new Date('2025-09-15T12:00:00Z'));
  await open(page, '/');

  await test.step('the fairs show the two upcoming ones first, and the four completed ones under their tab', async () => {
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
    await tab(page, 'Completed').click();
    await expect(tickets).toHaveCount(4);
    const addresses = await tickets
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/ecosustain2025', '/Tradefairs', '/ifat', '/completedTradefair1']);
  });

  await test.step('change tabs by the arrow keys, Home and End', async () => {
    await tab(page, 'Upcoming').click();
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

  await test.step('move by 300 px with the arrows', async () => {
    for (const name of ['Upcoming', 'Completed']) {
      await tab(page, name).click();
      const panel = fairs(page).getByRole('tabpanel');
      const list = panel.getByRole('list');
      const [back, on] = [
        panel.getByRole('button', { name: 'Scroll left' }),
        panel.getByRole('button', { name: 'Scroll right' }),
      ];
      await expect(back).toHaveAttribute('aria-disabled', 'true');
      await on.click();
      await expect.poll(() => left(list), often).toBe(300);
      await back.click();
      await expect.poll(() => left(list), often).toBe(0);
      await on.click();
      await on.click();
      const furthest = await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(() => left(list), often).toBe(Math.min(600, furthest));
      await expect(on).toHaveAttribute('aria-disabled', String(furthest <= 600));
    }
  });

  await test.step('the testimonials wrap in both directions', async () => {
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
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows both lists of fairs and all testimonials without dead controls; the hero links on; the product cards link to the four families', async ({
    page,
  }) => {
    await page.goto('/homecards');
    await expectProductCards(page);
    await page.goto('/');
    await expectProductCards(page);
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
    await scene(page).click();
    await expect(page).toHaveURL('/#machines');
    await expect(page.getByRole('heading', { name: 'Our machines' })).toBeInViewport();
  });
});
