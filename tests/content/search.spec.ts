import { hydrated } from '../../scripts/lib/browser/browser.ts';
import { addressOf, hasPage, pageAddress } from './read-content.ts';
import { test } from './content-test.ts';

/** Timeout for a search result, in milliseconds. */
const patience = 5_000;

test('Every model, category, equipment item and fair is found by its name', async ({ content, page, check }) => {
  const fairs = hasPage(content, 'tradefairs') ? pageAddress(content, 'tradefairs') : '/';
  const wanted = [
    ...content.models,
    ...content.equipment,
    ...content.categories.map((category) => ({ name: category.title, path: addressOf(category) })),
    ...content.fairs.map(({ title, gallery, path }) => ({ name: title, path: gallery ? path : fairs })),
  ];
  await page.goto(pageAddress(content, 'search'));
  await hydrated(page);
  const field = page.locator('main input[name="q"], main input[type="search"]').first();
  const results = page.locator('main li a[href]:not(nav *)');
  for (const { name, path } of wanted) {
    await field.fill('');
    await results.first().waitFor({ state: 'detached', timeout: patience });
    await field.fill(name);
    const found = await results
      .and(page.locator(`[href="${path}"]`))
      .first()
      .waitFor({ timeout: patience })
      .then(
        () => true,
        () => false,
      );
    check(found, `${name} is not found by the search: its results do not lead to ${path}`);
  }
});
