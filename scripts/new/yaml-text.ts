import type { FieldSchema } from '../lib/field-schema.ts';

/** Widest line of the written file. */
const maxWidth = 100;
/** From here on a text is folded over several lines. */
const maxLine = 88;

export type YamlValue = string | number | boolean | readonly YamlValue[] | { readonly [name: string]: YamlValue };

/** Words that YAML, or a reader of an older YAML, takes for something else than text. */
const special = /^(true|false|null|yes|no|on|off|y|n|~)$/i;
const date = /^\d{4}-\d{2}-\d{2}$/;
/** A figure with a unit or a text: starts with a letter, digit, slash or bracket and holds nothing that YAML gives a meaning. */
const plain = /^[\p{L}\d/(][^\n\r\t"`#{}[\]*!|>\\]*$/u;

/** A text as one YAML value: as it stands where that is safe, else in double quotes. */
export function quote(text: string): string {
  if (date.test(text)) return text;
  const isSafe =
    plain.test(text) && !special.test(text) && !/: |:$|\s$|\s{2}/.test(text) && !/^[\d.,\s'’_+-]+(e\d+)?$/i.test(text);
  return isSafe ? text : JSON.stringify(text);
}

/** Breaks a text between words so that no line is wider than `width`, unless one word is. */
export function wrap(text: string, width = maxWidth): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * A field as lines of YAML. With a schema, the fields of blocks below it are explained by remarks at the ends of their lines.
 */
export function fieldLines(name: string, value: YamlValue, field?: FieldSchema, remark = ''): string[] {
  const key = /^[\p{L}][\p{L}\d /()-]*$/u.test(name) && !special.test(name) ? name : JSON.stringify(name);
  const note = remark ? ` # ${remark}` : '';
  if (typeof value !== 'object') {
    const [first = '', ...more] = scalarLines(value, note);
    return [`${key}: ${first}`, ...more.map((line) => `  ${line}`)];
  }
  return [`${key}:${note}`, ...valueLines(value, field).map((line) => `  ${line}`)];
}

function valueLines(value: YamlValue, field: FieldSchema | undefined): string[] {
  if (typeof value !== 'object') return scalarLines(value, '');
  if (isList(value)) {
    return value.flatMap((item) => {
      const [first = '', ...more] = valueLines(item, field?.items);
      return [`- ${first}`, ...more.map((line) => `  ${line}`)];
    });
  }
  return Object.entries(value).flatMap(([name, inner]) => {
    const below = field?.properties?.[name];
    return fieldLines(name, inner, below, below?.description);
  });
}

/** A value in one line, or a long text folded after `>-`, indented by its caller. */
function scalarLines(value: string | number | boolean, note: string): string[] {
  if (typeof value !== 'string') return [`${String(value)}${note}`];
  const text = value.replace(/\s+/g, ' ').trim();
  return text.length > maxLine ? [`>-${note}`, ...wrap(text)] : [`${quote(text)}${note}`];
}

function isList(value: YamlValue): value is readonly YamlValue[] {
  return Array.isArray(value);
}
