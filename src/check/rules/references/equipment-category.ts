import type { Finding } from '../../../yaml/finding.ts';
import { findingIn, isRead, textAt, valueAt } from '../../../catalogue/entry.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';
import { aboutFile } from '../../place-files.ts';

/** Line equipment needs exactly one category with the layout `equipment`; only that one may have a listing. */
export const rule: Rule = { names: ['equipment/listing', 'equipment/no-category', 'equipment/two-categories'], check };

function check(input: RuleInput): Finding[] {
  const categories = entriesOf(input, 'category');
  const withLayout = categories.filter((entry) => textAt(entry, '/layout') === 'equipment');
  const [first, ...more] = withLayout;
  const [item] = entriesOf(input, 'equipment');
  const readable = categories.every(isRead);
  const missing =
    item && !first && readable
      ? [
          aboutFile(
            item.file,
            'equipment/no-category',
            'There are equipment items, but no category in data/categories has `layout: equipment`.',
            'add such a category, or write `layout: equipment` in the category that lists them',
          ),
        ]
      : [];
  const surplus = more.map((entry) =>
    findingIn(entry, '/layout', {
      rule: 'equipment/two-categories',
      message: `Only one category can have \`layout: equipment\`; ${first?.file ?? ''} has it already.`,
      fix: 'choose cards, models or text',
    }),
  );
  const listings = categories
    .filter((entry) => valueAt(entry, '/listing') !== undefined && !withLayout.includes(entry))
    .map((entry) =>
      findingIn(
        entry,
        '/listing',
        {
          rule: 'equipment/listing',
          message: '`listing` is only for the category with `layout: equipment`.',
          fix: 'delete it',
        },
        'name',
      ),
    );
  return [...missing, ...surplus, ...listings];
}
