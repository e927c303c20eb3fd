import type { Block } from '../yaml/block.ts';
import { problemOf } from '../figures/correct.ts';
import { partsOf, type Figure, type FigurePart, type Problem } from '../figures/figure.ts';
import { spanIn } from '../figures/measure.ts';
import type { FigureReader } from '../figures/reader.ts';
import type { UnitKind } from '../figures/units.ts';
import { escapePointer } from '../yaml/index-events.ts';
import { fieldsOfFigures, findingIn, tablesIn, textAt, type Entry } from '../catalogue/entry.ts';
import { roleAt } from '../catalogue/texts.ts';
import type { Finding, Fix } from '../yaml/finding.ts';

/** A row as written, and what it says. `table` is a JSON pointer, `label` the row's name. */
export interface WrittenFigure extends ReadFigure {
  entry: Entry;
  table: string;
  label: string;
  text: string;
}

/** What a row says: its name and its text decide it. */
interface ReadFigure {
  read: Figure;
  /** The row's normalized name. */
  row: string;
  /** A mistake in the text, or a notation that visitors may misread. */
  problem: Problem | undefined;
  /** Empty for words and unreadable figures. */
  parts: readonly FigurePart[];
  measures: readonly Measure[];
  /** By kind of unit, all parts together: `20 HP + 2 HP` are 22 HP. */
  totals: readonly Measure[];
}

/** A part of a figure with a unit, known or not. Amounts are in the base unit of its kind. */
export interface Measure {
  /** The index of the part. */
  part: number;
  kind: UnitKind;
  /** The unit as written, and its usual sign. */
  written: string;
  sign: string | undefined;
  factor: number;
  least: number;
  most: number;
  /** The middle of a range. */
  amount: number;
}

/** The figures of one row across a category's models, in file order. */
export type CategoryRow = WrittenFigure[];

/** All figures of a catalogue, in file order. */
export interface Figures {
  all: readonly WrittenFigure[];
  ofEntry: ReadonlyMap<Entry, readonly WrittenFigure[]>;
  rows: readonly CategoryRow[];
}

/** Reads all figures in highlights, specification tables and technical overviews. */
export function readFigures(entries: readonly Entry[], reader: FigureReader): Figures {
  // Measured: of 2,000 models, which share most rows, the whole check takes a fifth less.
  const known = new Map<string, ReadFigure>();
  const readOnce = (label: string, text: string): ReadFigure => {
    const key = `${label}\0${text}`;
    const read = known.get(key) ?? readRow(label, text, reader);
    known.set(key, read);
    return read;
  };
  const all = entries.flatMap((entry) =>
    tablesWithFigures(entry).flatMap(({ pointer: table, rows }) =>
      Object.entries(rows).flatMap(([label, value]) => {
        const text = typeof value === 'number' ? String(value) : value;
        // `feature: 2 stages` is a text, with or without a capital.
        if (typeof text !== 'string' || roleAt(entry.kind, `${table}/${label.toLowerCase()}`)) return [];
        return { entry, table, label, text, ...readOnce(label, text) };
      }),
    ),
  );
  return { all, ofEntry: Map.groupBy(all, ({ entry }) => entry), rows: rowsOfCategories(all) };
}

function readRow(label: string, text: string, reader: FigureReader): ReadFigure {
  const read = reader.read(label, text);
  const parts = partsOf(read);
  const measures = parts.flatMap(measureOf);
  const totals = totalsOf(read, measures);
  return { read, row: read.key, problem: problemOf(read), parts, measures, totals };
}

function totalsOf(read: Figure, measures: readonly Measure[]): readonly Measure[] {
  if (partsOf(read).length < 2) return measures;
  return [...Map.groupBy(measures, ({ kind }) => kind).values()].flatMap(([first]) => {
    const span = first && spanIn(read, first);
    if (!span) return [];
    const [least, most] = [span.low * first.factor, span.high * first.factor];
    return { ...first, least, most, amount: Number.isFinite(most) ? (least + most) / 2 : least };
  });
}

/** Row names are compared without case. */
function rowsOfCategories(figures: readonly WrittenFigure[]): CategoryRow[] {
  const ofModels = figures.filter(({ entry }) => entry.kind === 'model');
  const categories = Map.groupBy(ofModels, ({ entry }) => textAt(entry, '/category'));
  categories.delete(undefined);
  return [...categories.values()].flatMap((ofCategory) => [...Map.groupBy(ofCategory, ({ row }) => row).values()]);
}

function measureOf({ value, min, max, unit }: FigurePart, part: number): Measure[] {
  if (!unit) return [];
  const { kind, factor, written, sign } = unit;
  const least = (value ?? min ?? 0) * factor;
  const most = (value ?? max ?? Infinity) * factor;
  const middle = min !== undefined && max !== undefined ? (min + max) / 2 : (min ?? max ?? 0);
  return [{ part, kind, written, sign, factor, least, most, amount: (value ?? middle) * factor }];
}

/** Whether the figures of a row grade a machine rather than tell its size: they may be of any scale and unit. */
export const isRating = (label: string): boolean =>
  /\b(?:rating|class|grade|ratio|accuracy|precision|resolution|tolerance|range|distance)\b/i.test(label);

/** The JSON pointer of a figure. */
export function pointerOfFigure({ table, label }: WrittenFigure): string {
  return `${table}/${escapePointer(label)}`;
}

/** The tables and lists of an entry that hold figures. */
function tablesWithFigures(entry: Entry): { pointer: string; rows: Block }[] {
  const lists = fieldsOfFigures(entry, 'rows').map(({ pointer, value }) => ({ pointer, rows: value }));
  return [...lists, ...tablesIn(entry)];
}

/** A warning at the value of a row. */
export function figureFinding(figure: WrittenFigure, rule: string, message: string, fix: Fix): Finding {
  const finding = findingIn(figure.entry, pointerOfFigure(figure), { rule, message, fix, severity: 'warning' });
  return { ...finding, topic: figure.label };
}

/** The line number of a figure. */
export function lineOfFigure(figure: WrittenFigure): number {
  return figureFinding(figure, '', '', '').line;
}
