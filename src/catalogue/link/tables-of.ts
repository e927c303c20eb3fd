import type { Catalogue, LinkedModel } from '../catalogue.ts';
import type { Sourced } from '../entries.ts';
import { normalizeName } from '../../text/names.ts';
import { once } from '../../text/once.ts';
import type { Figure, FigureTable } from '../../figures/figure.ts';
import type { FigureReader } from '../../figures/reader.ts';
import type { ShownFigure } from '../../figures/show.ts';
import type { SpecificationTable } from '../shown/parts.ts';
import { escapePointer } from '../../yaml/index-events.ts';

type Specifications = Sourced<'sheet'>['specifications'];

/** Reads the rows of a table, in file order. `pointer` is the table's JSON pointer, `nameOf` changes the rows' names. */
export function readRows(
  reader: FigureReader,
  rows: Readonly<Record<string, string | number | undefined>> | undefined,
  pointer: string,
  nameOf = (label: string) => label,
): Figure[] {
  return Object.entries(rows ?? {}).flatMap(([label, value]) =>
    value === undefined ? [] : reader.read(nameOf(label), String(value), `${pointer}/${escapePointer(label)}`),
  );
}

/** Reads tables, in file order. */
export function readTables(
  reader: FigureReader,
  specifications: Specifications | undefined,
  pointer = '/specifications',
): FigureTable[] {
  return Object.entries(specifications ?? {}).map(([title, rows]) => ({
    title,
    rows: readRows(reader, rows, `${pointer}/${escapePointer(title)}`),
  }));
}

/**
 * Applies a model's changes to the shared sheet's tables: rows of the same normalized name are replaced, others appended.
 */
function changeTables(tables: readonly FigureTable[], changes: readonly FigureTable[]): FigureTable[] {
  const changed = new Map(tables.map((table) => [normalizeName(table.title), table]));
  for (const { title, rows } of changes) {
    const known = changed.get(normalizeName(title)) ?? { title, rows: [] };
    const byName = new Map([...known.rows, ...rows].map((row) => [row.key, row]));
    changed.set(normalizeName(title), { title: known.title, rows: [...byName.values()] });
  }
  return [...changed.values()];
}

/** The shared sheet's tables as those of a machine: its rows are marked, and its own changes made. */
export function sharedTables(tables: readonly FigureTable[], changes: readonly FigureTable[]): FigureTable[] {
  const marked = tables.map(({ title, rows }) => ({
    title,
    rows: rows.map((row): Figure => ({ ...row, isShared: true })),
  }));
  return changeTables(marked, changes);
}

const sizeRoles: ReadonlySet<Figure['role']> = new Set(['Overall size', 'Length', 'Width', 'Height', 'Depth'] as const);

/** A machine's tables without the rows of the shared sheet that say what it states itself. */
export function withoutReplaced(figures: readonly Figure[], tables: readonly FigureTable[]): FigureTable[] {
  const isSame = (first: Figure, second: Figure) =>
    first.key === second.key ||
    (first.role !== undefined && first.role === second.role) ||
    (sizeRoles.has(first.role) && sizeRoles.has(second.role));
  const stated = figures.filter(({ reading }) => reading.kind === 'quantity');
  return tables.flatMap(({ title, rows }) => {
    const kept = rows.filter((row) => !row.isShared || !stated.some((figure) => isSame(figure, row)));
    return kept.length > 0 ? [{ title, rows: kept }] : [];
  });
}

/** All figures of a model. Highlights come first, because a machine on a shared sheet states its own size there. */
export const figuresOfModel = once(
  ({ highlights, tables }: Pick<LinkedModel, 'highlights' | 'tables'>): readonly Figure[] => [
    ...highlights,
    ...withoutReplaced(highlights, tables).flatMap(({ rows }) => rows),
  ],
);

/** The figures by which a machine is drawn. */
export function drawnFigures(figures: readonly Figure[]): Figure[] {
  return figures.filter(({ role }) => role !== undefined);
}

/** Figures for a page or a sheet, in all units. */
export function showFigures({ figures }: Pick<Catalogue, 'figures'>, rows: readonly Figure[]): ShownFigure[] {
  return rows.map(figures.show);
}

/** Tables for a page or a sheet, in all units. */
export function showTables(
  catalogue: Pick<Catalogue, 'figures'>,
  tables: readonly FigureTable[],
): SpecificationTable[] {
  return tables.map(({ title, rows }) => ({ title: catalogue.figures.say(title), rows: showFigures(catalogue, rows) }));
}
