import { joinWords } from '../check/words.ts';
import { compareTexts } from '../yaml/finding.ts';
import { asBlock, ownField, type Block } from '../yaml/block.ts';
import { sortForLists } from '../catalogue/list-order.ts';
import type { DataFile } from '../check/place-files.ts';
import type { YamlValue } from '../yaml/edit/yaml-text.ts';
import { normalizeName } from '../text/names.ts';
import { unknownFigure, readEntries, type EntrySchema, type NewField } from './entry-schema.ts';

/** How many siblings are named. */
const maxNames = 6;

interface Sibling {
  name: string;
  sheet: unknown;
  highlights: Block;
  tables: Block;
}

/**
 * The schema of a model with what the other models of its category have in common: their tables and rows, of which the
 * usual ones are required, an example of each figure, and the sheet that most of them share.
 */
export function withSiblings(schema: EntrySchema, files: readonly DataFile[], category: string): EntrySchema {
  const { specifications = {}, highlights = {}, sheet = {} } = schema.properties;
  const models = findSiblings(files, category);
  const shared = mostUsed(models);
  return {
    ...schema,
    properties: {
      ...schema.properties,
      sheet: shared === undefined ? sheet : { ...sheet, initial: shared },
      specifications: withTables(specifications, models),
      highlights: withRows({ ...highlights, examples: [] }, models, (model) => model.highlights),
    },
  };
}

/** The rows of a schema with siblings, by the title of their table. */
export function siblingRows({ properties: { specifications } }: EntrySchema): [title: string, label: string][] {
  return Object.entries(specifications?.properties ?? {}).flatMap(([title, { properties = {} }]) =>
    Object.keys(properties).map((label): [string, string] => [title, label]),
  );
}

export type Tables = Readonly<Record<string, Readonly<Record<string, YamlValue>>>>;

/** The key figures that most siblings have, or any, each with the figure of the row of the same name, if there is one. */
export function highlightsFrom(
  { properties: { highlights } }: EntrySchema,
  tables: Tables,
  which: 'usual' | 'any' = 'usual',
): Record<string, string> {
  const names = which === 'any' ? Object.keys(highlights?.properties ?? {}) : (highlights?.required ?? []);
  const figures = Object.values(tables).flatMap((table) => Object.entries(table));
  const stated = names.flatMap((label) => {
    const [, figure] = figures.find(([name]) => normalizeName(name) === normalizeName(label)) ?? [];
    return figure === undefined ? [] : [[label, String(figure)]];
  });
  return Object.fromEntries(stated) as Record<string, string>;
}

function findSiblings(files: readonly DataFile[], category: string): Sibling[] {
  const siblings = readEntries(files, ['model'])
    .filter(({ fields }) => fields['category'] === category)
    .map(({ id, fields: { name, order, sheet, highlights, specifications } }) => ({
      id,
      name: String(name ?? id),
      order: typeof order === 'number' ? order : undefined,
      sheet,
      highlights: asBlock(highlights),
      tables: asBlock(specifications),
    }));
  return sortForLists(siblings, 'en', ({ name }) => name);
}

function withTables(field: NewField, models: readonly Sibling[]): NewField {
  const having = models.filter(({ tables }) => Object.keys(tables).length > 0);
  const titles = new Set(having.flatMap(({ tables }) => Object.keys(tables)));
  const tables = [...titles].map((title): [string, NewField] => {
    const table = withRows({}, having, (model) => asBlock(ownField(model.tables, title)));
    return [title, { ...table, description: sayOthers('rows', table) }];
  });
  const required = tables.flatMap(([title, table]) => (table.required?.length ? title : []));
  if (required.length === 0) return field;
  const names = models.slice(0, maxNames).map(({ name }) => name);
  const made = { ...field, examples: [], properties: Object.fromEntries(tables), required };
  const origin = `The tables and rows are those of ${joinWords(names, 'and')}.`;
  return { ...made, description: [field.description, origin, sayOthers('tables', made)].filter(Boolean).join(' ') };
}

/** Names the tables or rows that only some siblings have. */
function sayOthers(what: string, { properties = {}, required = [] }: NewField): string {
  const rare = Object.keys(properties).filter((name) => !required.includes(name));
  return rare.length > 0 ? `Some have these ${what}, too: ${rare.join(', ')}.` : '';
}

/** A block with the rows of all models, in order of first appearance. At least half of the models have a usual row. */
function withRows(field: NewField, models: readonly Sibling[], rowsOf: (model: Sibling) => Block): NewField {
  const labels = new Set(models.flatMap((model) => Object.keys(rowsOf(model))));
  const figureIn = (model: Sibling, label: string) => String(ownField(rowsOf(model), label) ?? '');
  const rows = [...labels].map((label): [string, NewField] => {
    const known = models.find((model) => !['', unknownFigure].includes(figureIn(model, label)));
    const hint = known ? `For example ${figureIn(known, label)} (${known.name}).` : '';
    const row = ownField(field.properties ?? {}, label) ?? { examples: [unknownFigure] };
    return [label, { ...row, description: `${row.description ?? ''} ${hint}`.trim(), initial: unknownFigure }];
  });
  const required = [...labels].filter(
    (label) => models.filter((model) => Object.hasOwn(rowsOf(model), label)).length * 2 >= models.length,
  );
  return { ...field, properties: { ...field.properties, ...Object.fromEntries(rows) }, required };
}

/** The sheet of at least half of the models. */
function mostUsed(models: readonly Sibling[]): string | undefined {
  const bySheet = [...Map.groupBy(models, ({ sheet }) => sheet)].sort(
    ([a, some], [b, others]) => others.length - some.length || compareTexts(String(a), String(b)),
  );
  const [sheet, using = []] = bySheet[0] ?? [];
  return typeof sheet === 'string' && using.length * 2 >= models.length ? sheet : undefined;
}
