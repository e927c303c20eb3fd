import type { Sourced } from '../entries.ts';
import type { Figure, SpecificationTable } from '../page-data.ts';

type Specifications = Sourced<'sheet'>['specifications'];

/** The tables of a specification, in the order in which they are written. */
export function tablesOf(specifications: Specifications | undefined): SpecificationTable[] {
  return Object.entries(specifications ?? {}).map(([title, rows]) => ({ title, rows: figuresOf(rows) }));
}

/** Rows of figures, in the order in which they are written. */
export function figuresOf(rows: Record<string, string | number> | undefined): Figure[] {
  return Object.entries(rows ?? {}).map(([label, value]) => ({ label, value: String(value) }));
}
