/** Reads the cells of a table as machines with figures, whether machines stand in its rows or in its columns. */
import {
  decimalSignsIn,
  numbersIn,
  readingsOf,
  rewriteNumbers,
  writeNumber,
  type DecimalSign,
} from '../figures/correct.ts';
import type { FigureReader } from '../figures/reader.ts';
import { normalizeName } from '../text/names.ts';
import type { KnownNames } from './entry-schema.ts';
import { areNumbered, findHeader, isHeading } from './find-header.ts';
import { widest } from './spreadsheet-limits.ts';
import { appendUnits, withoutUnitRows } from './unit-rows.ts';
import {
  bareUnit,
  empty,
  findUnclear,
  flat,
  isFilled,
  isHeader,
  isHeadWord,
  isUnit,
  codeWord,
  makeNamer,
  nameWord,
  noValue,
  numberWord,
  sayMixed,
  sayNames,
  sayProblems,
  splitLabel,
  totals,
  unitWord,
  valueWord,
  withUnit,
  type Cell,
  type Unclear,
} from './table-words.ts';

type Grid = readonly (readonly Cell[])[];

/** A property of the machines. */
export interface Property {
  label: string;
  unit: string;
  /** The heading above it; '' without. */
  group: string;
  /** For each machine, with unit and in the language's notation; '' for none. */
  values: string[];
  /** Each value as it stands in the table, with its line breaks. */
  texts: string[];
}

export type TableLayout = 'rows' | 'columns';

export interface MachineTable {
  /** Where a machine stands. */
  layout: TableLayout;
  /** '' for a machine without a name, as in a table of two columns. */
  names: string[];
  /** Whether the table has names, or several machines are called by their columns. */
  hasNames: boolean;
  properties: Property[];
  /** What was left out, and why. */
  notes: string[];
  unclear: Unclear | undefined;
}

/** Reads a table. What is known is given: where machines stand, the decimal sign of columns that do not show theirs. */
export function readTable(
  rows: Grid,
  reader: FigureReader,
  known: KnownNames,
  { layout, decimals }: { layout?: TableLayout | undefined; decimals?: DecimalSign | undefined } = {},
): MachineTable {
  const width = widest(rows);
  const lines = rows
    .filter((row) => row.some(isFilled))
    .map((row) => Array.from({ length: width }, (_, c) => row[c] ?? empty));
  const start = findHeader(lines);
  const isNumbered = areNumbered(lines.slice(start));
  const table = isNumbered ? lines.map((row) => row.slice(1)) : lines;
  const usedLayout = layout ?? findLayout(table.slice(start), reader, known);
  // A single text above the header is the title of the sheet, one above figures is that of a table of figures.
  const top = usedLayout === 'rows' || isNumbered || isHeader(table[start] ?? []) ? start : 0;
  const titles = lines.slice(0, top).map((row) => [...new Set(row.filter(isFilled))].map(flat).join(' '));
  const notes = titles.length > 0 ? [`Left out above the table: ${titles.join('; ')}.`] : [];
  const body = usedLayout === 'rows' ? withoutUnitRows(table.slice(top), reader, notes) : table.slice(top);
  const grid = usedLayout === 'rows' ? (body[0] ?? []).map((_, c) => body.map((row) => row[c] ?? empty)) : body;
  const read = readGrid(grid, usedLayout, reader, known, notes, decimals);
  const properties = read.properties.filter(({ values }) => values.some(Boolean));
  const unfilled = read.properties.filter((property) => !properties.includes(property));
  if (unfilled.length > 0)
    notes.push(`Left out, because they have no figures: ${sayNames(unfilled.map(({ label }) => label))}.`);
  return { layout: usedLayout, ...read, properties, notes };
}

