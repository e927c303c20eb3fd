import { type FolderKindId, newKinds } from '../../src/catalogue/kinds.ts';
import { isTextList, type FieldSchema } from '../../src/catalogue/fields/field-schema.ts';
import type { Choices } from './choices.ts';
import { hasUnknown, startingHighlights, startingTables, type TypedFigures } from './figures.ts';
import type { Values } from './render-entry.ts';
import { sampleValue } from './sample-value.ts';
import type { Siblings } from './siblings.ts';
import type { YamlValue } from '../../src/catalogue/fields/yaml-text.ts';

/** Values from answers or options: a text or a list of texts per field. */
export type KnownValues = Readonly<Record<string, string | readonly string[]>>;

/** Days until a fair without a date begins, and how many it lasts. */
const fairIn = 60;
const fairDays = 2;

export interface Completed {
  values: Values;
  /** The fields that got a placeholder and need a review. */
  filled: string[];
}

/** What the placeholders of a new entry depend on. */
export interface Around {
  choices: Choices;
  /** Such as 2025-10-14. */
  today: string;
  /** For a model: the other models of its category. */
  siblings?: Siblings | undefined;
  /** The figures that were typed. */
  figures?: TypedFigures | undefined;
}

/** Completes a new entry: the given values, and placeholders for the other required fields. */
export function completeValues(
  kind: FolderKindId,
  schema: FieldSchema,
  knownValues: KnownValues,
  around: Around,
): Completed {
  const properties = Object.entries(schema.properties ?? {});
  const isGiven = (name: string) => (knownValues[name]?.length ?? 0) > 0;
  const isNeeded = (name: string) => schema.required?.includes(name) ?? false;
  const filled = properties
    .map(([name]) => name)
    .filter((name) => !isGiven(name) && (isNeeded(name) || newKinds[kind].written.includes(name)))
    .filter((name) => suits(name, knownValues, around.siblings));
  // An entry whose fields were all given is not marked as a sample.
  const isSample = filled.some(isNeeded);
  const stand = standIns(kind, knownValues, around);
  const values = properties.flatMap(([name, field]): [string, YamlValue][] => {
    const value = knownValues[name];
    if (value !== undefined && isGiven(name)) return [[name, convert(field, value)]];
    if (!filled.includes(name) || (name === 'sample' && !isSample)) return [];
    return [[name, stand[name] ?? sampleValue(field)]];
  });
  const entry = Object.fromEntries(values);
  const isTyped = (name: string) => around.figures !== undefined && isTables(name) && !hasUnknown(entry[name]);
  return { values: entry, filled: filled.filter((name) => name !== 'sample' && !isTyped(name)) };
}

const isTables = (name: string) => name === 'specifications' || name === 'highlights';

/**
 * Whether to fill a field: a model gets tables or a shared sheet, like its siblings; only a text page gets a text. An
 * empty text is an answer: no sheet.
 */
function suits(name: string, knownValues: KnownValues, siblings: Siblings | undefined): boolean {
  const isShared = knownValues['sheet'] === undefined ? siblings?.sheet !== undefined : knownValues['sheet'] !== '';
  if (name === 'sheet') return isShared;
  if (name === 'specifications') return !isShared;
  if (name === 'highlights') return siblings?.highlights.some(({ isUsual }) => isUsual) ?? false;
  if (name === 'body') return (knownValues['layout'] ?? 'text') === 'text';
  return true;
}

/** Placeholders that depend on the catalogue or the date: the schema's example may not exist in this catalogue. */
function standIns(
  kind: FolderKindId,
  knownValues: KnownValues,
  { choices, today, siblings, figures = {} }: Around,
): Record<string, YamlValue | undefined> {
  if (kind === 'model') {
    return {
      category: choices['category']?.[0]?.value,
      sheet: siblings?.sheet,
      specifications: siblings && startingTables(siblings, figures),
      highlights: siblings && startingHighlights(siblings, figures),
    };
  }
  if (kind === 'category') return { layout: 'text' };
  if (kind !== 'fair') return {};
  const start =
    typeof knownValues['start'] === 'string' && knownValues['start'] ? knownValues['start'] : addDays(today, fairIn);
  return { start, end: addDays(start, fairDays) };
}

function addDays(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : new Date(time + days * 86_400_000).toISOString().slice(0, 10);
}

function convert(field: FieldSchema, value: string | readonly string[]): YamlValue {
  if (isTextList(field)) return typeof value === 'string' ? [value] : value;
  const text = String(value);
  return field.type === 'number' || field.type === 'integer' ? Number(text) : text;
}
