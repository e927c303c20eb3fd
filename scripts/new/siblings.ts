/** Reads: the data folder. */
import { compareTexts } from '../../src/catalogue/finding.ts';
import { asBlock, type Block } from '../../src/catalogue/fields/block.ts';
import { sortForLists } from '../../src/catalogue/names.ts';
import { parseQuantity } from '../../src/catalogue/quantity.ts';
import type { DataFolder } from '../data/read-data.ts';
import { readEntries } from './choices.ts';
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

interface Sibling {
  id: string;
  name: string;
  order: number | undefined;
  sheet: unknown;
  highlights: Block;
  tables: readonly (readonly [title: string, rows: Block])[];
}

export function findSiblings(folder: DataFolder, category: string): Siblings {
  const found = readEntries(folder, ['model']).flatMap(({ id, fields }): Sibling[] => {
    const { name, category: own, order, sheet, highlights, specifications } = fields;
    if (own !== category) return [];
    const tables = Object.entries(asBlock(specifications)).map(([title, rows]) => [title, asBlock(rows)] as const);
    return [
      {
        id,
        name: String(name ?? id),
        order: typeof order === 'number' ? order : undefined,
        sheet,
        highlights: asBlock(highlights),
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

/** The rows of one table over all models, in order of first appearance. */
function commonRows(models: readonly Sibling[], rowsOf: (model: Sibling) => Block): SiblingRow[] {
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
