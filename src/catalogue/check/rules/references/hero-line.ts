import { findingIn, itemsAt, textAt, type Entry } from '../../entry.ts';
import { entriesOf, type Rule, type RuleInput } from '../../rule.ts';

/** Machines of the home page's hero that are not drawn: the hero leaves them out. */
export const rule: Rule = (input) => {
  const [home] = entriesOf(input, 'page-home');
  const scene = home && textAt(home, '/hero/scene');
  if (!home || (scene !== 'line' && scene !== 'picture')) return [];
  const machines = [...entriesOf(input, 'model'), ...entriesOf(input, 'equipment')];
  return itemsAt(home, '/hero/line').flatMap(({ pointer, value }) => {
    const entry = machines.find(({ id }) => id === value);
    const hidden = entry && hidesDrawing(input, entry);
    if (!hidden) return [];
    const message = `The hero leaves out \`${entry.id}\`, because \`machine: none\` in ${hidden.file} says that it is not drawn.`;
    const fix = 'take it out here, or choose another `machine` there';
    return findingIn(home, pointer, { rule: 'hero/not-drawn', message, fix, severity: 'warning' });
  });
};

/** The entry that says `machine: none`: the machine itself or the nearest category with a `machine`. */
function hidesDrawing(input: RuleInput, entry: Entry, seen = new Set<Entry>()): Entry | undefined {
  const machine = textAt(entry, '/machine');
  if (machine !== undefined) return machine === 'none' ? entry : undefined;
  // A cycle of parents has a finding of its own.
  if (seen.has(entry)) return undefined;
  const above = textAt(entry, entry.kind === 'model' ? '/category' : '/parent');
  const parent = entriesOf(input, 'category').find(({ id }) => id === above);
  return parent && hidesDrawing(input, parent, seen.add(entry));
}
