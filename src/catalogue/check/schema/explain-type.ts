import { quote } from '../../read/syntax/slip.ts';
import { describeValue, joinWords } from '../words.ts';
import type { ErrorObject } from './kind-schemas.ts';
import { exampleOf, fieldName, hintOf, inLines, param, schemaOf } from './schema-error.ts';

const typeWords: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a block of `field: value` lines',
  array: 'a list (lines that start with `- `)',
  null: 'empty',
};

/** For a whole file, which has no example. */
const otherwise = 'write each field on a line of its own, as its name, a colon, a space and its value';

/**
 * What a value should be and what it is, with the way to mend it. `raw` is the value as it stands in the file, of a
 * list its first sign.
 */
export function explainType(
  error: ErrorObject,
  field: string,
  raw: string | undefined,
): { message: string; fix?: string | undefined } {
  const types = [param(error, 'type')].flat().map(String);
  const wanted = joinWords(types.map((type) => typeWords[type] ?? type));
  if (error.data === null) {
    const example = schemaOf(error).examples?.[0];
    const like = typeof example === 'string' || typeof example === 'number' ? `, for example ${example}` : '';
    return {
      message: `${field} has no value; it must be ${wanted}.`,
      fix: /\/\d+$/.test(error.instancePath)
        ? 'write the text of the point behind its hyphen, or delete the line'
        : `write a value after the colon${like}, or delete the line`,
    };
  }
  const fix =
    types.map((type) => fixes[type]?.(error.data, raw)).find((text) => text !== undefined) ??
    blockExample(error) ??
    hintOf(error);
  return {
    message: `${field} must be ${wanted}, but it is ${describeValue(error.data)}.`,
    fix: fix ?? exampleOf(error) ?? otherwise,
  };
}

/** How a block of fields is written, line by line. */
function blockExample(error: ErrorObject): string | undefined {
  const parts = error.instancePath.split('/').slice(1);
  const example = schemaOf(error).examples?.[0];
  const isBlock = typeof example === 'object' && example !== null && !Array.isArray(example);
  if (!isBlock || parts.length === 0 || parts.some((part) => /^\d+$/.test(part))) return undefined;
  return `write it like this:\n${inLines(fieldName(error.instancePath).slice(1, -1), example, parts.length - 1)}`;
}

const fixes: Record<string, (value: unknown, raw: string | undefined) => string | undefined> = {
  number: fixNumber,
  integer: fixNumber,
  boolean: (value) => {
    if (/^(yes|y|on|1)$/i.test(String(value))) return 'write true';
    return /^(no|n|off|0)$/i.test(String(value)) ? 'write false' : 'write true or false';
  },
  string: fixText,
  array: (value) => fixAsList(value),
  object: (value) => (Array.isArray(value) ? 'delete the `- ` at the start of the lines' : undefined),
};

/**
 * Points of a list, taken from a text with commas or from the lines of a block. What has signs of its own is put in
 * quotes.
 */
function fixAsList(value: unknown): string | undefined {
  const inQuotes = (point: string) => (/^\w[\w .()/+-]*$/.test(point) ? point : JSON.stringify(point));
  if (typeof value === 'string') return `write it as a list: [${value.split(/,\s+/).map(inQuotes).join(', ')}]`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const [first] = Object.entries(value as Record<string, unknown>);
  if (!first || typeof first[1] === 'object') return undefined;
  return `write each as a point: - ${inQuotes(`${first[0]}: ${String(first[1])}`)}`;
}

function fixNumber(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.trim() !== '' && !Number.isNaN(Number(value))) return `remove the quotes: ${value.trim()}`;
  const digits = /^[-+]?\d[\d .,’']*/.exec(value)?.[0].replace(/[ ’'.,]+$/, '');
  return digits === undefined ? undefined : `write only the number, with a point for decimals: ${readNumber(digits)}`;
}

/** `1 200,5` → 1200.5, `1,200` → 1200: the last sign is that of the decimals, unless it parts groups of three. */
function readNumber(digits: string): string {
  const packed = digits.replace(/[ ’']/g, '');
  if (/^[-+]?\d{1,3}(,\d{3})+$/.test(packed)) return packed.replaceAll(',', '');
  const last = Math.max(packed.lastIndexOf('.'), packed.lastIndexOf(','));
  if (last < 0) return packed;
  return `${packed.slice(0, last).replace(/[.,]/g, '')}.${packed.slice(last + 1)}`;
}

function fixText(value: unknown, raw: string | undefined): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return `put it in quotes: "${raw ?? String(value)}"`;
  if (Array.isArray(value)) return fixListAsText(value, raw);
  if (typeof value !== 'object' || value === null) return undefined;
  const [first, ...more] = Object.entries(value as Record<string, unknown>);
  if (!first || more.length > 0) return undefined;
  const [name, inner] = first;
  if (inner === null) {
    return raw === '{'
      ? `a text with brackets needs quotes: "{${name}}"`
      : `take the colon away: ${name}, or put it in quotes: "${name}:"`;
  }
  if (Array.isArray(inner) && inner.every((item) => typeof item !== 'object')) {
    return `a list cannot have lists in it; write it in one line: ${quote(`${name}: ${inner.join(', ')}`)}`;
  }
  return typeof inner === 'object'
    ? undefined
    : `a text with a colon needs quotes: ${quote(`${name}: ${String(inner)}`)}`;
}

function fixListAsText(value: unknown[], sign: string | undefined): string | undefined {
  if (value.length === 0 || value.some((item) => typeof item === 'object')) return undefined;
  const text = value.join(', ');
  if (sign === '[') return `write ${text} without brackets, or "[${text}]" in quotes if they belong to the text`;
  return `write it behind the colon, without a dash: ${text}`;
}
