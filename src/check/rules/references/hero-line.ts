import type { Finding } from '../../../yaml/finding.ts';
import { findingIn, itemsAt, textAt, type Entry } from '../../../catalogue/entry.ts';
import { categoriesAbove, entriesOf, type Rule, type RuleInput } from '../../rule.ts';

/** Machines of the home page's hero that are not drawn: the hero leaves them out. */
export const rule: Rule = { names: ['hero/not-drawn'], looksAt: ['page-home'], checkEntry };

function checkEntry(home: Entry, input: RuleInput): Finding | Finding[] {
  const scene = textAt(home, '/hero/scene');
  if (scene !== 'line' && scene !== 'picture') return [];
  const machines = [...entriesOf(input, 'model'), ...entriesOf(input, 'equipment')];
  return itemsAt(home, '/hero/line').flatMap(({ pointer, value }) => {
    const entry = machines.find(({ id }) => id === value);
    if (!entry) return [];
    const says = [entry, ...categoriesAbove(input, entry)].find((above) => textAt(above, '/machine') !== undefined);
    if (!says || textAt(says, '/machine') !== 'none') return [];
    const message = `The hero leaves out \`${entry.id}\`, because \`machine: none\` in ${says.file} says that it is not drawn.`;
    const fix = 'take it out here, or choose another `machine` there';
    return findingIn(home, pointer, { rule: 'hero/not-drawn', message, fix, severity: 'warning' });
  });
}
