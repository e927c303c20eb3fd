import { kindOf, type FolderKindId } from '../../src/catalogue/kinds.ts';
import type { YamlValue } from '../../src/yaml/edit/yaml-text.ts';
import { valueOf } from './check-values.ts';
import type { EntrySchema, Values } from './entry-schema.ts';
import { sampleValue } from './sample-value.ts';

/** Days until a fair without a date begins, and how many it lasts. */
const fairIn = 60;
const fairDays = 2;

export interface Completed {
  values: Values;
  /** The fields that got a placeholder and need a review. */
  filled: string[];
}

/** Completes a new entry: the given values, and placeholders for the other required fields. */
export function completeValues(kind: FolderKindId, schema: EntrySchema, given: Values, today: string): Completed {
  const { properties, required } = schema;
  const stand: Values = { ...standIns(kind, given, today), ...given };
  const values = Object.entries(properties).flatMap(([name, field]): [string, YamlValue][] => {
    const isWritten = required.includes(name) || kindOf(kind).new.written.includes(name);
    if (given[name] === undefined && !(isWritten && suits(name, schema, given))) return [];
    const known = stand[name] ?? sampleValue(field);
    const value = typeof known === 'string' ? valueOf(field, known) : known;
    const isEmpty = value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
    return isEmpty ? [] : [[name, value]];
  });
  const filled = values.map(([name]) => name).filter((name) => given[name] === undefined && name !== 'sample');
  // An entry whose fields were all given is not marked as a sample.
  const isSample = filled.some((name) => required.includes(name));
  return { values: Object.fromEntries(values.filter(([name]) => name !== 'sample' || isSample)), filled };
}

/** Whether to fill a field: a model gets tables or a shared sheet, like its siblings; only a text page gets a text. */
function suits(name: string, { properties }: EntrySchema, given: Values): boolean {
  const isShared = (given['sheet'] ?? properties['sheet']?.initial ?? '') !== '';
  if (name === 'sheet') return isShared;
  if (name === 'specifications') return !isShared;
  return name !== 'body' || (given['layout'] ?? 'text') === 'text';
}

/** Placeholders that depend on the date, or suit a new page better than the schema's example. */
function standIns(kind: FolderKindId, given: Values, today: string): Values {
  if (kind === 'category') return { layout: 'text' };
  if (kind !== 'fair') return {};
  const start = String(given['start'] ?? addDays(today, fairIn));
  return { start, end: addDays(start, fairDays) };
}

function addDays(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : new Date(time + days * 86_400_000).toISOString().slice(0, 10);
}
