/** One machine's `Equipment size: 5000x1540x4555 mm` beside another's rows Length, Width and Height. */
import type { Figure, SpecificationTable } from '../page-data.ts';
import { readFigure } from '../quantity.ts';
import { reduceName } from '../names.ts';

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
