/** Figures as pages and sheets show them. */
import type { Figure, SpecificationTable } from '../../page-data.ts';
import { showQuantity, type KnownFigures } from '../../quantity.ts';
import { formFigure } from '../../units/convert.ts';

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
