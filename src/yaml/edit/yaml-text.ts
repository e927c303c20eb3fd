import { ownField } from '../block.ts';
import type { FieldSchema } from '../field-schema.ts';

/** Maximum line width of the written file. */
const maxWidth = 100;
/** Longer texts are folded over several lines. */
export const maxLine = 88;

export type YamlValue = string | number | boolean | readonly YamlValue[] | { readonly [name: string]: YamlValue };

/** Words that YAML 1.1 or 1.2 may read as something other than text. */
const special = /^(true|false|null|yes|no|on|off|y|n|~)$/i;
/** Dates and phone numbers with a country code, which YAML reads as text. */
const plainFigure = /^(?:\d{4}-\d{2}-\d{2}|\+\d+(?: \d+)+)$/;
/** Texts safe without quotes: they start with a letter, digit, slash or bracket and contain no YAML indicators. */
const plain = /^[\p{L}\d/(][^\n\r\t"`#{}[\]*!|>\\]*$/u;

/** A text as a YAML value, in double quotes only when necessary. */
export function quote(text: string): string {
  if (plainFigure.test(text)) return text;
  const isSafe =
    plain.test(text) &&
    !special.test(text) &&
    !/: |:$|\s$|\s{2}/.test(text) &&
    !/^[\d.,\s'’_+-]+(e[+-]?\d+)?$|^0[xob]/i.test(text);
  return isSafe ? text : JSON.stringify(text);
}

/** Wraps a text between words; a longer word is not split. */
export function wrap(text: string, width = maxWidth): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Explanations start with `##`, to tell them from fields that are commented out with `#`. */
export function remarkLines(text: string): string[] {
  return wrap(text).map((line) => `## ${line}`);
}

/** A field as YAML lines. With a schema, the fields inside it get explanatory comments. */
export function fieldLines(name: string, value: YamlValue, field?: FieldSchema): string[] {
  const key = /^[\p{L}][\p{L}\d /()-]*$/u.test(name) && !special.test(name) ? name : JSON.stringify(name);
  if (typeof value === 'object') return [`${key}:`, ...valueLines(value, field).map((line) => `  ${line}`)];
  const [first = '', ...more] = scalarLines(value);
  return [`${key}: ${first}`, ...more.map((line) => `  ${line}`)];
}

function valueLines(value: YamlValue, field: FieldSchema | undefined): string[] {
  if (typeof value !== 'object') return scalarLines(value);
  if (!isList(value)) {
    return Object.entries(value).flatMap(([name, inner]) => {
      const below = ownField(field?.properties ?? {}, name);
      // A comment after a value would be reported as text that lost its quotes.
      return [...remarkLines(below?.description ?? ''), ...fieldLines(name, inner, below)];
    });
  }
  const fields = Object.entries(field?.items?.properties ?? {});
  const remarks = fields.flatMap(([name, { description = '' }]) => remarkLines(`${name}: ${description}`));
  const items = value.flatMap((item) => {
    const [first = '', ...more] = valueLines(item, undefined);
    return [`- ${first}`, ...more.map((line) => `  ${line}`)];
  });
  return [...remarks, ...items];
}

/** A value on one line, or a long text folded after `>-`; the caller indents it. */
function scalarLines(value: string | number | boolean): string[] {
  if (typeof value !== 'string') return [String(value)];
  const text = value.replace(/\s+/g, ' ').trim();
  return text.length > maxLine ? ['>-', ...wrap(text)] : [quote(text)];
}

function isList(value: YamlValue): value is readonly YamlValue[] {
  return Array.isArray(value);
}
