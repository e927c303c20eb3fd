import { describeValue, joinWords } from '../words.ts';
import type { ErrorObject } from './compile-schemas.ts';
import { hintOf, param, schemaOf } from './schema-error.ts';

const typeWords: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a block of `field: value` lines',
  array: 'a list (lines that start with `- `)',
  null: 'empty',
};

/** What a value should be and what it is, with the way to mend it. `raw` is the value as it stands in the file. */
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
      fix: `write a value after the colon${like}, or delete the line`,
    };
  }
  const fix = types.map((type) => fixes[type]?.(error.data, raw)).find((text) => text !== undefined) ?? hintOf(error);
  return { message: `${field} must be ${wanted}, but it is ${describeValue(error.data)}.`, fix };
}

const fixes: Record<string, (value: unknown, raw: string | undefined) => string | undefined> = {
  number: fixNumber,
  integer: fixNumber,
  boolean: (value) => {
    if (/^(yes|y|on|1)$/i.test(String(value))) return 'write true';
    return /^(no|n|off|0)$/i.test(String(value)) ? 'write false' : 'write true or false';
  },
  string: fixText,
  array: (value) => (typeof value === 'string' ? `write it as a list: [${value.split(/,\s*/).join(', ')}]` : undefined),
  object: (value) => (Array.isArray(value) ? 'delete the `- ` at the start of the lines' : undefined),
};

function fixNumber(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.trim() !== '' && !Number.isNaN(Number(value))) return `remove the quotes: ${value}`;
  const digits = /^(\d[\d .,’']*)/.exec(value)?.[1];
  return (
    digits &&
    `write only the number, with a dot for decimals: ${digits
      .trim()
      .replace(/[ ’']/g, '')
      .replace(',', '.')}`
  );
}

function fixText(value: unknown, raw: string | undefined): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return `put it in quotes: "${raw ?? String(value)}"`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const [first, ...more] = Object.entries(value as Record<string, unknown>);
  if (!first || more.length > 0 || typeof first[1] === 'object') return undefined;
  return `a text with a colon needs quotes: "${first[0]}: ${String(first[1])}"`;
}