/** Compares the first row with the first column: which looks more like names of figures than like machines and values? */
function findLayout(rows: Grid, reader: FigureReader, known: KnownNames): TableLayout {
  const weigh = (cells: readonly (Cell | undefined)[]) => {
    const weights = cells.map(flat).flatMap((text): number[] => {
      const { label, unit } = splitLabel(text, reader);
      if (text === '') return [];
      if (unit !== '' || known.rows.has(normalizeName(label))) return [1];
      return [known.models.has(normalizeName(text)) || /\d/.test(text) ? -1 : 0];
    });
    return weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, weights.length);
  };
  const [top = []] = rows;
  // A brand may stand before the model.
  if (top.slice(1, 3).some((cell) => nameWord.test(flat(cell)))) return 'rows';
  return weigh(top.slice(1)) > weigh(rows.slice(1).map((row) => row[0])) ? 'rows' : 'columns';
}

/** Reads a table with a property in each row. */
function readGrid(
  grid: Grid,
  layout: TableLayout,
  reader: FigureReader,
  known: KnownNames,
  notes: string[],
  decimals: DecimalSign | undefined,
): Pick<MachineTable, 'names' | 'hasNames' | 'properties' | 'unclear'> {
  const nameAt = findNames(grid, layout, known);
  const rows = grid.filter((_row, r) => r !== nameAt);
  const { labels, units, machines: columns } = sortColumns(grid[nameAt] ?? [], rows, reader, nameAt >= 0);
  const written = (c: number) => flat(grid[nameAt]?.[c]).replace(valueWord, '');
  // Without names, several machines are called by their columns.
  const nameOf = (c: number) => (nameAt >= 0 || columns.length < 2 ? written(c) : `Column ${c + 1}`);
  const machines = chooseMachines(columns, nameOf, grid, notes);
  const namesOf = rows.map((row) => labels.map((c) => flat(row[c])));
  const labelsOf = namesOf.map((names) => names.findLast(Boolean) ?? '');
  const isCode = (r: number) => codeWord.test(labelsOf[r] ?? '');
  const numbers = rows.map((row, r) =>
    numbersIn(machines.map((c) => (row[c]?.isNumber || isCode(r) ? '' : flat(row[c])))),
  );
  const signs = numbers.map(decimalSignsIn);
  const usedSigns = new Set(signs.flatMap((shown) => [...shown.keys()]));
  const [usual = decimals] = usedSigns.size === 1 ? usedSigns : [];
  const nameProperty = makeNamer(labelsOf, known.rows, reader);
  const properties: Property[] = [];
  let unclear: MachineTable['unclear'];
  let heading = '';
  let group = '';
  let named: Cell | undefined;
  rows.forEach((row, r) => {
    const [first = '', ...more] = namesOf[r] ?? [];
    const label = labelsOf[r] ?? '';
    const cells = machines.map((c) => row[c] ?? empty);
    if (layout === 'columns' && label !== '' && (isHeading(row) || !cells.some(isFilled))) heading = label;
    else if (unitWord.test(label)) appendUnits(properties.at(-1), cells);
    else if (label === '' && cells.some(isFilled))
      notes.push(
        `Figures without a name (${cells.find(isFilled)?.at ?? flat(cells[0])}) were left out: write what they are.`,
      );
    else if (cells.some(isFilled)) {
      // A group is named once, in a merged cell or in its first row.
      if (first !== '') group = more.some((name) => name !== '' && name !== first) ? first : '';
      notes.push(...sayProblems(label, cells));
      const property = nameProperty(label, group, heading);
      const unit = bareUnit(units.map((c) => flat(row[c])).find(Boolean) ?? property.unit);
      const [sign = usual, second] = signs[r]?.keys() ?? [];
      const values = cells.map((cell) => valueOf(cell, unit, isCode(r) ? 'none' : second ? undefined : sign, reader));
      if (second) notes.push(sayMixed(label, signs[r], numbers[r]?.find(readingsOf)));
      else if (sign === undefined) unclear ??= findUnclear(label, values, reader);
      const texts = cells.map(({ text }, index) => (values[index] === '' ? '' : text));
      const [last, cell] = [properties.at(-1), row[labels.at(-1) ?? 0]];
      // A name in a cell merged over several rows has a figure in each.
      if (last && cell === named) {
        last.values = last.values.map((value, index) => [value, values[index]].filter(Boolean).join(', '));
      } else properties.push({ ...property, unit, values, texts });
      named = cell;
    }
  });
  const names = machines.map(nameOf);
  return { names, hasNames: nameAt >= 0 && names.some(Boolean), properties, unclear };
}

