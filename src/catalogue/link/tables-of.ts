import type { LinkedModel } from '../catalogue.ts';
import type { Sourced } from '../entries.ts';
import type { Figure, SpecificationTable } from '../page-data.ts';

type Specifications = Sourced<'sheet'>['specifications'];

/** The tables of a specification, in the order in which they are written. */
export function tablesOf(specifications: Specifications | undefined): SpecificationTable[] {
  return Object.entries(specifications ?? {}).map(([title, rows]) => ({ title, rows: figuresOf(rows) }));
}

/**
 * What a model is drawn from. Its own highlights come before the tables: a machine on a shared sheet has its own size
 * there.
 */
export function drawnTables(model: LinkedModel): SpecificationTable[] {
  const { highlights, tables } = model;
  return highlights ? [{ title: '', rows: figuresOf({ ...highlights }) }, ...tables] : tables;
}

/** Rows of figures, in the order in which they are written. */
export function figuresOf(rows: Record<string, string | number> | undefined): Figure[] {
  return Object.entries(rows ?? {}).map(([label, value]) => ({ label, value: String(value) }));
}
