import type { AlignedRow, AlignedSection, ComparedModel, MachineComparison } from '../../catalogue/shown/lists.ts';
import type { ShownFigure } from '../../figures/show.ts';
import { normalizeName } from '../../text/names.ts';
import { compareIdOf } from './address.ts';
import type { ComparableMachine, ComparableRow, ComparableTable } from '../kinds/compared.ts';

/**
 * Puts machines side by side. Runs in the build for prepared comparisons, and in the browser for those that visitors
 * choose; figures are equal or not by their `is`.
 * @param highlightsTitle title of the key figures that are in no table
 */
export function makeComparison(
  machines: readonly (ComparableMachine & Pick<ComparedModel, 'search'>)[],
  highlightsTitle: string,
): MachineComparison {
  const tables = machines.map((machine) => tablesOf(machine, highlightsTitle));
  return { models: machines.map(comparedModel), sections: alignTables(splitSizes(tables)) };
}

function comparedModel({
  path,
  name,
  elevation,
  enquiry,
  search,
}: Parameters<typeof makeComparison>[0][number]): ComparedModel {
  const id = compareIdOf(path + (search ?? ''));
  return { id, name, to: path, ...(elevation ? { elevation } : {}), enquiry, ...(search ? { search } : {}) };
}

/** The tables of a machine, preceded by the key figures that no table repeats, and followed by its sizes. */
function tablesOf(
  { figures, sizes: space, ...machine }: ComparableMachine,
  highlightsTitle: string,
): ComparableTable[] {
  const tables = machine.tables.map(({ title, rows }) => ({ title, rows: rows.filter((row) => !row.isReplaced) }));
  const rows = tables.flatMap((table) => table.rows);
  const isInTable = (figure: ComparableRow) =>
    rows.some((row) => isSameName(row.label, figure.label) && isOf(row) === isOf(figure));
  const extra = figures.filter((figure) => figure.value !== '' && !isInTable(figure));
  const first = extra.length > 0 ? [{ title: highlightsTitle, rows: extra }] : [];
  return [...first, ...tables, ...(space ? [space] : [])];
}

/** What a figure amounts to: the same for `9 t` and `9000 Kg`, and for the same words. */
const isOf = ({ is, value }: ComparableRow): string => is ?? normalizeName(value);

const sides = ['Length', 'Width', 'Height'] as const;

/**
 * Splits a size into three rows for all machines if any machine has it in three rows, so that lengths align with
 * lengths.
 */
export function splitSizes(machines: readonly (readonly ComparableTable[])[]): (readonly ComparableTable[])[] {
  const labels = machines.map(sideLabels).find((candidate) => candidate !== undefined);
  if (!labels) return [...machines];
  return machines.map((tables) =>
    sideLabels(tables) ? tables : tables.map((table) => ({ ...table, rows: splitRows(table.rows, labels) })),
  );
}

/** The labels of a machine's length, width and height; undefined unless it has all three. */
function sideLabels(tables: readonly ComparableTable[]): string[] | undefined {
  const rows = tables.flatMap((table) => table.rows);
  const labels = sides.flatMap((side) => rows.find(({ role }) => role === side)?.label ?? []);
  return labels.length === sides.length ? labels : undefined;
}

function splitRows(rows: readonly ComparableRow[], labels: readonly string[]): ComparableRow[] {
  return rows.flatMap((row) => row.sides?.map((side, at) => ({ ...side, label: labels[at] ?? row.label })) ?? [row]);
}

interface Row {
  label: string;
  values: (ComparableRow | undefined)[];
}
interface Section {
  title: string;
  rows: Row[];
}

/**
 * Aligns the rows of several machines by normalized name. Sections and rows keep the first machine's order; one that
 * only a later machine has follows the one before it there.
 */
export function alignTables(machines: readonly (readonly ComparableTable[])[]): AlignedSection[] {
  const sections: Section[] = [];
  for (const [machine, tables] of machines.entries()) {
    let before: Section | undefined;
    for (const { title, rows } of tables) {
      const known = sections.find((section) => isSameName(section.title, title));
      const section = known ?? { title, rows: [] };
      if (!known) sections.splice(before ? sections.indexOf(before) + 1 : sections.length, 0, section);
      // A row may be in another section, unless the machine has such a row in its own table of that name.
      const others = sections.filter((candidate) => candidate !== section);
      placeRows(section.rows, rows, machine, (label) =>
        others
          .filter((there) => !tables.some((table) => isSameName(table.title, there.title) && hasRow(table, label)))
          .flatMap((there) => there.rows),
      );
      before = section;
    }
  }
  return sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => ({ title, rows: rows.map((row) => finishRow(row, machines.length)) }));
}

/** Normalized names: the tables of a comparison ask for each a hundred times. */
const names = new Map<string, string>();
function keyOf(name: string): string {
  const known = names.get(name) ?? normalizeName(name);
  names.set(name, known);
  return known;
}

const isSameName = (first: string, second: string) => keyOf(first) === keyOf(second);

function hasRow({ rows }: ComparableTable, label: string): boolean {
  return rows.some((row) => isSameName(row.label, label));
}

/** Fills a machine's values into the rows of the same name, or inserts new rows into the section. */
function placeRows(
  section: Row[],
  rows: readonly ComparableRow[],
  machine: number,
  rowsElsewhere: (label: string) => readonly Row[],
): void {
  let before: Row | undefined;
  for (const [index, figure] of rows.entries()) {
    const { label } = figure;
    const isFree = (row: Row) => row.values[machine] === undefined && isSameName(row.label, label);
    const here = section.find(isFree);
    const known = here ?? rowsElsewhere(label).find(isFree);
    const row = known ?? { label, values: [] };
    row.values[machine] = figure;
    if (!known) {
      const next = section.findIndex((placed) =>
        rows.slice(index + 1).some((later) => isSameName(later.label, placed.label)),
      );
      const first = next < 0 ? section.length : next;
      section.splice(before ? section.indexOf(before) + 1 : first, 0, row);
    }
    if (here || !known) before = row;
  }
}

function finishRow(row: Row, count: number): AlignedRow {
  const values = Array.from({ length: count }, (_, machine) => row.values[machine] ?? null);
  const stated = new Set(values.flatMap((value) => (value ? isOf(value) : [])));
  return { label: row.label, values: values.map((value) => value && shownOf(value)), differs: stated.size > 1 };
}

/** Without what only the comparison needs. */
function shownOf({ is: _is, role: _role, sides: _sides, ...shown }: ComparableRow): ShownFigure {
  return shown;
}
