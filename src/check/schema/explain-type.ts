import { describeValue, joinWords } from '../words.ts';
import { fixAsBlock, fixAsList, fixAsText, type FieldPlace } from './fix-type.ts';
import type { ErrorObject } from './kind-schemas.ts';
import { namesIn } from '../../yaml/index-events.ts';
import { exampleOf, exampleOfSchema, hintOf, inBlock, inLines, param, schemaOf } from './schema-error.ts';
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

interface WrongType {
  error: ErrorObject;
  /** As shown to editors: `\`capacity\``, `entry 2 of \`features\``. */
  field: string;
  /** The value as written in the file; for a list, only its first character. */
  raw: string | undefined;
  isOptional: boolean;
}

/** Explains a type error: what the value should be, what it is and how to fix it. */
export function explainType(wrong: WrongType): { message: string; fix?: string | undefined } {
  const { error, field, raw } = wrong;
  const types = [param(error, 'type')].flat().map(String);
  const wanted = joinWords(types.map((type) => typeWords[type] ?? type));
  if (error.data === null) return { message: `${field} has no value; it must be ${wanted}.`, fix: fixEmpty(wrong) };
  const place = placeOf(error);
  const fix =
    types.map((type) => fixes[type]?.(error.data, raw, place)).find((text) => text !== undefined) ?? hintOf(error);
  return {
    message: `${field} must be ${wanted}, but it is ${describeValue(error.data)}.`,
    fix: fix ?? exampleOf(error) ?? otherwise,
  };
}

function placeOf(error: ErrorObject): FieldPlace {
  const names = namesIn(error.instancePath);
  const last = names.at(-1) ?? '';
  return { name: /^\d+$/.test(last) ? '' : last, depth: Math.max(0, names.length - 1), schema: schemaOf(error) };
}

function fixEmpty({ error, isOptional }: WrongType): string {
  const { name, depth, schema } = placeOf(error);
  if (name === '') return 'write the text of the point after its hyphen, or delete the line';
  const example = exampleOfSchema(schema);
  const orNot = isOptional ? ', or delete the line' : '';
  if (typeof example === 'object' && example !== null) {
    return `write its value on the lines below${orNot}, for example:\n${inLines(name, example, depth)}`;
  }
  const like = example === undefined ? '' : `, for example \`${inBlock(example)}\``;
  return `write a value after the colon${like}${orNot}`;
}

const fixes: Record<string, (value: unknown, raw: string | undefined, place: FieldPlace) => string | undefined> = {
  number: fixNumber,
  integer: fixNumber,
  boolean: (value) => {
    if (value === 'true' || value === 'false') return `remove the quotes: \`${value}\``;
    if (/^(yes|y|on|1)$/i.test(String(value))) return 'write `true`';
    return /^(no|n|off|0)$/i.test(String(value)) ? 'write `false`' : 'write true or false';
  },
  string: (value, raw, { schema }) => fixAsText(value, raw, schema),
  array: (value, _raw, place) => fixAsList(value, place),
  object: (value, _raw, place) => fixAsBlock(value, place),
};

function fixNumber(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.trim() !== '' && !Number.isNaN(Number(value))) {
    // A text below `|` or `>` ends with its line.
    const how = value.endsWith('\n') ? 'write it in one line, after the colon' : 'remove the quotes';
    return `${how}: \`${value.trim()}\``;
  }
  // The letters O and l in the place of a zero and a one.
  const meant = value.trim().replace(/o/gi, '0').replace(/[Il]/g, '1');
  if (/^\d*[OoIl]/.test(value.trim()) && /\d/.test(value) && /^\d+$/.test(meant))
    return `write digits instead of the letters: \`${meant}\``;
  const digits = /^[-+]?\d[\d .,’']*/.exec(value)?.[0].replace(/[ ’'.,]+$/, '');
  return digits === undefined
    ? undefined
    : `write only the number, with a point for decimals: \`${readNumber(digits)}\``;
}

/** `1 200,5` → 1200.5, `1,200` → 1200: the last separator is the decimal one, unless it groups thousands. */
function readNumber(digits: string): string {
  const packed = digits.replace(/[ ’']/g, '');
  if (/^[-+]?\d{1,3}(,\d{3})+$/.test(packed)) return packed.replaceAll(',', '');
  const last = Math.max(packed.lastIndexOf('.'), packed.lastIndexOf(','));
  if (last < 0) return packed;
  return `${packed.slice(0, last).replace(/[.,]/g, '')}.${packed.slice(last + 1)}`;
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
export function explainDate(written: string): string | undefined {
  const text = written.replaceAll(/\s*[\u2010-\u2015\u2212]\s*/g, '-');
  const iso = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})(?:[T ]+\d{1,2}:\S*)?$/.exec(text);
  if (iso) return write(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^(\d{1,2})[-./ ]+(\d{1,2})[-./ ]+(\d{4})$/.exec(text);
  if (numbers) {
    const [first, second, year] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
    if (second > 12) return write(year, first, second);
    if (first > 12 || first === second) return write(year, second, first);
    return `write \`${form(year, second, first)}\` if the month is ${second}, or \`${form(year, first, second)}\` if it is ${first}`;
  }
  const words =
    /^(?:[a-z]+day,?\s+)?(?:(\d{1,2})\S*\s+([a-z]{3})[a-z]*|([a-z]{3})[a-z]*\s+(\d{1,2}))\S*,?\s+(\d{4})$/i.exec(text);
  const month = months.indexOf((words?.[2] ?? words?.[3] ?? '').toLowerCase()) + 1;
  if (!words || month === 0) return undefined;
  return write(Number(words[5]), month, Number(words[1] ?? words[4]));
}

function write(year: number, month: number, day: number): string {
  if (month < 1 || month > 12) return `there is no month ${month}; write year-month-day, for example ${year}-10-14`;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < 1 || day > last) return `that month has ${last} days; write for example \`${form(year, month, last)}\``;
  return `write \`${form(year, month, day)}\``;
}

function form(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
