/** Figures as pages and sheets show them. */
import type { Figure, SpecificationTable } from '../page-data.ts';
import { showQuantity } from '../quantity.ts';

/** Rows with their figures as they are shown. */
export function showFigures(rows: readonly Figure[]): Figure[] {
  return rows.map(({ label, value }) => ({ label, value: showQuantity(value) }));
}

/** Tables with their figures as they are shown. */
export function showTables(tables: readonly SpecificationTable[]): SpecificationTable[] {
  return tables.map(({ title, rows }) => ({ title, rows: showFigures(rows) }));
}
