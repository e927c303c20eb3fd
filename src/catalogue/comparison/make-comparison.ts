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
import { normalizeName } from '../names.ts';
import { compareIdOf } from './address.ts';
import { parseQuantity, type QuantityPart } from '../quantity.ts';

/**
 * Puts machines side by side, from their page data.
 * @param highlightsTitle title of the key figures that are in no table
 * @param drawn names of the rows that state a size
 */
export function makeComparison(
  pages: readonly ModelPageData[],
  highlightsTitle: string,
  drawn: DrawnRows,
): MachineComparison {
  return {
    models: pages.map(comparedModel),
    sections: alignTables(
      splitSizes(
        pages.map((page) => tablesOf(page, highlightsTitle)),
        drawn,
      ),
    ),
  };
}

function comparedModel({ path, name, elevation, enquiry }: ModelPageData): ComparedModel {
  return { id: compareIdOf(path), name, to: path, ...(elevation ? { elevation } : {}), enquiry };
}

/** The tables of a machine, preceded by the key figures that no table repeats. */
function tablesOf({ figures, tables }: ModelPageData, highlightsTitle: string): SpecificationTable[] {
  const rows = tables.flatMap((table) => table.rows);
  const isInTable = (label: string, value: string) =>
    rows.some((row) => isSameName(row.label, label) && isSameFigure(row.value, value));
  const extra = figures.filter(({ label, value }) => !isInTable(label, value));
  return extra.length > 0 ? [{ title: highlightsTitle, rows: extra }, ...tables] : tables;
}

const sides = ['length', 'width', 'height'] as const;

/** Labels of rows that state the whole machine's size in one figure. */
const sizeLabel = /^(?:(?:equipment|machine|overall|total)\s+)?(?:size|dimensions?)\b/i;

/**
 * Splits a size into three rows for all machines if any machine has it in three rows, so that lengths align with
 * lengths.
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

/** The labels of a machine's length, width and height; undefined unless it has all three. */
function sideLabels(tables: readonly SpecificationTable[], drawn: DrawnRows): string[] | undefined {
  const allLabels = tables.flatMap(({ rows }) => rows.map(({ label }) => label));
  const found = sides.flatMap(
    (side) => allLabels.find((label) => normalizeName(nameOfRow(drawn, label)) === side) ?? [],
  );
  return found.length === sides.length ? found : undefined;
}

function splitRows(rows: readonly Figure[], labels: readonly string[], drawn: DrawnRows): Figure[] {
  return rows.flatMap((row) => {
    const lengths = sizeLabel.test(nameOfRow(drawn, row.label)) ? lengthsOf(row.value) : undefined;
    return lengths ? lengths.map((value, at) => ({ label: labels[at] ?? row.label, value })) : [row];
  });
}

/** Splits `5000 × 1540 × 4555 mm` into length, width and height, each with the unit. */
function lengthsOf(text: string): string[] | undefined {
  const lengths = (parseQuantity(text)?.parts ?? []).flatMap(({ value, unit, join }, at) =>
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
 * Aligns the rows of several machines by normalized name. Sections and rows keep the first machine's order; one that
 * only a later machine has follows the one before it there.
 */
export function alignTables(machines: readonly (readonly SpecificationTable[])[]): AlignedSection[] {
  const sections: Section[] = [];
  for (const [machine, tables] of machines.entries()) {
    let before: Section | undefined;
    for (const { title, rows } of tables) {
      const known = sections.find((section) => isSameName(section.title, title));
      const section = known ?? { title, rows: [] };
      if (!known) sections.splice(before ? sections.indexOf(before) + 1 : sections.length, 0, section);
      // A row may be in another section, unless the machine has such a row in its own table of that name.
      const others = sections.filter((other) => other !== section);
      placeRows(section.rows, rows, machine, (label) =>
        others
          .filter((other) => !tables.some((table) => isSameName(table.title, other.title) && hasRow(table, label)))
          .flatMap((other) => other.rows),
      );
      before = section;
    }
  }
  return sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => ({ title, rows: rows.map((row) => finishRow(row, machines.length)) }));
}

const isSameName = (one: string, other: string) => normalizeName(one) === normalizeName(other);

function hasRow({ rows }: SpecificationTable, label: string): boolean {
  return rows.some((row) => isSameName(row.label, label));
}

/** Fills a machine's values into the rows of the same name, or inserts new rows into the section. */
function placeRows(
  section: Row[],
  rows: readonly Figure[],
  machine: number,
  rowsElsewhere: (label: string) => readonly Row[],
): void {
  let before: Row | undefined;
  for (const [index, { label, value }] of rows.entries()) {
    const isFree = (row: Row) => row.values[machine] === undefined && isSameName(row.label, label);
    const here = section.find(isFree);
    const known = here ?? rowsElsewhere(label).find(isFree);
    const row = known ?? { label, values: [] };
    row.values[machine] = value;
    if (!known) {
      const next = section.findIndex((other) =>
        rows.slice(index + 1).some((one) => isSameName(one.label, other.label)),
      );
      const first = next < 0 ? section.length : next;
      section.splice(before ? section.indexOf(before) + 1 : first, 0, row);
    }
    if (here || !known) before = row;
  }
}

function finishRow(row: Row, count: number): AlignedRow {
  const values = Array.from({ length: count }, (_, machine) => row.values[machine] ?? null);
  const stated = values.filter((value) => value !== null);
  const [first = null] = stated;
  return { label: row.label, values, differs: stated.some((value) => !isSameFigure(value, first)) };
}

/** Whether two figures are equal: as texts, or as amounts in other units and spellings (`9 t`, `9000 Kg`). */
export function isSameFigure(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b;
  if (normalizeName(a) === normalizeName(b)) return true;
  const [first, second] = [parseQuantity(a), parseQuantity(b)];
  if (!first || !second || first.parts.length !== second.parts.length) return false;
  // Words count too: `180 HP, hydraulic` is not `180 HP, electric`.
  return first.parts.every((part, index) => isSamePart(part, second.parts[index])) && wordsOf(a) === wordsOf(b);
}

function isSamePart(a: QuantityPart, b: QuantityPart | undefined): boolean {
  if (!b || a.unit?.kind !== b.unit?.kind || a.approximate !== b.approximate) return false;
  return isSameNumbers(a, b, (a.unit?.factor ?? 1) / (b.unit?.factor ?? 1));
}

function isSameNumbers(a: QuantityPart, b: QuantityPart, factor: number): boolean {
  return (['value', 'min', 'max', 'plusMinus'] as const).every((field) => {
    const [first, second] = [a[field], b[field]];
    if (first === undefined || second === undefined) return first === second;
    return Math.abs(first * factor - second) <= Math.abs(second) * 1e-9;
  });
}

/** The words of a figure; five letters or more, which excludes units and range words. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return words.filter((word) => !/^(?:about|approx|litre|metre|milli|kilo)/.test(word)).join(' ');
}
