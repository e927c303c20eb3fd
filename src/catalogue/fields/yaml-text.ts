import type { FieldSchema } from './field-schema.ts';

/** Widest line of the written file. */
const maxWidth = 100;
/** From here on a text is folded over several lines. */
const maxLine = 88;

export type YamlValue = string | number | boolean | readonly YamlValue[] | { readonly [name: string]: YamlValue };

/** Words that YAML, or a reader of an older YAML, takes for something else than text. */
const special = /^(true|false|null|yes|no|on|off|y|n|~)$/i;
/** A day, and a telephone number with its country code: neither is a number for YAML. */
const plainFigure = /^(?:\d{4}-\d{2}-\d{2}|\+\d+(?: \d+)+)$/;
/**
 * A figure with a unit or a text: starts with a letter, digit, slash or bracket and holds nothing that YAML gives a
 * meaning.
 */
const plain = /^[\p{L}\d/(][^\n\r\t"`#{}[\]*!|>\\]*$/u;

/** A text as one YAML value: as it stands where that is safe, else in double quotes. */
export function quote(text: string): string {
  if (plainFigure.test(text)) return text;
  const isSafe =
    plain.test(text) &&
    !special.test(text) &&
    !/: |:$|\s$|\s{2}/.test(text) &&
    !/^[\d.,\s'’_+-]+(e[+-]?\d+)?$|^0[xob]/i.test(text);
  return isSafe ? text : JSON.stringify(text);
}

/** Breaks a text between words so that no line is wider than it may be, unless one word is. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= maxWidth) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Lines of explanation start with two signs, so that nobody takes a field that is switched off (one sign) for one. */
export function remarkLines(text: string): string[] {
  return wrap(text).map((line) => `## ${line}`);
}

/** A field as lines of YAML. With its schema, the fields inside it are explained by remarks above them. */
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
      const below = field?.properties?.[name];
      // Remarks behind a value would be taken for a part of it that got lost.
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

/** A value in one line, or a long text folded after `>-`, indented by its caller. */
function scalarLines(value: string | number | boolean): string[] {
  if (typeof value !== 'string') return [String(value)];
  const text = value.replace(/\s+/g, ' ').trim();
  return text.length > maxLine ? ['>-', ...wrap(text)] : [quote(text)];
}

function isList(value: YamlValue): value is readonly YamlValue[] {
  return Array.isArray(value);
}
