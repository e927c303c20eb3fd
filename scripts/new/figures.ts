/** The tables and highlights of a new model, based on its siblings. */
import type { FieldSchema } from '../../src/catalogue/fields/field-schema.ts';
import type { YamlValue } from '../../src/catalogue/fields/yaml-text.ts';
import { joinWords } from '../../src/catalogue/check/words.ts';
import { unknownFigure } from './sample-value.ts';
import type { SiblingRow, Siblings, SiblingTable } from './siblings.ts';

/** Typed figures: by table title, then by row label. */
export type TypedFigures = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Tables = Record<string, Record<string, string>>;

/** The tables of a new model: the usual rows and the typed ones; undefined without siblings. */
export function startingTables({ tables }: Siblings, typed: TypedFigures): Tables | undefined {
  const made = tables.flatMap(({ title, rows }): [string, Record<string, string>][] => {
    const wanted = rows.filter(({ label, isUsual }) => isUsual || typed[title]?.[label] !== undefined);
    const figures = wanted.map(({ label }) => [label, typed[title]?.[label] ?? unknownFigure] as const);
    return wanted.length > 0 ? [[title, Object.fromEntries(figures)]] : [];
  });
  return made.length > 0 ? Object.fromEntries(made) : undefined;
}

/** The highlights that most siblings have; the figure is that of the typed row with the same name, if any. */
export function startingHighlights({ highlights }: Siblings, typed: TypedFigures): Record<string, string> | undefined {
  const figures = Object.values(typed).flatMap((rows) => Object.entries(rows));
  const made = highlights
    .filter(({ isUsual }) => isUsual)
    .map(({ label }): [string, string] => {
      const same = figures.find(([name]) => name.toLowerCase() === label.toLowerCase());
      return [label, same?.[1] ?? unknownFigure];
    });
  return made.length > 0 ? Object.fromEntries(made) : undefined;
}

/** Whether a figure of the tables is still unknown. */
export function hasUnknown(value: YamlValue | undefined): boolean {
  return typeof value === 'object' ? Object.values(value).some(hasUnknown) : value === unknownFigure;
}

/** The schema of a model, with tables described by what the siblings have in each row. */
export function explainFigures(schema: FieldSchema, siblings: Siblings): FieldSchema {
  const { specifications = {}, highlights = {} } = schema.properties ?? {};
  const usual = siblings.tables.filter(isUsualTable);
  const others = siblings.tables.filter((table) => !isUsualTable(table)).map(({ title }) => title);
  const tables = usual.map(({ title, rows }): [string, FieldSchema] => [title, explainTable(rows)]);
  const origin = `The tables and rows are those of ${joinWords(siblings.names.slice(0, maxNames), 'and')}.`;
  const hint = others.length > 0 ? ` Some have these tables, too: ${others.join(', ')}.` : '';
  const explained = {
    ...specifications,
    description: `${specifications.description ?? ''} ${origin}${hint}`,
    properties: Object.fromEntries(tables),
  };
  return {
    ...schema,
    properties: {
      ...schema.properties,
      ...(usual.length > 0 ? { specifications: explained } : {}),
      highlights: {
        ...highlights,
        properties: { ...highlights.properties, ...explainHighlights(siblings, highlights) },
      },
    },
  };
}

/** How many siblings are named. */
const maxNames = 6;

const isUsualTable = ({ rows }: SiblingTable) => rows.some(({ isUsual }) => isUsual);

function explainTable(rows: readonly SiblingRow[]): FieldSchema {
  const rare = rows.filter(({ isUsual }) => !isUsual).map(({ label }) => label);
  return {
    description: rare.length > 0 ? `Some have these rows, too: ${rare.join(', ')}.` : '',
    properties: Object.fromEntries(rows.map(({ label, hint }) => [label, { description: hint }])),
  };
}

function explainHighlights({ highlights }: Siblings, { properties = {} }: FieldSchema): Record<string, FieldSchema> {
  return Object.fromEntries(
    highlights.map(({ label, hint }) => {
      const field = properties[label] ?? {};
      return [label, { ...field, description: `${field.description ?? ''} ${hint}`.trim() }];
    }),
  );
}