/** The row with the machines' names; -1 without. */
function findNames(grid: Grid, layout: TableLayout, known: KnownNames): number {
  const [top = []] = grid;
  const isNames = isHeader(top) || (top.length > 2 && top.some((cell) => known.models.has(normalizeName(flat(cell)))));
  if (layout === 'columns') return isNames ? 0 : -1;
  const called = grid.flatMap((row, r) => (row.slice(0, 2).some((cell) => nameWord.test(flat(cell))) ? r : []));
  const areDistinct = (r: number) => {
    const names = (grid[r] ?? []).map(flat).filter(Boolean);
    return new Set(names).size === names.length;
  };
  return called.find(areDistinct) ?? called[0] ?? Number(numberWord.test(flat(top[0])));
}

/** Which columns hold the names of properties, units, and the figures of machines. `names` is the row with their names. */
function sortColumns(names: readonly Cell[], rows: Grid, reader: FigureReader, hasNames: boolean) {
  const all = Array.from(rows[0] ?? [], (_, c) => c);
  const isOfMachine = (c: number) => {
    const name = flat(names[c]);
    return valueWord.test(name) || (name !== '' && !isHeadWord(name) && name !== flat(names[0]));
  };
  const lines = rows.filter((row) => !isHeading(row));
  const textsIn = (c: number) => lines.map((row) => flat(row[c])).filter(Boolean);
  const isOfUnits = (c: number) => {
    const texts = textsIn(c);
    const share = texts.filter((text) => isUnit(text, reader)).length / texts.length;
    return c > 0 && (unitWord.test(flat(names[c])) || (!isOfMachine(c) && share > 0.5));
  };
  // A second line of names has no figures.
  const isOfLabels = (c: number) =>
    !isOfMachine(c) && textsIn(c).every((text) => !/\d/.test(splitLabel(text, reader).label));
  const units = all.filter(isOfUnits);
  const others = all.filter((c) => !units.includes(c));
  const count = hasNames ? others.findIndex((c, at) => at > 0 && !isOfLabels(c)) : 1;
  const labels = others.slice(0, Math.max(1, count));
  return {
    labels,
    units,
    machines: others.filter((c) => !labels.includes(c) && [names, ...rows].some((row) => isFilled(row[c]))),
  };
}

/** Without totals, and machines without name or figures, or with the name of another one. */
function chooseMachines(columns: number[], nameOf: (c: number) => string, grid: Grid, notes: string[]): number[] {
  const taken = new Set<string>();
  return columns.filter((c) => {
    const name = nameOf(c);
    const key = normalizeName(name);
    const cells = grid.flatMap((row) => (isFilled(row[c]) ? (row[c] ?? []) : []));
    const why =
      (totals.test(name) && 'it is a total') ||
      (nameWord.test(name) && 'it repeats the header') ||
      (name === '' && columns.length > 1 && 'it has no name') ||
      (name !== '' && new Set(cells).size < 2 && 'it has no figures') ||
      (taken.has(key) && 'this name stands twice; give each machine a name of its own');
    taken.add(key);
    if (why) notes.push(`${name || 'A machine'} (${cells[0]?.at ?? `column ${c + 1}`}) was left out: ${why}.`);
    return !why;
  });
}

/** `none` for a code, whose digits are no number. */
function valueOf(cell: Cell, unit: string, sign: DecimalSign | 'none' | undefined, { decimal }: FigureReader): string {
  const text = flat(cell);
  if (noValue.test(text)) return '';
  if (sign === 'none') return text;
  const written = cell.isNumber ? writeNumber(text, decimal) : rewriteNumbers(text, sign, decimal);
  return (cell.before ?? '') + withUnit(written, cell.unit ?? unit);
}
