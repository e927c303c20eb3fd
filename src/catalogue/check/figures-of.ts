import { escapePointer } from '../read/index-events.ts';
import { valueAt, type Entry, type RuleInput } from './entry.ts';

/** A figure of a machine: the name of its row, and its text. `table` is a JSON pointer. */
export interface WrittenFigure {
  entry: Entry;
  table: string;
  label: string;
  text: string;
}

/** Highlights that are words, whatever numbers stand in them. */
const words: ReadonlySet<string> = new Set(['feature', 'note', 'system']);

/** Several rules ask for the figures of the same entries. */
const known = new WeakMap<readonly Entry[], WrittenFigure[]>();

/** All figures that stand in rows: highlights, tables of specifications, technical overviews. */
export function figuresOf({ entries }: Pick<RuleInput, 'entries'>): WrittenFigure[] {
  const figures = known.get(entries) ?? entries.flatMap(figuresIn);
  known.set(entries, figures);
  return figures;
}

/** Where a figure stands: its JSON pointer. */
export function pointerOfFigure({ table, label }: WrittenFigure): string {
  return `${table}/${escapePointer(label)}`;
}

function figuresIn(entry: Entry): WrittenFigure[] {
  const figures: WrittenFigure[] = [];
  if (entry.kind === 'equipment') addRows(figures, entry, '/overview', valueAt(entry, '/overview'));
  if (entry.kind !== 'model' && entry.kind !== 'sheet') return figures;
  addRows(figures, entry, '/highlights', valueAt(entry, '/highlights'));
  const tables = valueAt(entry, '/specifications');
  if (!isBlock(tables)) return figures;
  for (const [name, rows] of Object.entries(tables))
    addRows(figures, entry, `/specifications/${escapePointer(name)}`, rows);
  return figures;
}

function addRows(figures: WrittenFigure[], entry: Entry, table: string, rows: unknown): void {
  if (!isBlock(rows)) return;
  for (const [label, text] of Object.entries(rows)) {
    if (typeof text !== 'string' || (table === '/highlights' && words.has(label))) continue;
    figures.push({ entry, table, label, text });
  }
}

function isBlock(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
