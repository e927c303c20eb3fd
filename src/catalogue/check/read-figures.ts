import { isBlock } from '../fields/block.ts';
import type { OwnUnits } from '../quantity/own-units.ts';
import { readFigure, type QuantityPart, type ReadFigure } from '../quantity.ts';
import { escapePointer } from '../read/index-events.ts';
import { textAt, valueAt, type Entry, findingIn } from './entry.ts';
import type { Finding } from '../finding.ts';

/** A figure as written. `table` is a JSON pointer, `label` the row's name. */
export interface WrittenFigure {
  entry: Entry;
  table: string;
  label: string;
  text: string;
  read: ReadFigure;
}

/** The figures of one row across a category's models, in file order. */
export type CategoryRow = WrittenFigure[];

/** All figures of a catalogue, parsed once for all rules. */
export interface Figures {
  all: readonly WrittenFigure[];
  ofEntry: ReadonlyMap<Entry, readonly WrittenFigure[]>;
  rows: readonly CategoryRow[];
}

/** Highlights that are texts even when they contain numbers. */
const textHighlights: ReadonlySet<string> = new Set(['feature', 'note', 'system']);

/** Parses all figures in highlights, specification tables and technical overviews. */
export function readFigures(entries: readonly Entry[], own: OwnUnits): Figures {
  // Cached: the same texts occur in thousands of files.
  const texts = new Map<string, ReadFigure>();
  const readOnce = (text: string, label: string): ReadFigure => {
    if (own.isCode(label)) return { kind: 'words' };
    const figure = texts.get(text) ?? readFigure(text, { own });
    texts.set(text, figure);
    return figure;
  };
  const ofEntry = new Map<Entry, readonly WrittenFigure[]>();
  for (const entry of entries) {
    const written: WrittenFigure[] = [];
    visitFigures(entry, (table, label, text) =>
      written.push({ entry, table, label, text, read: readOnce(text, label) }),
    );
    if (written.length > 0) ofEntry.set(entry, written);
  }
  return { all: [...ofEntry.values()].flat(), ofEntry, rows: rowsOfCategories(ofEntry) };
}

/** Row names are compared without case. */
function rowsOfCategories(ofEntry: ReadonlyMap<Entry, readonly WrittenFigure[]>): CategoryRow[] {
  const rows: CategoryRow[] = [];
  const categories = new Map<string, Map<string, CategoryRow>>();
  for (const [entry, figures] of ofEntry) {
    const category = entry.kind === 'model' ? textAt(entry, '/category') : undefined;
    if (category === undefined) continue;
    const known = categories.get(category) ?? new Map<string, CategoryRow>();
    categories.set(category, known);
    for (const figure of figures) {
      let row = known.get(figure.label);
      if (!row) {
        const label = figure.label.toLowerCase();
        row = known.get(label) ?? [];
        if (row.length === 0) rows.push(row);
        known.set(figure.label, row).set(label, row);
      }
      row.push(figure);
    }
  }
  return rows;
}

/** The parts of a figure; empty for words and unreadable figures. */
export function partsOf({ read }: WrittenFigure): readonly QuantityPart[] {
  return read.kind === 'quantity' ? read.quantity.parts : [];
}

/** The JSON pointer of a figure. */
export function pointerOfFigure({ table, label }: WrittenFigure): string {
  return `${table}/${escapePointer(label)}`;
}

function visitFigures(entry: Entry, visit: (table: string, label: string, text: string) => void): void {
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
    if (typeof text === 'string' && !(table === '/highlights' && textHighlights.has(label.toLowerCase())))
      visit(table, label, text);
  }
}

/** A warning at the value of a row. */
export function figureFinding(figure: WrittenFigure, rule: string, message: string, fix: string): Finding {
  const finding = findingIn(figure.entry, pointerOfFigure(figure), { rule, message, fix, severity: 'warning' });
  return { ...finding, topic: figure.label };
}

/** The line number of a figure. */
export function lineOfFigure(figure: WrittenFigure): number {
  return figureFinding(figure, '', '', '').line;
}
