import type {
  ComparedModel,
  MachineComparison,
  SpecificationTable,
  Figure,
  AlignedRow,
  AlignedSection,
} from '../page-data.ts';
import type { ModelPageData } from '../pages/machine/model-page.ts';
import { nameOfRow, type DrawnRows } from '../link/tables-of.ts';
import { reduceName } from '../names.ts';
import { compareIdOf } from './address.ts';
import { readFigure, parseQuantity, type QuantityPart } from '../quantity.ts';

/**
 * Puts machines side by side, from the data of their pages.
 * @param brief the title of the key figures that stand in no table
 * @param drawn the names by which the rows of a size are known
 */
export function makeComparison(pages: readonly ModelPageData[], brief: string, drawn: DrawnRows): MachineComparison {
  return {
    models: pages.map(comparedModel),
    sections: alignTables(
      splitSizes(
        pages.map((page) => tablesOf(page, brief)),
        drawn,
      ),
    ),
  };
}

function comparedModel({ path, name, elevation, enquiry }: ModelPageData): ComparedModel {
  return { id: compareIdOf(path), name, to: path, ...(elevation ? { elevation } : {}), enquiry };
}

/** The tables of a machine, and before them the key figures that no table has with the same value. */
function tablesOf({ figures, tables }: ModelPageData, brief: string): SpecificationTable[] {
  const rows = tables.flatMap((table) => table.rows);
  const isInTable = (label: string, value: string) =>
    rows.some((row) => reduceName(row.label) === reduceName(label) && isSameFigure(row.value, value));
  const extra = figures.filter(({ label, value }) => !isInTable(label, value));
  return extra.length > 0 ? [{ title: brief, rows: extra }, ...tables] : tables;
}

const sides = ['length', 'width', 'height'] as const;

/** Rows that give the whole machine's size in one figure. */
const sizeLabel = /^(?:(?:equipment|machine|overall|total)\s+)?(?:size|dimensions?)\b/i;

/**
 * The tables of several machines in which a size is three rows for all, where it is three rows for any of them; so that
 * lengths stand beside lengths. Where all give one figure, or none gives three rows, nothing changes.
 */
export function splitSizes(machines: readonly SpecificationTable[][], drawn: DrawnRows): SpecificationTable[][] {
  const labels = machines.map((tables) => sideLabels(tables, drawn)).find((found) => found !== undefined);
  if (!labels) return [...machines];
  return machines.map((tables) =>
    sideLabels(tables, drawn)
      ? tables
      : tables.map((table) => ({ ...table, rows: splitRows(table.rows, labels, drawn) })),
  );
}

/** The labels under which a machine gives its length, width and height; undefined unless it gives all three. */
function sideLabels(tables: readonly SpecificationTable[], drawn: DrawnRows): string[] | undefined {
  const given = tables.flatMap(({ rows }) => rows.map(({ label }) => label));
  const found = sides.flatMap((side) => given.find((label) => reduceName(nameOfRow(drawn, label)) === side) ?? []);
  return found.length === sides.length ? found : undefined;
}

function splitRows(rows: readonly Figure[], labels: readonly string[], drawn: DrawnRows): Figure[] {
  return rows.flatMap((row) => {
    const lengths = sizeLabel.test(nameOfRow(drawn, row.label)) ? lengthsOf(row.value) : undefined;
    return lengths ? lengths.map((value, at) => ({ label: labels[at] ?? row.label, value })) : [row];
  });
}

/** `5000 × 1540 × 4555 mm` → the three of them, each with its unit; length, width and height, as makers write them. */
function lengthsOf(text: string): string[] | undefined {
  const read = readFigure(text);
  if (read.kind !== 'quantity' || read.quantity.parts.length !== sides.length) return undefined;
  const lengths = read.quantity.parts.flatMap(({ value, unit, join }, at) =>
    value !== undefined && unit?.kind === 'length' && (at === 0 || join === 'times')
      ? [`${value} ${unit.written}`]
      : [],
  );
  return lengths.length === sides.length ? lengths : undefined;
}

interface Row {
  label: string;
  values: (string | undefined)[];
}
interface Section {
  title: string;
  rows: Row[];
}

/**
 * The rows of several machines' tables, aligned by their names without regard to letter case, spaces and hyphens.
 * Sections and rows stand in the order of the first machine; what only later ones have comes behind the row that
 * precedes it there.
 * @param machines the tables of each machine
 */
