import type { Catalogue, LinkedEquipment, LinkedModel } from '../catalogue.ts';
import type { Sourced } from '../entries.ts';
import { reduceName } from '../names.ts';
import type { Figure, SpecificationTable } from '../page-data.ts';
import { showQuantity, type KnownFigures } from '../quantity.ts';
import { formFigure } from '../units/convert.ts';

type Specifications = Sourced<'sheet'>['specifications'];

/** The tables of a specification, in the order in which they are written. */
export function tablesOf(specifications: Specifications | undefined): SpecificationTable[] {
  return Object.entries(specifications ?? {}).map(([title, rows]) => ({ title, rows: figuresOf(rows) }));
}

/** The tables of a shared sheet with a model's changes: rows of the same name are replaced, others are added at the end. */
export function changeTables(
  tables: readonly SpecificationTable[],
  changes: Specifications | undefined,
): SpecificationTable[] {
  const changed = new Map(tables.map(({ title, rows }) => [title, new Map(rows.map((row) => [row.label, row]))]));
  for (const { title, rows } of tablesOf(changes)) {
    const known = changed.get(title) ?? new Map<string, Figure>();
    for (const row of rows) known.set(row.label, row);
    changed.set(title, known);
  }
  return [...changed].map(([title, rows]) => ({ title, rows: [...rows.values()] }));
}

/** The names of rows that drawings know, by the reduced names of the catalogue's own (`drawn` in units.yaml). */
export type DrawnRows = ReadonlyMap<string, string>;

/**
 * What a model is drawn from. Its own highlights come before the tables: a machine on a shared sheet has its own size
 * there.
 */
export function drawnTables({ drawnRows }: Pick<Catalogue, 'drawnRows'>, model: LinkedModel): SpecificationTable[] {
  return nameForDrawing(drawnRows, [{ title: '', rows: [...model.highlights] }, ...model.tables]);
}

/** What an item is drawn from. */
export function drawnOverview(
  { drawnRows }: Pick<Catalogue, 'drawnRows'>,
  item: LinkedEquipment,
): SpecificationTable[] {
  return nameForDrawing(drawnRows, [{ title: '', rows: figuresOf(item.overview) }]);
}

/** The name that drawings know a row by: `Gesamtmaße` → `Overall size`. */
export const nameOfRow = (drawn: DrawnRows, label: string) => drawn.get(reduceName(label)) ?? label;

/** Tables with the names of rows that drawings know. */
export function nameForDrawing(drawn: DrawnRows, tables: readonly SpecificationTable[]): SpecificationTable[] {
  const renamed = tables.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ label, value }) => ({ label: nameOfRow(drawn, label), value })),
  }));
  return renamed.filter(({ rows }) => rows.length > 0);
}

/** Rows of figures, in the order in which they are written. */
export function figuresOf(rows: Readonly<Record<string, string | number | undefined>> | undefined): Figure[] {
  return Object.entries(rows ?? {}).flatMap(([label, value]) =>
    value === undefined ? [] : { label, value: String(value) },
  );
}

/** Rows with their figures as they are shown. */
export function showFigures(rows: readonly Figure[], known: KnownFigures): Figure[] {
  return rows.map(({ label, value }) => ({ label, value: showQuantity(value, known, label) }));
}

/** Tables with their figures as they are shown. */
export function showTables(tables: readonly SpecificationTable[], known: KnownFigures): SpecificationTable[] {
  return tables.map(({ title, rows }) => ({ title, rows: showFigures(rows, known) }));
}

/** Rows for paper, where no one can choose units: the maker's own, in the one form that figures have. */
export function printFigures(rows: readonly Figure[], known: KnownFigures): Figure[] {
  return rows.map(({ label, value }) => ({ label, value: formFigure(value, undefined, label, known).text }));
}

/** Tables for paper. */
export function printTables(tables: readonly SpecificationTable[], known: KnownFigures): SpecificationTable[] {
  return tables.map(({ title, rows }) => ({ title, rows: printFigures(rows, known) }));
}
