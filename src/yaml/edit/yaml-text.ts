import { ownField } from '../block.ts';
import type { FieldSchema } from '../field-schema.ts';
import { isList, type EntryValue } from './edit.ts';

/** Maximum line width of the written file. */
const maxWidth = 100;
/** Longer texts are folded over several lines. */
export const maxLine = 88;

export type YamlValue = EntryValue;

/** Words that YAML 1.1 or 1.2 may read as something other than text. */
const special = /^(true|false|null|yes|no|on|off|y|n|~)$/i;
/** Dates and phone numbers with a country code, which YAML reads as text. */
const plainFigure = /^(?:\d{4}-\d{2}-\d{2}|\+\d+(?: \d+)+)$/;
/** Texts safe without quotes: they start with a letter, digit, slash or bracket and contain no YAML indicators. */
const plain = /^[\p{L}\d/(][^\p{Cc}"`#{}[\]*!|>\\]*$/u;

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
    const used = Object.entries(value).flatMap(([name, inner]) => {
      const below = ownField(field?.properties ?? {}, name);
      // A comment after a value would be reported as text that lost its quotes.
      return [...remarkLines(below?.description ?? ''), ...fieldLines(name, inner, below)];
    });
    const unused = Object.entries(field?.properties ?? {}).flatMap(([name, { description = '', examples = [] }]) => {
      const [example] = examples;
      if (ownField(value, name) !== undefined || typeof example !== 'string') return [];
      return [...remarkLines(description), ...fieldLines(name, example).map((line) => `# ${line}`)];
    });
    return used.length + unused.length === 0 ? ['{}'] : [...used, ...unused];
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

/** Minimum width of a folded text, even if the old one was narrower. */
const minWidth = 60;

/** A scalar on one line, in the quotes of the old value, unless that was empty. */
export function inlineScalar(value: string | number | boolean, old = ''): string {
  if (typeof value !== 'string') return String(value);
  if (old.startsWith("'") && !value.includes('\n')) return `'${value.replaceAll("'", "''")}'`;
  return old.startsWith('"') && old !== '""' ? JSON.stringify(value) : quote(value);
}

/** A text folded like the old one, at most as wide: with the lines that it still starts with, but the last one goes on. */
export function foldedLines(value: string, old: readonly string[]): string[] {
  const widest = Math.max(minWidth, ...old.map((line) => line.trim().length));
  const kept: string[] = [];
  let rest = value;
  for (const line of old.map((oldLine) => oldLine.trim()).slice(0, -1)) {
    if (line === '' || !rest.startsWith(`${line} `)) break;
    kept.push(line);
    rest = rest.slice(line.length + 1);
  }
  return [...kept, ...wrap(rest, widest)];
}

/** Signs that separate values inside brackets. */
const separators = /[,[\]{}]/;

/** A value in flow style: `[a, b]`, `{ a: 1 }`. */
export function inBrackets(value: EntryValue): string {
  if (typeof value !== 'object') {
    return typeof value === 'string' && separators.test(value) ? JSON.stringify(value) : inlineScalar(value);
  }
  if (Array.isArray(value)) return `[${value.map((item: EntryValue) => inBrackets(item)).join(', ')}]`;
  const fields = Object.entries(value).map(
    ([name, fieldValue]: [string, EntryValue]) => `${inBrackets(name)}: ${inBrackets(fieldValue)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** Joins a text into one paragraph without line breaks, nor the control characters that come with texts of Word. */
export function asParagraph(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