export function alignTables(machines: readonly (readonly SpecificationTable[])[]): AlignedSection[] {
  const sections: Section[] = [];
  for (const [machine, tables] of machines.entries()) {
    let before: Section | undefined;
    for (const { title, rows } of tables) {
      const section = findSection(sections, title) ?? insertAfter(sections, before, { title, rows: [] });
      placeRows(sections, section, rows, machine, tables);
      before = section;
    }
  }
  return sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => ({ title, rows: rows.map((row) => finishRow(row, machines.length)) }));
}

function findSection(sections: readonly Section[], title: string): Section | undefined {
  return sections.find((section) => reduceName(section.title) === reduceName(title));
}

/** Puts the rows of one table of a machine to those of their names, or as new ones into the section. */
function placeRows(
  sections: readonly Section[],
  section: Section,
  rows: readonly Figure[],
  machine: number,
  tables: readonly SpecificationTable[],
): void {
  let before: Row | undefined;
  for (const [at, { label, value }] of rows.entries()) {
    const here = findRow(section.rows, label, machine);
    const known = here ?? findElsewhere(sections, section, label, machine, tables);
    if (known) {
      known.values[machine] = value;
      if (here) before = here;
      continue;
    }
    const row: Row = { label, values: [] };
    row.values[machine] = value;
    if (before) insertAfter(section.rows, before, row);
    else insertBefore(section.rows, nextKnown(section.rows, rows.slice(at + 1)), row);
    before = row;
  }
}

/** The row of that name that the machine has not filled yet. */
function findRow(rows: readonly Row[], label: string, machine: number): Row | undefined {
  return rows.find((row) => row.values[machine] === undefined && reduceName(row.label) === reduceName(label));
}

/**
 * The row of that name in another section, unless the machine has one of that name in a table of that section itself.
 */
function findElsewhere(
  sections: readonly Section[],
  own: Section,
  label: string,
  machine: number,
  tables: readonly SpecificationTable[],
): Row | undefined {
  for (const section of sections) {
    const row = section === own ? undefined : findRow(section.rows, label, machine);
    const table = tables.find(({ title }) => reduceName(title) === reduceName(section.title));
    if (row && !table?.rows.some((other) => reduceName(other.label) === reduceName(label))) return row;
  }
  return undefined;
}

function nextKnown(known: readonly Row[], rest: readonly Figure[]): Row | undefined {
  for (const { label } of rest) {
    const row = known.find((other) => reduceName(other.label) === reduceName(label));
    if (row) return row;
  }
  return undefined;
}

function insertAfter<Item>(items: Item[], before: Item | undefined, item: Item): Item {
  const at = before === undefined ? -1 : items.indexOf(before);
  items.splice(at < 0 ? items.length : at + 1, 0, item);
  return item;
}

function insertBefore<Item>(items: Item[], next: Item | undefined, item: Item): void {
  items.splice(next === undefined ? items.length : items.indexOf(next), 0, item);
}

function finishRow({ label, values: given }: Row, count: number): AlignedRow {
  const values = Array.from({ length: count }, (_, machine) => given[machine] ?? null);
  const stated = values.filter((value) => value !== null);
  const [first = null] = stated;
  return { label, values, differs: stated.some((value) => !isSameFigure(value, first)) };
}

/**
 * Whether two figures say the same: in the same words, or the same amounts in other units and spellings (`9 t`,
 * `9000 Kg`).
 */
export function isSameFigure(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b;
  if (reduceName(a) === reduceName(b)) return true;
  const [first, second] = [parseQuantity(a), parseQuantity(b)];
  if (!first || !second || first.parts.length !== second.parts.length) return false;
  // Words beside the figures count: `180 HP, hydraulic` is not `180 HP, electric`.
  return first.parts.every((part, index) => isSamePart(part, second.parts[index])) && wordsOf(a) === wordsOf(b);
}

function isSamePart(a: QuantityPart, b: QuantityPart | undefined): boolean {
  if (!b || a.unit?.kind !== b.unit?.kind || a.approximate !== b.approximate) return false;
  if (a.unit?.factor === undefined || b.unit?.factor === undefined)
    return a.unit?.written === b.unit?.written && isSameNumbers(a, b, 1);
  return isSameNumbers(a, b, a.unit.factor / b.unit.factor);
}

function isSameNumbers(a: QuantityPart, b: QuantityPart, factor: number): boolean {
  return (['value', 'min', 'max', 'plusMinus'] as const).every((field) => {
    const [first, second] = [a[field], b[field]];
    if (first === undefined || second === undefined) return first === second;
    return Math.abs(first * factor - second) <= Math.abs(second) * 1e-9;
  });
}

/** The words of a figure that are no units: long enough, and no sign of a range. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return words.filter((word) => !/^(?:about|approx|litre|metre|milli|kilo)/.test(word)).join(' ');
}
