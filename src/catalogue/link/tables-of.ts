import type { Catalogue, LinkedEquipment, LinkedModel } from '../catalogue.ts';
import type { Sourced } from '../entries.ts';
import { normalizeName } from '../names.ts';
import type { Figure, SpecificationTable } from '../page-data.ts';
import { showQuantity, type KnownFigures } from '../quantity.ts';
import { formFigure } from '../units/convert.ts';

type Specifications = Sourced<'sheet'>['specifications'];

/** In file order. */
export function tablesOf(specifications: Specifications | undefined): SpecificationTable[] {
  return Object.entries(specifications ?? {}).map(([title, rows]) => ({ title, rows: figuresOf(rows) }));
}

/**
 * Applies a model's changes to the shared sheet's tables: rows of the same normalized name are replaced, others appended.
 */
export function changeTables(
  tables: readonly SpecificationTable[],
  changes: Specifications | undefined,
): SpecificationTable[] {
  const changed = new Map(tables.map((table) => [normalizeName(table.title), table]));
  for (const { title, rows } of tablesOf(changes)) {
    const known = changed.get(normalizeName(title)) ?? { title, rows: [] };
    const byName = new Map([...known.rows, ...rows].map((row) => [normalizeName(row.label), row]));
    changed.set(normalizeName(title), { title: known.title, rows: [...byName.values()] });
  }
  return [...changed.values()];
}

/** Row names that drawings know, by the labels of the catalogue's rows that `drawn` in units.yaml names. */
export type DrawnRows = ReadonlyMap<string, string>;

/**
 * A model's tables for its drawing. Its highlights come first, because a machine on a shared sheet states its own size
 * there.
 */
export function drawnTables({ drawnRows }: Pick<Catalogue, 'drawnRows'>, model: LinkedModel): SpecificationTable[] {
  return nameForDrawing(drawnRows, [{ title: '', rows: [...model.highlights] }, ...model.tables]);
}

/** An equipment item's tables for its drawing. */
export function drawnOverview(
  { drawnRows }: Pick<Catalogue, 'drawnRows'>,
  item: LinkedEquipment,
): SpecificationTable[] {
  return nameForDrawing(drawnRows, [{ title: '', rows: figuresOf(item.overview) }]);
}

/** The row name that drawings know: `Gesamtmaße` → `Overall size`. */
export const nameOfRow = (drawn: DrawnRows, label: string) => drawn.get(label) ?? label;

/** Renames rows for drawings. */
export function nameForDrawing(drawn: DrawnRows, tables: readonly SpecificationTable[]): SpecificationTable[] {
  const renamed = tables.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ label, value }) => ({ label: nameOfRow(drawn, label), value })),
  }));
  return renamed.filter(({ rows }) => rows.length > 0);
}

/** In file order. */
export function figuresOf(rows: Readonly<Record<string, string | number | undefined>> | undefined): Figure[] {
  return Object.entries(rows ?? {}).flatMap(([label, value]) =>
    value === undefined ? [] : { label, value: String(value) },
  );
}

/** Formats the figures for display. */
export function showFigures(rows: readonly Figure[], known: KnownFigures): Figure[] {
  return rows.map(({ label, value }) => ({ label, value: showQuantity(value, known, label) }));
}

export function showTables(tables: readonly SpecificationTable[], known: KnownFigures): SpecificationTable[] {
  return tables.map(({ title, rows }) => ({ title, rows: showFigures(rows, known) }));
}

/** Formats figures for paper, where units cannot be switched: in the maker's own units, uniformly written. */
export function printFigures(rows: readonly Figure[], known: KnownFigures): Figure[] {
  return rows.map(({ label, value }) => ({ label, value: formFigure(value, undefined, label, known).text }));
}

export function printTables(tables: readonly SpecificationTable[], known: KnownFigures): SpecificationTable[] {
  return tables.map(({ title, rows }) => ({ title, rows: printFigures(rows, known) }));
}
