/** Reads: the data folder. */
import { compareTexts } from '../../src/catalogue/finding.ts';
import { placeOf } from '../../src/catalogue/kinds.ts';
import { sortForLists } from '../../src/catalogue/names.ts';
import { parseQuantity } from '../../src/catalogue/quantity.ts';
import { readEntry } from '../../src/catalogue/read/read-entry.ts';
import type { DataFolder } from '../data/read-data.ts';
import { unknownFigure } from './sample-value.ts';

/** A row of the category's models. */
export interface SiblingRow {
  label: string;
  /** Whether at least half of the models have it. */
  isUsual: boolean;
  /** An example from one model: `In kg, for example 9000 kg (BLT150).` Empty when no model has a figure. */
  hint: string;
}

export interface SiblingTable {
  title: string;
  rows: readonly SiblingRow[];
}

/** What the models of a category have in common; the start of a new one. */
export interface Siblings {
  names: readonly string[];
  highlights: readonly SiblingRow[];
  tables: readonly SiblingTable[];
  /** The shared sheet that most of them use instead of their own tables. */
  sheet: string | undefined;
}

type Rows = Readonly<Record<string, unknown>>;
interface Sibling {
  id: string;
  name: string;
  order: number | undefined;
  sheet: unknown;
  highlights: Rows;
  tables: readonly (readonly [title: string, rows: Rows])[];
}

/** Reads the models of a category straight from the files, so that a mistake in one does not prevent adding another. */
export function findSiblings({ files }: DataFolder, category: string): Siblings {
  const found = files.flatMap(({ file, bytes }): Sibling[] => {
    const place = placeOf(file);
    if (place?.kind !== 'model') return [];
    const { name, category: own, order, sheet, highlights, specifications } = fieldsOf(readEntry(file, bytes).value);
    if (own !== category) return [];
    const tables = Object.entries(fieldsOf(specifications)).map(([title, rows]) => [title, fieldsOf(rows)] as const);
    return [
      {
        id: place.id,
        name: String(name ?? place.id),
        order: typeof order === 'number' ? order : undefined,
        sheet,
        highlights: fieldsOf(highlights),
        tables,
      },
    ];
  });
  const models = sortForLists(found, 'en', ({ name }) => name);
  const ofTables = models.filter(({ tables }) => tables.length > 0);
  const titles = new Set(ofTables.flatMap(({ tables }) => tables.map(([title]) => title)));
  const rowsIn = ({ tables }: Sibling, title: string) => tables.find(([own]) => own === title)?.[1] ?? {};
  return {
    names: models.map(({ name }) => name),
    highlights: commonRows(models, ({ highlights }) => highlights),
    tables: [...titles].map((title) => ({ title, rows: commonRows(ofTables, (model) => rowsIn(model, title)) })),
    sheet: mostUsed(models),
  };
}

function fieldsOf(value: unknown): Rows {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Rows) : {};
}

/** The rows of one table over all models, in order of first appearance. */
function commonRows(models: readonly Sibling[], rowsOf: (model: Sibling) => Rows): SiblingRow[] {
  const labels = new Set(models.flatMap((model) => Object.keys(rowsOf(model))));
  return [...labels].map((label) => {
    const having = models.filter((model) => rowsOf(model)[label] !== undefined);
    const known = having.find((model) => String(rowsOf(model)[label]) !== unknownFigure);
    const hint = known ? hintOf(String(rowsOf(known)[label]), known.name) : '';
    return { label, isUsual: having.length * 2 >= models.length, hint };
  });
}

function hintOf(figure: string, name: string): string {
  const units = new Set(parseQuantity(figure)?.parts.flatMap(({ unit }) => unit?.written ?? []));
  const [unit] = units;
  return `${unit !== undefined && units.size === 1 ? `In ${unit}, for` : 'For'} example ${figure} (${name}).`;
}

/** The sheet of at least half of the models. */
function mostUsed(models: readonly Sibling[]): string | undefined {
  const bySheet = [...Map.groupBy(models, ({ sheet }) => sheet)].sort(
    ([a, some], [b, others]) => others.length - some.length || compareTexts(String(a), String(b)),
  );
  const [sheet, using = []] = bySheet[0] ?? [];
  return typeof sheet === 'string' && using.length * 2 >= models.length ? sheet : undefined;
}
