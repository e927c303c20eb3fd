import type { MachineFamily } from '../../../catalogue/catalogue.ts';
import { textAt, type Entry } from '../../../catalogue/entry.ts';
import { drawnFamily } from '../../../catalogue/link/link-categories.ts';
import { drawnFigures, withoutReplaced } from '../../../catalogue/link/tables-of.ts';
import { families } from '../../../drawing/families/all-families.ts';
import { sidesNotTaken } from '../../../drawing/make-machine.ts';
import type { RowRole } from '../../../figures/figure.ts';
import type { Finding } from '../../../yaml/finding.ts';
import { categoriesAbove, entriesOf, entryNamed, type Rule, type RuleInput } from '../../rule.ts';
import { figureFinding, type WrittenFigure } from '../../read-figures.ts';

/** Sizes in whose proportions a machine cannot be drawn: its sheet and its drawings say that they are not to scale. */
export const rule: Rule = {
  names: ['quantity/proportions'],
  check: (input) => [
    ...new Map(
      [...entriesOf(input, 'model'), ...entriesOf(input, 'equipment')].flatMap((entry) => findSide(entry, input)),
    ).values(),
  ],
};

const sides: Readonly<Partial<Record<string, RowRole>>> = {
  length: 'Length',
  width: 'Width',
  height: 'Height',
  depth: 'Depth',
};
const sizeRows: ReadonlySet<RowRole | undefined> = new Set([...Object.values(sides), 'Overall size']);

/** The first side that is not taken, by its row: machines may share the row of a sheet. */
function findSide(entry: Entry, input: RuleInput): [WrittenFigure, Finding][] {
  const written = rowsOf(entry, input);
  const sheet = rowsOf(entryNamed(input, 'sheet', textAt(entry, '/sheet')), input);
  const all = [...written, ...sheet];
  const machine = all.some(({ read: { role } }) => sizeRows.has(role)) && familyOf(entry, input);
  if (!machine) return [];
  const ownFigures = written.map(({ read }) => read);
  const shared = sheet.map(({ read }) => ({ ...read, isShared: true as const }));
  const tables = shared.length > 0 ? withoutReplaced(ownFigures, [{ title: '', rows: shared }]) : [];
  const figures = drawnFigures([...ownFigures, ...tables.flatMap(({ rows }) => rows)]);
  const [side] = sidesNotTaken({ name: textAt(entry, '/name') ?? '', machine, figures });
  const isOf = (role: RowRole | undefined) => (row: WrittenFigure) => role !== undefined && row.read.role === role;
  const row = side && (all.find(isOf(sides[side])) ?? all.find(isOf('Overall size')));
  if (!row) return [];
  const message = `\`${row.label}\` is "${row.text}", but no ${machine.replaceAll('-', ' ')} is drawn in such proportions: the sheet and the drawings will say "not to scale".`;
  const order = row.read.role === 'Overall size' ? ' (length x width x height)' : '';
  const fix = `correct the size that is wrong${order}; if none is, choose another \`machine\` to draw`;
  return [[row, figureFinding(row, 'quantity/proportions', message, fix)]];
}

const rowsOf = (entry: Entry | undefined, { figures }: RuleInput): readonly WrittenFigure[] =>
  (entry && figures.ofEntry.get(entry)) ?? [];

/** The family that is drawn: the entry's own, or that of a category above it. */
function familyOf(entry: Entry, input: RuleInput): MachineFamily | undefined {
  const named = [entry, ...categoriesAbove(input, entry)].flatMap((machine) => textAt(machine, '/machine') ?? []);
  const family = drawnFamily(named[0] as MachineFamily | 'none' | undefined, 'generic');
  return family !== undefined && Object.hasOwn(families, family) ? family : undefined;
}
