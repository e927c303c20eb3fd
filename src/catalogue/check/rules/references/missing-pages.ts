import { fileKinds, pagesWithFile } from '../../../kinds.ts';
import { findingIn, itemsAt, textAt } from '../../entry.ts';
import { entriesOf, type Rule } from '../../rule.ts';

/** Entries of the navigation that vanish: they name a page that this catalogue does not have. */
export const rule: Rule = (input) =>
  entriesOf(input, 'site').flatMap((site) =>
    ['/navigation/header', '/navigation/footer']
      .flatMap((pointer) => itemsAt(site, pointer))
      .flatMap(({ pointer }) => {
        const name = pagesWithFile.find((page) => page === textAt(site, `${pointer}/page`));
        const kind = name && fileKinds.find(({ id }) => id === `page-${name}`);
        if (!kind || entriesOf(input, kind.id).length > 0) return [];
        return findingIn(site, `${pointer}/page`, {
          rule: 'reference/missing-page',
          severity: 'warning',
          message: `There is no page \`${kind.file}\`, so this entry does not appear.`,
          fix: `delete the entry, or add pages/${kind.file}.yaml`,
        });
      }),
  );
