import { expectedEntries } from './expected-entries.ts';
import {
  addressOf,
  equipmentCategory,
  hasPage,
  withAncestors,
  pageAddress,
  type Category,
  type Content,
} from './read-content.ts';
import { test, type Check } from './content-test.ts';
import { homeShows, type ReadSite } from './read-site.ts';

/** Line equipment shown on the page of all products, before the link to all of it. */
const productsShowEquipment = 24;
/** Up to this many products form one grid; more are grouped by main category. */
const oneGrid = 48;

/** The addresses that a list links to in `<main>`, on its first and all following pages. */
function linksOfList({ pages }: ReadSite, path: string): Set<string> {
  const parts = [...pages.values()].filter((page) => page.path === path || page.path.startsWith(`${path}/page/`));
  return new Set(
    parts.flatMap(({ links }) => links.filter(({ place }) => place === 'main').map((link) => link.address)),
  );
}

/** The descendants of the main categories that have no page for line equipment. */
const isEquipment = (content: Content, category: string | undefined) =>
  withAncestors(content, category).some(({ layout }) => layout === 'equipment');

test("Every model stands in its category's list", ({ content, site, check }) => {
  for (const { name, path, category } of content.models) {
    const [own] = withAncestors(content, category);
    if (own) check(linksOfList(site, own.path).has(path), `${name} is not in the list of ${own.path}`);
  }
});

test('Every entry stands in the list of its kind', ({ content, site, check }) => {
  for (const { name, page, list } of expectedEntries(content)) {
    if (page && list !== undefined)
      check(linksOfList(site, list).has(page.path), `${name} is not in the list of ${list}`);
  }
});

test('Every category stands on the page above it', ({ content, site, check }) => {
  const main = content.categories.filter(({ parent }) => parent === undefined);
  for (const category of content.categories) {
    const { title, path } = category;
    const [, above] = withAncestors(content, category.id);
    if (above) check(linksOfList(site, above.path).has(path), `${title} is not in the list of ${above.path}`);
    else if (main.length <= homeShows) expectOnHomePages(content, site, category, check);
  }
});

function expectOnHomePages(content: Content, site: ReadSite, category: Category, check: Check) {
  for (const page of ['home', 'homecards'].filter((id) => hasPage(content, id))) {
    const path = pageAddress(content, page);
    check(linksOfList(site, path).has(addressOf(category)), `${category.title} has no card on ${path}`);
  }
}

test('Every equipment item stands in the grid and in the list, with its enquiry link', ({ content, site, check }) => {
  const category = equipmentCategory(content);
  if (!category) return;
  const members = [...content.equipment, ...content.categories.filter(({ parent }) => parent === category.id)];
  const lists = [category.path, addressOf(category)];
  if (members.length <= productsShowEquipment) lists.push(pageAddress(content, 'ourproducts'));
  for (const list of new Set(lists)) {
    const links = linksOfList(site, list);
    for (const { name, path } of content.equipment) {
      check(links.has(path), `${name} is not in the list of ${list}`);
      if (list === category.path) continue;
      const asks = [...links].some((link) => new URLSearchParams(link.split('?')[1]).get('model') === name);
      check(asks, `${name} has no enquiry link in the list of ${list}`);
    }
  }
});

test('The product grid holds the models and families that their categories put there', ({ content, site, check }) => {
  const path = pageAddress(content, 'ourproducts');
  const links = linksOfList(site, path);
  const shown = content.models.filter(({ category }) => withAncestors(content, category)[0]?.models?.grid !== false);
  const families = content.categories.filter(({ id, layout }) => layout === 'text' && !isEquipment(content, id));
  if (shown.length + families.length > oneGrid) return;
  for (const { name, path: model } of shown) check(links.has(model), `${name} is not in the product grid of ${path}`);
  for (const { title, path: family } of families)
    check(links.has(family), `${title} is not in the product grid of ${path}`);
  for (const { name, path: model, category } of content.models.filter((one) => !shown.includes(one))) {
    check(!links.has(model), `${name} is in the product grid of ${path}, though ${category} keeps its models out`);
  }
});
