import { expect, test } from './site-test.ts';

const categories: { path: string; lists: Record<string, number | undefined>; cards: string[] }[] = [
  {
    path: '/baler',
    lists: { 'Key Features': 8, Applications: 6, Benefits: 0 },
    cards: ['/tyrescrapbaler', '/plasticbaler', '/pcb', '/metalbaler'],
  },
  {
    path: '/shredder',
    lists: { 'Key Features': 5, Applications: 5, Benefits: 7 },
    cards: ['/tyreshredder', '/metalshredder', '/plasticshredder', '/papershredder'],
  },
  {
    path: '/secondaryShredder',
    lists: { 'Key Features': undefined, Applications: undefined },
    cards: ['/Rasper', '/secondarymetalshredder', '/secondaryplasticshredder', '/secondarypcb'],
  },
];

// The prerendered page is the same without scripts, and loads faster.
test.use({ javaScriptEnabled: false });

test('each category has its lists in the specified length, its members in order, and the ways to be reached', async ({
  page,
}) => {
  for (const { path, lists, cards } of categories) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const [heading, count] of Object.entries(lists)) {
      const points = main.getByRole('region', { name: heading }).getByRole('listitem');
      if (count === undefined) await expect(points).not.toHaveCount(0);
      else await expect(points).toHaveCount(count);
    }
    const links = page.getByRole('region', { name: 'Product range' }).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(cards);
    for (const way of ['mailto:', 'tel:', '/enquire']) {
      await expect(main.locator(`a[href^="${way}"]`)).toHaveCount(1);
    }
  }
  // The last category's page promises an engineer.
  const block = page.getByRole('region', { name: 'Get in Touch' });
  await expect(block).toContainText(/engineer/i);
  await expect(block).toContainText('48 hours');
  await page.goto('/baler');
  await expect(page.getByRole('main').locator('a[href="/pcb"]')).toHaveText(/card board/i);
});
