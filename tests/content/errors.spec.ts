import { hydrated } from '../../scripts/lib/browser/browser.ts';
import { forEachLimited } from '../../scripts/lib/for-each-limited.ts';
import { watchPage } from '../watch-page.ts';
import { test } from './content-test.ts';
import { expectedEntries } from './expected-entries.ts';
import type { Content } from './read-content.ts';

test('One page of each kind opens without an error in the browser', async ({
  browser,
  content,
  site: { address, pages: reached },
  check,
}) => {
  await forEachLimited(onePageOfEachKind(content, [...reached.keys()]), 2, async (path) => {
    const page = await browser.newPage();
    const problems = await watchPage(page, address);
    await page.goto(address + path);
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    check(problems.length === 0, `${path} has errors in the browser: ${problems.join('; ')}`);
    await page.close();
  });
});

/**
 * The company's pages, one category of each layout, one entry of each other kind, and one each of the derived
 * pages: next page of a list, comparison, finder results.
 */
function onePageOfEachKind(content: Content, reached: readonly string[]): string[] {
  const { pages, categories } = content;
  const layouts = [...Map.groupBy(categories, ({ layout }) => layout).values()].flatMap(([first = []]) => first);
  const [listing] = categories.flatMap((category) => category.listing ?? []);
  const ofKinds = [...Map.groupBy(expectedEntries(content), ({ file }) => file.split('/')[0])].flatMap(
    ([, entries]) => entries.find(({ page }) => page)?.page ?? [],
  );
  const entries = [...pages, ...layouts, listing, ...ofKinds].flatMap((entry) => entry ?? []);
  const below = reached.filter((path) => path.lastIndexOf('/') > 0);
  const following = [...Map.groupBy(below, (path) => path.split('/').slice(-2, -1).join())].flatMap(
    ([, [first = []]]) => first,
  );
  return [...new Set([...entries.map(({ path }) => path), ...following])];
}
