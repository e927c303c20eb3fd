import { readFigure, type QuantityFault, type QuantityPart } from '../quantity.ts';
import type { UnitKind } from '../quantity/units.ts';
import { escapePointer } from '../read/index-events.ts';
import { textAt, valueAt, type Entry, type RuleInput } from './entry.ts';

/** A figure of a machine: the name of its row, and its text. `table` is a JSON pointer. */
export interface WrittenFigure {
  entry: Entry;
  table: string;
  label: string;
  text: string;
}

/**
 * How far the amounts of one row of a category's models lie apart: of the figure's part `index`, in units of one kind.
 */
export interface Spread {
  category: string;
  /** In small letters. */
  label: string;
  index: number;
  unit: UnitKind | undefined;
  least: number;
  most: number;
}

/** A bare number where other models of the category have a figure with a unit, such as `9000 kg`. */
export interface Bare {
  figure: WrittenFigure;
  unit: string;
  like: WrittenFigure;
}

/** What the rules ask of all figures. */
export interface ReadFigures {
  faulty: { figure: WrittenFigure; fault: QuantityFault }[];
  spreads: Spread[];
  bare: Bare[];
}

/** One row of a category's models while the figures are read. */
interface Row {
  category: string;
  /** In small letters. */
  label: string;
  spreads: Spread[];
  /** The first figure that has a unit, and that unit. */
  like?: { figure: WrittenFigure; unit: string };
  bare: WrittenFigure[];
}

/** Highlights that are words, whatever numbers stand in them. */
const words: ReadonlySet<string> = new Set(['feature', 'note', 'system']);

/** Several rules ask for the figures of the same entries. */
const known = new WeakMap<readonly Entry[], ReadFigures>();

/** Reads all figures that stand in rows: highlights, tables of specifications, technical overviews. */
export function readFigures({ entries }: Pick<RuleInput, 'entries'>): ReadFigures {
  const figures = known.get(entries) ?? readAll(entries);
  known.set(entries, figures);
  return figures;
}

/** Where a figure stands: its JSON pointer. */
export function pointerOfFigure({ table, label }: WrittenFigure): string {
  return `${table}/${escapePointer(label)}`;
}

/** The category whose models have comparable figures; undefined for entries of other kinds. */
export function categoryOf(entry: Entry): string | undefined {
  return entry.kind === 'model' ? textAt(entry, '/category') : undefined;
}

/** The figures of a catalogue are hundreds of thousands, nearly all of them right: nothing is kept of those. */
function readAll(entries: readonly Entry[]): ReadFigures {
  const faulty: ReadFigures['faulty'] = [];
  const categories = new Map<string, Map<string, Row>>();
  const digests = new Map<string, Digest>();
  for (const entry of entries) {
    const category = categoryOf(entry);
    const rows = category === undefined ? undefined : (categories.get(category) ?? new Map<string, Row>());
    if (category !== undefined && rows) categories.set(category, rows);
    visitFigures(entry, (table, label, text) => {
      const { fault, measures, unit, isBare } = digests.get(text) ?? digestOf(digests, text);
      if (fault) faulty.push({ figure: { entry, table, label, text }, fault });
      if (category === undefined || !rows || (measures.length === 0 && !isBare && unit === undefined)) return;
      const row = rows.get(label) ?? rowOf(rows, category, label);
      for (const measure of measures) widen(row, measure);
      if (isBare) row.bare.push({ entry, table, label, text });
      else if (unit !== undefined) row.like ??= { figure: { entry, table, label, text }, unit };
    });
  }
  const rowsOfAll = [...new Set([...categories.values()].flatMap((rows) => [...rows.values()]))];
  const bare = rowsOfAll.flatMap(({ bare: figures, like }) =>
    like ? figures.map((figure) => ({ figure, unit: like.unit, like: like.figure })) : [],
  );
  return { faulty, spreads: rowsOfAll.flatMap(({ spreads }) => spreads), bare };
}

/** What of a figure is compared with those of other models. The same texts stand in thousands of files. */
interface Digest {
  fault: QuantityFault | undefined;
  measures: readonly Measure[];
  /** The unit of a figure of one part. */
  unit: string | undefined;
  /** Whether it is a number alone. */
  isBare: boolean;
}

/** The amount of a part of a figure, in the base unit of its kind. */
interface Measure {
  index: number;
  unit: UnitKind | undefined;
  amount: number;
}

function digestOf(digests: Map<string, Digest>, text: string): Digest {
  const read = readFigure(text);
  const parts = read.kind === 'quantity' ? read.quantity.parts : [];
  const measures = parts.flatMap((part, index) => {
    const amount = amountOf(part);
    return amount === undefined ? [] : [{ index, unit: part.unit?.kind, amount }];
  });
  const unit = parts.length === 1 ? parts[0]?.unit?.written : undefined;
  const fault = read.kind === 'faulty' ? read.fault : undefined;
  const digest = { fault, measures, unit, isBare: parts.length === 1 && unit === undefined };
  digests.set(text, digest);
  return digest;
}

/** Rows whose names differ in capital letters only are one row. */
function rowOf(rows: Map<string, Row>, category: string, name: string): Row {
  const label = name.toLowerCase();
  const row = rows.get(label) ?? { category, label, spreads: [], bare: [] };
  rows.set(name, row).set(label, row);
  return row;
}

/** Has a row spread as far as a part of a figure. */
function widen({ category, label, spreads }: Row, { index, unit, amount }: Measure): void {
  for (const spread of spreads) {
    if (spread.index !== index || spread.unit !== unit) continue;
    if (amount < spread.least) spread.least = amount;
    if (amount > spread.most) spread.most = amount;
    return;
  }
  spreads.push({ category, label, index, unit, least: amount, most: amount });
}

/**
 * An amount in the base unit of its kind, of a range the middle; undefined where ten times as much would be no slip.
 */
export function amountOf({ value, min, max, unit }: QuantityPart): number | undefined {
  const number = value ?? (min !== undefined && max !== undefined ? (min + max) / 2 : (min ?? max));
  // Temperatures and counts have no scale.
  if (number === undefined || number <= 0 || !unit || unit.kind === 'temperature' || unit.kind === 'count')
    return undefined;
  return number * (unit.factor ?? 1);
}

/** Calls `visit` with each figure of an entry. */
export function visitFigures(entry: Entry, visit: (table: string, label: string, text: string) => void): void {
  if (entry.kind === 'equipment') visitRows('/overview', valueAt(entry, '/overview'), visit);
  if (entry.kind !== 'model' && entry.kind !== 'sheet') return;
  visitRows('/highlights', valueAt(entry, '/highlights'), visit);
  for (const field of ['specifications', 'sheetChanges']) {
    const tables = valueAt(entry, `/${field}`);
    if (!isBlock(tables)) continue;
    for (const name of Object.keys(tables)) visitRows(`/${field}/${escapePointer(name)}`, tables[name], visit);
  }
}

function visitRows(table: string, rows: unknown, visit: (table: string, label: string, text: string) => void): void {
  if (!isBlock(rows)) return;
  for (const label of Object.keys(rows)) {
    const value = rows[label];
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && !(table === '/highlights' && words.has(label))) visit(table, label, text);
  }
}

function isBlock(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
