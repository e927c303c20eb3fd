/** Reads: the data folder. */
import { joinWords } from '../../src/check/words.ts';
import { compareTexts } from '../../src/yaml/finding.ts';
import { asBlock, ownField, type Block } from '../../src/yaml/block.ts';
import { sortForLists } from '../../src/catalogue/list-order.ts';
import { partsOf, type Figure } from '../../src/figures/figure.ts';
import type { FigureReader } from '../../src/figures/reader.ts';
import type { DataFolder } from '../data/read-data.ts';
import { readEntries, type EntrySchema, type NewField } from './entry-schema.ts';
import { unknownFigure } from './sample-value.ts';

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
export function withSiblings(
  schema: EntrySchema,
  folder: DataFolder,
  category: string,
  reader: FigureReader,
): EntrySchema {
  const { specifications = {}, highlights = {}, sheet = {} } = schema.properties;
  const models = findSiblings(folder, category);
  const shared = mostUsed(models);
  return {
    ...schema,
    properties: {
      ...schema.properties,
      sheet: shared === undefined ? sheet : { ...sheet, initial: shared },
      specifications: withTables(specifications, models, reader),
      highlights: withRows({ ...highlights, examples: [] }, models, reader, (model) => model.highlights),
    },
  };
}

function findSiblings(folder: DataFolder, category: string): Sibling[] {
  const found = readEntries(folder, ['model'])
    .filter(({ fields }) => fields['category'] === category)
    .map(({ id, fields: { name, order, sheet, highlights, specifications } }) => ({
      id,
      name: String(name ?? id),
      order: typeof order === 'number' ? order : undefined,
      sheet,
      highlights: asBlock(highlights),
      tables: asBlock(specifications),
    }));
  return sortForLists(found, 'en', ({ name }) => name);
}

function withTables(field: NewField, models: readonly Sibling[], reader: FigureReader): NewField {
  const having = models.filter(({ tables }) => Object.keys(tables).length > 0);
  const titles = new Set(having.flatMap(({ tables }) => Object.keys(tables)));
  const tables = [...titles].map((title): [string, NewField] => {
    const table = withRows({}, having, reader, (model) => asBlock(ownField(model.tables, title)));
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
function withRows(
  field: NewField,
  models: readonly Sibling[],
  reader: FigureReader,
  rowsOf: (model: Sibling) => Block,
): NewField {
  const labels = new Set(models.flatMap((model) => Object.keys(rowsOf(model))));
  const figureIn = (model: Sibling, label: string) => String(ownField(rowsOf(model), label) ?? '');
  const rows = [...labels].map((label): [string, NewField] => {
    const known = models.find((model) => !['', unknownFigure].includes(figureIn(model, label)));
    const hint = known ? hintOf(reader.read(label, figureIn(known, label)), known.name) : '';
    const row = ownField(field.properties ?? {}, label) ?? { examples: [unknownFigure] };
    return [label, { ...row, description: `${row.description ?? ''} ${hint}`.trim(), initial: unknownFigure }];
  });
  const required = [...labels].filter(
    (label) => models.filter((model) => Object.hasOwn(rowsOf(model), label)).length * 2 >= models.length,
  );
  return { ...field, properties: { ...field.properties, ...Object.fromEntries(rows) }, required };
}

/** `In kg, for example 9000 kg (BLT150).` */
function hintOf(figure: Figure, name: string): string {
  const units = new Set(partsOf(figure).flatMap(({ unit }) => unit?.written ?? []));
  const [unit] = units;
  return `${unit !== undefined && units.size === 1 ? `In ${unit}, for` : 'For'} example ${figure.text} (${name}).`;
}

/** The sheet of at least half of the models. */
function mostUsed(models: readonly Sibling[]): string | undefined {
  const bySheet = [...Map.groupBy(models, ({ sheet }) => sheet)].sort(
    ([a, some], [b, others]) => others.length - some.length || compareTexts(String(a), String(b)),
  );
  const [sheet, using = []] = bySheet[0] ?? [];
  return typeof sheet === 'string' && using.length * 2 >= models.length ? sheet : undefined;
}
