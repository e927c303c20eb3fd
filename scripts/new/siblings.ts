/** Reads: the data folder. Run by: scripts/new.ts. */
import { compareTexts } from '../../src/catalogue/finding.ts';
import { placeOf } from '../../src/catalogue/kinds.ts';
import { sortForLists } from '../../src/catalogue/names.ts';
import { parseQuantity } from '../../src/catalogue/quantity.ts';
import { readEntry } from '../../src/catalogue/read/read-entry.ts';
import type { DataFolder } from '../data/read-data.ts';
import { unknownFigure } from './sample-value.ts';

/** A row that models of a category have. */
export interface SiblingRow {
  label: string;
  /** Whether at least half of them have it. */
  isUsual: boolean;
  /** What one of them has there, in words: `In kg, for example 9000 kg (BLT150).` Empty where nobody knows a figure. */
  hint: string;
}

export interface SiblingTable {
  title: string;
  rows: readonly SiblingRow[];
}

/** What the models of a category have in common: a new one starts with it. */
export interface Siblings {
  names: readonly string[];
  highlights: readonly SiblingRow[];
  tables: readonly SiblingTable[];
  /** The shared sheet that most of them have in place of own tables. */
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

/** The models of a category as the files say, so that a mistake in one file does not keep anyone from adding another. */
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

/** The rows of one table of all models, in the order in which they first appear. */
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
