import { findingIn, textAt, valueAt } from '../../../catalogue/entry.ts';
import type { KindId } from '../../../catalogue/kinds.ts';
import { entriesOf, type Rule } from '../../rule.ts';
import { isPattern } from './copies.ts';

/** What is listed together: the models of a category, the categories of another, and the offices. */
const listed: readonly { kind: KindId; by: string }[] = [
  { kind: 'model', by: '/category' },
  { kind: 'category', by: '/parent' },
  { kind: 'office', by: '' },
];

/** Two entries in the same place of their list. More of one place were meant so: they are sorted by name. */
export const rule: Rule = {
  names: ['copy/order'],
  check: (input) =>
    listed
      .flatMap(({ kind, by }) => [...Map.groupBy(entriesOf(input, kind), (entry) => textAt(entry, by)).values()])
      .flatMap((entries) => {
        const places = Map.groupBy(entries, (entry) => valueAt(entry, '/order'));
        const shared = [...places].filter(([order, ofOrder]) => order !== undefined && ofOrder.length > 1);
        const [[order, [first, second, third]] = [undefined, []]] = shared;
        if (shared.length > 1 || places.size < 2 || !first || !second || third) return [];
        const [pattern, copy] = isPattern(second, first) ? [second, first] : [first, second];
        const free = Math.max(...[...places.keys()].map((place) => (typeof place === 'number' ? place : 0))) + 10;
        return findingIn(copy, '/order', {
          rule: 'copy/order',
          message: `\`order\` is ${String(order)}, as in ${pattern.file}: which of the two comes first is left to chance.`,
          fix: { field: 'order', value: String(free), more: ', or the place that it should have' },
          severity: 'warning',
        });
      }),
};
