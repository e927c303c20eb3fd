import type { ComparedModel, MachineComparison, SpecificationTable, Figure } from '../page-data.ts';
import type { ModelPageData } from '../pages/machine/model-page.ts';
import { reduceName } from '../names.ts';
import { alignTables } from './align.ts';
import { compareIdOf } from './address.ts';
import { isSameFigure } from './same-figure.ts';
import { readFigure } from '../quantity.ts';

/**
 * Puts machines side by side, from the data of their pages.
 * @param brief the title of the key figures that stand in no table
 */
export function makeComparison(pages: readonly ModelPageData[], brief: string): MachineComparison {
  return {
    models: pages.map(comparedModel),
    sections: alignTables(splitSizes(pages.map((page) => tablesOf(page, brief)))),
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
export function splitSizes(machines: readonly SpecificationTable[][]): SpecificationTable[][] {
  const labels = machines.map(sideLabels).find((found) => found !== undefined);
  if (!labels) return [...machines];
  return machines.map((tables) =>
    sideLabels(tables) ? tables : tables.map((table) => ({ ...table, rows: splitRows(table.rows, labels) })),
  );
}

/** The labels under which a machine gives its length, width and height; undefined unless it gives all three. */
function sideLabels(tables: readonly SpecificationTable[]): string[] | undefined {
  const given = tables.flatMap(({ rows }) => rows.map(({ label }) => label));
  const found = sides.flatMap((side) => given.find((label) => reduceName(label) === side) ?? []);
  return found.length === sides.length ? found : undefined;
}

function splitRows(rows: readonly Figure[], labels: readonly string[]): Figure[] {
  return rows.flatMap((row) => {
    const lengths = sizeLabel.test(row.label) ? lengthsOf(row.value) : undefined;
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
