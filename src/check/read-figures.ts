import { asBlock, type Block } from '../yaml/block.ts';
import { problemOf } from '../figures/correct.ts';
import { partsOf, type Figure, type FigurePart, type Problem } from '../figures/figure.ts';
import { spanIn } from '../figures/measure.ts';
import type { FigureReader } from '../figures/reader.ts';
import type { UnitKind } from '../figures/units.ts';
import { escapePointer } from '../yaml/index-events.ts';
import { tablesIn, textAt, valueAt, type Entry, findingIn } from '../catalogue/entry.ts';
import type { Finding, Fix } from '../yaml/finding.ts';

/** A figure as written. `table` is a JSON pointer, `label` the row's name. */
export interface WrittenFigure {
  entry: Entry;
  table: string;
  label: string;
  text: string;
  /** Shared by all figures with this row name and text. */
  alike: AlikeFigures;
}

/** Figures with the same row name and text. */
export interface AlikeFigures {
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
  figures: WrittenFigure[];
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

/** All figures of a catalogue, parsed once for all rules. */
export interface Figures {
  /** By the row's name, then by text: thousands of files repeat the same figures. */
  byLabel: ReadonlyMap<string, ReadonlyMap<string, AlikeFigures>>;
  ofEntry: ReadonlyMap<Entry, readonly WrittenFigure[]>;
  rows: readonly CategoryRow[];
}

/** Highlights that are texts even when they contain numbers. */
const textHighlights: ReadonlySet<string> = new Set(['feature', 'note', 'system']);

/** Parses all figures in highlights, specification tables and technical overviews. */
export function readFigures(entries: readonly Entry[], reader: FigureReader): Figures {
  const byLabel = new Map<string, Map<string, AlikeFigures>>();
  const ofEntry = new Map<Entry, readonly WrittenFigure[]>();
  const figureOf = (entry: Entry, table: string, label: string, text: string): WrittenFigure => {
    let texts = byLabel.get(label);
    if (!texts) byLabel.set(label, (texts = new Map()));
    let alike = texts.get(text);
    if (!alike) texts.set(text, (alike = readOnce(label, text, reader)));
    const figure = { entry, table, label, text, alike };
    alike.figures.push(figure);
    return figure;
  };
  // Loops, since a catalogue has hundreds of thousands of figures.
  for (const entry of entries) {
    const written: WrittenFigure[] = [];
    for (const { pointer: table, rows } of tablesWithFigures(entry)) {
      for (const label of Object.keys(rows)) {
        const value = rows[label];
        const text = typeof value === 'number' ? String(value) : value;
        if (typeof text !== 'string' || (table === '/highlights' && textHighlights.has(label.toLowerCase()))) continue;
        written.push(figureOf(entry, table, label, text));
      }
    }
    if (written.length > 0) ofEntry.set(entry, written);
  }
  return { byLabel, ofEntry, rows: rowsOfCategories(ofEntry) };
}

function readOnce(label: string, text: string, reader: FigureReader): AlikeFigures {
  const read = reader.read(label, text);
  const parts = partsOf(read);
  const measures = parts.flatMap(measureOf);
  return {
    read,
    row: read.key,
    problem: problemOf(read),
    parts,
    measures,
    totals: totalsOf(read, measures),
    figures: [],
  };
}

function totalsOf(read: Figure, measures: readonly Measure[]): readonly Measure[] {
  if (partsOf(read).length < 2) return measures;
  return [...Map.groupBy(measures, ({ kind }) => kind).values()].flatMap(([first]) => {
    const span = first && spanIn(read, first);
    if (!span) return [];
    const [least, most] = [span.low * first.factor, span.high * first.factor];
    return { ...first, least, most, amount: (least + most) / 2 };
  });
}

/** Judges alike figures by the first of them. `judge` gives the findings of a figure. */
export function judgeOnce({ byLabel }: Figures, judge: (figure: WrittenFigure) => Finding[]): Finding[] {
  const groups = [...byLabel.values()].flatMap((texts) => [...texts.values()]);
  return groups.flatMap(({ figures }) => (figures.slice(0, 1).flatMap(judge).length > 0 ? figures.flatMap(judge) : []));
}

/** Row names are compared without case. */
function rowsOfCategories(ofEntry: ReadonlyMap<Entry, readonly WrittenFigure[]>): CategoryRow[] {
  const categories = Map.groupBy(ofEntry, ([entry]) =>
    entry.kind === 'model' ? textAt(entry, '/category') : undefined,
  );
  categories.delete(undefined);
  return [...categories.values()].flatMap((models) => {
    const figures = models.flatMap(([, own]) => own);
    return [...Map.groupBy(figures, ({ alike }) => alike.row).values()];
  });
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
  if (entry.kind === 'line')
    return ['/feed', '/product'].map((pointer) => ({ pointer, rows: asBlock(valueAt(entry, pointer)) }));
  const hasTables = entry.kind === 'model' || entry.kind === 'sheet';
  if (!hasTables && entry.kind !== 'equipment') return [];
  const list = hasTables ? '/highlights' : '/overview';
  return [{ pointer: list, rows: asBlock(valueAt(entry, list)) }, ...(hasTables ? tablesIn(entry) : [])];
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
