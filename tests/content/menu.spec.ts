import { addressOf, withAncestors, type Category, type Content } from './read-content.ts';
import { test } from './content-test.ts';

/** Limits of the menu: entries per level, and models in total. The rest is behind the link to all. */
const maxEntries = 8;
const maxModels = 24;

test('The menu of every page holds the categories and models that belong there', ({
  content,
  site: { pages },
  check,
}) => {
  const menus = [...pages.values()].map(({ path, links }) => ({
    path,
    links: new Set(links.filter(({ place }) => place === 'header').map(({ address }) => address)),
  }));
  for (const { name, path } of wantedEntries(content)) {
    const without = menus.filter(({ links }) => !links.has(path));
    check(without.length === 0, `${name} is not in the menu of ${sayPages(without)}`);
  }
  for (const { name, path, category } of content.models) {
    if (isInMenu(content, category)) continue;
    const surplus = menus.filter(({ links }) => links.has(path));
    check(surplus.length === 0, `${name} is in the menu of ${sayPages(surplus)}, where ${category} keeps it out`);
  }
});

/** `/about`, `/about and 83 more pages`. */
function sayPages(pages: readonly { path: string }[]): string {
  const [first, ...others] = pages;
  return others.length === 0 ? (first?.path ?? '') : `${first?.path ?? ''} and ${others.length} more pages`;
}

interface MenuEntry {
  kind: 'category' | 'model';
  name: string;
  path: string;
}

/** Everything that the menu shows as an entry of its own. */
function wantedEntries(content: Content): MenuEntry[] {
  const levels = [undefined, ...content.categories].map((above) => membersOf(content, above));
  const entries = levels.flatMap((members) =>
    (['category', 'model'] as const).flatMap((kind) => {
      const some = members.filter((member) => member.kind === kind);
      return some.length <= maxEntries ? some : [];
    }),
  );
  const shownModels = content.models.filter(({ category }) => isInMenu(content, category)).length;
  return entries.filter(({ kind }) => kind === 'category' || shownModels <= maxModels);
}

function membersOf(content: Content, above: Category | undefined): MenuEntry[] {
  // Line equipment is a single link.
  if (above && !isShown(content, above.id)) return [];
  const categories = content.categories.filter(({ parent }) => parent === above?.id);
  const models = content.models.filter(({ category }) => category === above?.id && isInMenu(content, category));
  return [
    ...categories.map((one) => ({ kind: 'category' as const, name: one.title, path: addressOf(one) })),
    ...models.map(({ name, path }) => ({ kind: 'model' as const, name, path })),
  ];
}

const isShown = (content: Content, category: string | undefined) =>
  withAncestors(content, category).every(({ layout }) => layout !== 'equipment');

const isInMenu = (content: Content, category: string) =>
  isShown(content, category) && withAncestors(content, category)[0]?.models?.menu !== false;
