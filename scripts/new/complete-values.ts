import type { FolderKindId } from '../../src/catalogue/kinds.ts';
import { isTextList, type FieldSchema } from '../../src/catalogue/fields/field-schema.ts';
import type { Choices } from './choices.ts';
import { newKinds } from '../../src/catalogue/fields/new-kinds.ts';
import type { Values } from './render-entry.ts';
import { sampleValue } from './sample-value.ts';
import type { YamlValue } from '../../src/catalogue/fields/yaml-text.ts';

/** What was answered or given by options: one text, or a list of texts, a field. */
export type Given = Readonly<Record<string, string | readonly string[]>>;

/** Days from today to the first day of a fair without a date, and how long it lasts. */
const fairIn = 60;
const fairDays = 2;

export interface Completed {
  values: Values;
  /** The fields that nobody gave a value: what stands in them is to be looked at. */
  filled: string[];
}

/**
 * The values of a new entry: what was given, and stand-ins for the rest that has to be there. `today` is like
 * 2025-10-14.
 */
export function completeValues(
  kind: FolderKindId,
  schema: FieldSchema,
  given: Given,
  choices: Choices,
  today: string,
): Completed {
  const properties = Object.entries(schema.properties ?? {});
  const isGiven = (name: string) => (given[name]?.length ?? 0) > 0;
  const isNeeded = (name: string) => schema.required?.includes(name) ?? false;
  const filled = properties
    .map(([name]) => name)
    .filter((name) => !isGiven(name) && (isNeeded(name) || newKinds[kind].written.includes(name)))
    .filter((name) => suits(name, given));
  // The mark of a sample is no sample itself: an entry whose fields were all given is none.
  const isSample = filled.some(isNeeded);
  const stand = standIns(kind, choices, today, given);
  const values = properties.flatMap(([name, field]): [string, YamlValue][] => {
    const value = given[name];
    if (value !== undefined && isGiven(name)) return [[name, convert(field, value)]];
    if (!filled.includes(name) || (name === 'sample' && !isSample)) return [];
    return [[name, stand[name] ?? sampleValue(field)]];
  });
  return { values: Object.fromEntries(values), filled: filled.filter((name) => name !== 'sample') };
}

/** A model has tables of its own or a shared sheet; only a text page needs a text of its own. */
function suits(name: string, given: Given): boolean {
  if (name === 'specifications') return given['sheet'] === undefined || given['sheet'] === '';
  if (name === 'body') return (given['layout'] ?? 'text') === 'text';
  return true;
}

/** Stand-ins that depend on the catalogue or the day: the schema's example may not exist in this catalogue. */
function standIns(kind: FolderKindId, choices: Choices, today: string, given: Given): Record<string, YamlValue> {
  const first = (name: string): Record<string, YamlValue> => {
    const value = choices[name]?.[0]?.value;
    return value ? { [name]: value } : {};
  };
  if (kind === 'model') return first('category');
  if (kind === 'category') return { layout: 'text' };
  if (kind !== 'fair') return {};
  const start = typeof given['start'] === 'string' && given['start'] ? given['start'] : addDays(today, fairIn);
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
