import { hydrated } from '../../scripts/lib/browser/browser.ts';
import { expectedEntries } from './expected-entries.ts';
import { addressOf, pageAddress } from './read-content.ts';
import { test } from './content-test.ts';

/** Timeout for a search result, in milliseconds. */
const patience = 5_000;

test('Every category and every entry that has a page, or is on one, is found by its name', async ({
  content,
  page,
  check,
}) => {
  const wanted = [
    ...expectedEntries(content).map(({ search }) => ({ name: search.words, path: search.leadsTo })),
    ...content.categories.map((category) => ({ name: category.title, path: addressOf(category) })),
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
