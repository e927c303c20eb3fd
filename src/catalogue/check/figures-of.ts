import { escapePointer } from '../read/index-events.ts';
import { entriesOf, valueAt, type Entry, type RuleInput } from './entry.ts';

/** A figure of a machine: the name of its row and its text. */
export interface WrittenFigure {
  entry: Entry;
  pointer: string;
  label: string;
  text: string;
}

/** Highlights that are words, whatever numbers stand in them. */
const words: ReadonlySet<string> = new Set(['feature', 'note', 'system']);

/** All figures that stand in rows: highlights, tables of specifications, technical overviews. */
export function figuresOf(input: RuleInput): WrittenFigure[] {
  const machines = [...entriesOf(input, 'model'), ...entriesOf(input, 'sheet')];
  return [
    ...machines.flatMap((entry) => [
      ...rowsAt(entry, '/highlights').filter(({ label }) => !words.has(label)),
      ...namesAt(entry, '/specifications').flatMap((table) => rowsAt(entry, `/specifications/${escapePointer(table)}`)),
    ]),
    ...entriesOf(input, 'equipment').flatMap((entry) => rowsAt(entry, '/overview')),
  ];
}

function namesAt(entry: Entry, pointer: string): string[] {
  const value = valueAt(entry, pointer);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}

function rowsAt(entry: Entry, pointer: string): WrittenFigure[] {
  const value = valueAt(entry, pointer);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value as Record<string, unknown>).flatMap(([label, text]) =>
    typeof text === 'string' ? { entry, pointer: `${pointer}/${escapePointer(label)}`, label, text } : [],
  );
}
