/** Specifications side by side: rows of the same name in one line, whatever table each sheet has them in. */
import type { AlignedRow, AlignedSection, Figure, SpecificationTable } from '../page-data.ts';
import { reduceName } from '../names.ts';
import { isSameFigure } from './same-figure.ts';

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
