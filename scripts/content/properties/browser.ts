import { takenOver, watchPage } from '../../lib/browser/browser.ts';
import { forEachLimited } from '../../lib/for-each-limited.ts';
import { addressOf, hasPage, pageAddress, type Content } from '../read-content.ts';
import type { Property } from '../property.ts';

/** Timeout for a search result, in milliseconds. */
const patience = 5_000;

export const everythingIsFoundByTheSearch: Property = {
  title: 'Every model, category, equipment item and fair is found by its name',
  async check(content, { address, browser }, expect) {
    const fairs = hasPage(content, 'tradefairs') ? pageAddress(content, 'tradefairs') : '/';
    const wanted = [
      ...content.models,
      ...content.equipment,
      ...content.categories.map((category) => ({ name: category.title, path: addressOf(category) })),
      ...content.fairs.map(({ title, gallery, path }) => ({ name: title, path: gallery ? path : fairs })),
    ];
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(address + pageAddress(content, 'search'));
    await takenOver(page);
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
      expect(found, `${name} is not found by the search: its results do not lead to ${path}`);
    }
    await page.close();
  },
};

export const noPageHasAnError: Property = {
  title: 'One page of each kind opens without an error in the browser',
  async check(content, { address, browser, pages: reached }, expect) {
    await forEachLimited(onePageOfEachKind(content, [...reached.keys()]), 2, async (path) => {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      const problems = await watchPage(page, address);
      await page.goto(address + path);
      await takenOver(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect(problems.length === 0, `${path} has errors in the browser: ${problems.join('; ')}`);
      await page.close();
    });
  },
};

/**
 * The company's pages, one category of each layout, a model, an equipment item, a gallery, and one each of the derived
 * pages: next page of a list, comparison, finder results.
 */
function onePageOfEachKind(content: Content, reached: readonly string[]): string[] {
  const { pages, categories, models, equipment, fairs } = content;
  const layouts = [...Map.groupBy(categories, ({ layout }) => layout).values()].flatMap(([first = []]) => first);
  const [listing] = categories.flatMap((category) => category.listing ?? []);
  const gallery = fairs.find((fair) => fair.gallery !== undefined);
  const entries = [...pages, ...layouts, listing, models[0], equipment[0], gallery].flatMap((entry) => entry ?? []);
  const below = reached.filter((path) => path.lastIndexOf('/') > 0);
  const following = [...Map.groupBy(below, (path) => path.split('/').slice(-2, -1).join())].flatMap(
    ([, [first = []]]) => first,
  );
  return [...new Set([...entries.map(({ path }) => path), ...following])];
}
