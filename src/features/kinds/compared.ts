/** What a comparison needs of a machine. A model's page has it, so that the browser can compare any machines. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedModel, Source } from '../../catalogue/catalogue.ts';
import type { ComparableModel, ComparedModel } from '../../catalogue/shown/lists.ts';
import type { InternalLink } from '../../catalogue/shown/parts.ts';
import type { Figure, FigureTable, RowRole } from '../../figures/figure.ts';
import { lengthsOf, sidesOf } from '../../figures/measure.ts';
import { oncePerRow, type FigureReader } from '../../figures/reader.ts';
import { once } from '../../text/once.ts';
import type { ShownFigure } from '../../figures/show.ts';
import { keyFiguresOf } from '../../catalogue/link/key-figures.ts';
import { withoutReplaced } from '../../catalogue/link/tables-of.ts';
import { sizeTables } from '../../catalogue/machine/transport.ts';
import { machineDrawingPath, machinePicturePath } from '../../catalogue/paths.ts';

/** Key figures on the first screen. */
const pageFigures = 6;

export interface ComparableRow extends ShownFigure {
  /** Equal for equal figures (`valueKey`); left out for words, which are equal if their texts are. */
  is?: string;
  /** Only of a length, width or height. */
  role?: RowRole;
  /** The three sides of an overall size, for machines that state them in three rows. */
  sides?: ComparableRow[];
  /** Of a shared sheet, beside a row in which the machine states the same itself: its page names both, a comparison one. */
  isReplaced?: true;
}

export interface ComparableTable {
  title: string;
  rows: ComparableRow[];
}

export type ComparableMachine = ReturnType<typeof comparableMachine>;

/** A comparison with a page of its own: machines of an entry side by side, or the sizes of one. */
export interface Compared {
  /** Its page, and its link preview, are named after this entry. */
  entry: Source;
  link: InternalLink;
  /** All that could be compared. */
  models: readonly ComparableModel[];
  /** What is compared, at most so many. */
  compared: (most: number) => (ComparableMachine & Pick<ComparedModel, 'search'>)[];
  /** The page that shows what is left when one is taken out; that of all comparisons if not stated. */
  changeTo?: AppPath;
}

export function comparableMachine(catalogue: Catalogue, model: LinkedModel) {
  const { id, path, name, machine, tables, enquiryLink } = model;
  const { figures: reader } = catalogue;
  const drawn = catalogue.spaces?.get(machinePicturePath('models', id))?.machine;
  const rowOf = (figure: Figure) => comparableRow(reader, figure, drawn);
  const tableOf = ({ title, rows }: FigureTable): ComparableTable => ({
    title: reader.say(title),
    rows: rows.map(rowOf),
  });
  const kept = new Set(withoutReplaced(model.highlights, tables).flatMap(({ rows }) => rows));
  return {
    path,
    name,
    figures: keyFiguresOf(catalogue, model, pageFigures).map(rowOf),
    /** URL of the drawing used side by side; undefined if it is not drawn. */
    elevation: machine && machineDrawingPath('models', id, 'elevation'),
    tables: tables.map(({ title, rows }): ComparableTable => ({
      title: reader.say(title),
      rows: rows.map((row) => (kept.has(row) ? rowOf(row) : { ...rowOf(row), isReplaced: true })),
    })),
    /** Its own size and the one as installed, where these differ. */
    sizes: sizeTables(catalogue, model).map(tableOf).map(alikeAsFirst)[0],
    enquiry: enquiryLink,
  };
}

/** A size as installed is indicative: it only differs where the machine's own size, in the first row, does. */
function alikeAsFirst({ title, rows }: ComparableTable): ComparableTable {
  const { is } = rows[0] ?? {};
  return { title, rows: rows.map((row) => (is === undefined || row.is === undefined ? row : { ...row, is })) };
}

const sideRoles: ReadonlySet<RowRole | undefined> = new Set(['Length', 'Width', 'Height'] as const);

/** Rows that depend on nothing but the reader, their name and text: thousands of models have the same. */
const plainRow = once((reader: FigureReader) =>
  oncePerRow((figure): ComparableRow =>
    figure.reading.kind === 'quantity' ? { ...reader.show(figure), is: reader.keyOf(figure) } : reader.show(figure),
  ),
);

/** A figure as a comparison has it. `drawn`: length, width and height of the machine as it is drawn, in millimetres. */
export function comparableRow(reader: FigureReader, figure: Figure, drawn: readonly number[] = []): ComparableRow {
  const { role } = figure;
  const row = plainRow(reader)(figure);
  if (role === undefined) return row;
  const labels = ['Length', 'Width', 'Height'];
  const written = role === 'Overall size' ? sidesOf(figure, reader, labels) : undefined;
  const sides = written && !isTurned(written, drawn) ? written : undefined;
  return {
    ...row,
    ...(sideRoles.has(role) ? { role } : {}),
    ...(sides ? { sides: sides.map((side) => comparableRow(reader, side)) } : {}),
  };
}

/** Whether these are the sides as drawn, but written in another order: then the first is not the length. */
function isTurned(written: readonly Figure[], drawn: readonly number[]): boolean {
  const [writtenSides, drawnSides] = [written.flatMap(lengthsOf), drawn].map((sides) => sides.map(Math.round));
  const sorted = (sides: readonly number[] = []) => sides.toSorted((a, b) => a - b).join();
  return writtenSides?.join() !== drawnSides?.join() && sorted(writtenSides) === sorted(drawnSides);
}
