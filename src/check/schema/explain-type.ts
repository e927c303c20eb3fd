import { describeValue, joinWords } from '../words.ts';
import type { Fix } from '../../yaml/finding.ts';
import type { FieldSchema } from '../../yaml/field-schema.ts';
import { meantAs, type Meant } from './fix-type.ts';
import type { ErrorObject } from './kind-schemas.ts';
import { namesIn } from '../../yaml/index-events.ts';
import { exampleOfSchema, hintOf, inBlock, inLines, param, schemaOf, writing } from './schema-error.ts';
import { valueAt, type Entry } from '../../catalogue/entry.ts';

const typeWords: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a block of `field: value` lines',
  array: 'a list (lines that start with `- `)',
  null: 'empty',
};

/** The fix for a whole file, which has no example. */
const otherwise = 'write each field on a line of its own, as its name, a colon, a space and its value';

/** The name of a field, empty for a list entry, and how deep its line is. */
interface FieldPlace {
  name: string;
  depth: number;
}

/** Explains a type error: what the value should be, what it is and how to fix it. `raw` is the value as it is written. */
export function explainType(
  error: ErrorObject,
  field: string,
  raw: string | undefined,
  isOptional: boolean,
): { message: string; fix: Fix } {
  const types = [param(error, 'type')].flat().map(String);
  const wanted = joinWords(types.map((type) => typeWords[type] ?? type));
  const names = namesIn(error.instancePath);
  const isEntry = /^\d+$/.test(names.at(-1) ?? '');
  const place = { name: isEntry ? '' : (names.at(-1) ?? ''), depth: Math.max(0, names.length - 1) };
  const schema = schemaOf(error);
  if (error.data === null) {
    return { message: `${field} has no value; it must be ${wanted}.`, fix: fixEmpty(place, schema, isOptional) };
  }
  const meant = types.map((type) => meantAs[type]?.(error.data, { raw, schema, isEntry })).find(Boolean);
  const fix = typeof meant === 'object' ? fixAs(meant, place, error) : meant;
  return {
    message: `${field} must be ${wanted}, but it is ${describeValue(error.data)}.`,
    fix: fix ?? hintOf(error) ?? otherwise,
  };
}

/** The field with another value; undefined for the whole file. */
function fixAs(
  { value, ...alternatives }: Extract<Meant, object>,
  { name, depth }: FieldPlace,
  error: ErrorObject,
): Fix | undefined {
  if (typeof value !== 'object') return { ...writing(error, value), ...alternatives };
  if (name !== '') return `write it like this:\n${inLines(name, value, depth)}`;
  if (depth === 0) return undefined;
  const [, ...lines] = inLines(name, [value], depth - 1).split('\n');
  return `write it like this:\n${lines.join('\n')}`;
}

function fixEmpty({ name, depth }: FieldPlace, schema: FieldSchema, isOptional: boolean): string {
  if (name === '') return 'write the text of the point after its hyphen, or delete the line';
  const example = exampleOfSchema(schema);
  const orNot = isOptional ? ', or delete the line' : '';
  if (typeof example === 'object' && example !== null) {
    return `write its value on the lines below${orNot}, for example:\n${inLines(name, example, depth)}`;
  }
  const like = example === undefined ? '' : `, for example \`${inBlock(example)}\``;
  return `write a value after the colon${like}${orNot}`;
}

/** Explains a row that is written where a table name belongs; undefined for all other errors. */
export function explainRow(
  error: ErrorObject,
  field: string,
  entry: Entry,
): { message: string; fix: string } | undefined {
  const [block, row, ...deeper] = namesIn(error.instancePath);
  const isFigure = typeof error.data === 'string' || typeof error.data === 'number';
  // Table names are free, so the schema allows them through `additionalProperties`.
  if (!isFigure || param(error, 'type') !== 'object' || row === undefined || deeper.length > 0) return undefined;
  if (!error.schemaPath.includes('additionalProperties')) return undefined;
  const others = Object.entries(valueAt(entry, `/${block ?? ''}`) ?? {}) as [string, unknown][];
  const table = others.find(([, rows]) => typeof rows === 'object' && rows !== null)?.[0];
  const line = `    ${row}: ${String(error.data)}`;
  return {
    message: `${field} is a row of figures; rows must be below the name of their table.`,
    fix:
      table === undefined
        ? `write the name of its table above it, for example:\n  Dimensions:\n${line}`
        : `put it below \`${table}:\`, or below another table, with 4 spaces before it:\n${line}`,
  };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Suggests an ISO date for one in another format or one that does not exist; undefined when it cannot be guessed. */
export function explainDate(written: string): Fix | undefined {
  const text = written.replaceAll(/\s*[\u2010-\u2015\u2212]\s*/g, '-');
  const iso = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})(?:[T ]+\d{1,2}:\S*)?$/.exec(text);
  if (iso) return write(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^(\d{1,2})[-./ ]+(\d{1,2})[-./ ]+(\d{4})$/.exec(text);
  if (numbers) {
    const [first, second, year] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
    if (second > 12) return write(year, first, second);
    if (first > 12 || first === second) return write(year, second, first);
    return {
      value: form(year, second, first),
      more: ` if the month is ${second}`,
      or: { value: form(year, first, second), more: ` if it is ${first}` },
    };
  }
  const words =
    /^(?:[a-z]+day,?\s+)?(?:(\d{1,2})\S*\s+([a-z]{3})[a-z]*|([a-z]{3})[a-z]*\s+(\d{1,2}))\S*,?\s+(\d{4})$/i.exec(text);
  const month = months.indexOf((words?.[2] ?? words?.[3] ?? '').toLowerCase()) + 1;
  if (!words || month === 0) return undefined;
  return write(Number(words[5]), month, Number(words[1] ?? words[4]));
}

function write(year: number, month: number, day: number): Fix {
  if (month < 1 || month > 12) return `there is no month ${month}; write year-month-day, for example ${year}-10-14`;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < 1 || day > last) return `that month has ${last} days; write for example \`${form(year, month, last)}\``;
  return { value: form(year, month, day) };
}

function form(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
