import type { Finding } from '../../../yaml/finding.ts';
import { fileKinds, pagesWithFile, missingFor, type FolderKindId } from '../../../catalogue/kinds.ts';
import { findingIn, itemsAt, textAt, valueAt } from '../../../catalogue/entry.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';

/** Navigation entries that are dropped, since their page does not exist or would be empty, and those that are there twice. */
export const rule: Rule = { names: ['reference/missing-page', 'reference/twice-in-menu'], check };

function check(input: RuleInput): Finding[] {
  const [find] = entriesOf(input, 'page-find');
  const has = (field: string) => find !== undefined && valueAt(find, field) !== undefined;
  const needs = {
    count: (kind: FolderKindId) => entriesOf(input, kind).length,
    hasRepository: entriesOf(input, 'site').some((site) => valueAt(site, '/repository') !== undefined),
    hasFacets: ['/materials', '/jobs', '/figures', '/facets'].some(has),
  };
  return entriesOf(input, 'site').flatMap((site) =>
    ['/navigation/header', '/navigation/footer']
      .flatMap((pointer) => {
        const items = itemsAt(site, pointer);
        const pages = items.map((item) => textAt(site, `${item.pointer}/page`));
        return items.map((item, at) => ({ ...item, first: pages.indexOf(pages[at]), at }));
      })
      .flatMap(({ pointer, first, at }) => {
        const page = textAt(site, `${pointer}/page`);
        if (page !== undefined && first < at)
          return findingIn(site, `${pointer}/page`, {
            rule: 'reference/twice-in-menu',
            severity: 'warning',
            message: `The page \`${page}\` is already in this menu, as entry ${first + 1}.`,
            fix: 'delete one of the two entries',
          });
        const name = pagesWithFile.find((known) => known === page);
        const kind = name && fileKinds.find(({ id }) => id === `page-${name}`);
        if (!name || !kind) return [];
        const isThere = entriesOf(input, kind.id).length > 0;
        const missing = isThere ? missingFor(name, needs) : `pages/${name}.yaml`;
        if (missing === undefined) return [];
        const what = isThere ? `The page \`${name}\` has nothing to show` : `There is no page \`${name}\``;
        return findingIn(site, `${pointer}/page`, {
          rule: 'reference/missing-page',
          severity: 'warning',
          message: `${what}, so this entry does not appear.`,
          fix: `delete the entry, or add ${missing}`,
        });
      }),
  );
}
