import type { FieldSchema } from '../../yaml/field-schema.ts';
import type { TextEdit } from '../../yaml/source-text.ts';
import { alwaysQuoted } from '../../yaml/syntax/mistake.ts';
import { inRightForm } from './right-form.ts';
import { inLines, exampleOfSchema, inBlock, param, schemaOf } from './schema-error.ts';
import { escapePointer } from '../../yaml/index-events.ts';
import type { Entry } from '../../catalogue/entry.ts';
import type { ErrorObject } from './kind-schemas.ts';

/** The fix for a value that should be a text. `raw` is the value as written; for a list, only its first character. */
export function fixAsText(value: unknown, raw: string | undefined, schema: FieldSchema): string | undefined {
  if (typeof value === 'number') return fixFigure(raw ?? String(value), schema);
  // Rows are texts or numbers; visitors would read the word as it is.
  if (typeof value === 'boolean' && [schema.type].flat().includes('number'))
    return value ? 'write `Fitted`, or `Yes`' : 'write `Not fitted`, or `No`, or delete the line';
  if (typeof value === 'boolean') return `put it in quotes: \`"${raw ?? String(value)}"\``;
  if (Array.isArray(value)) return fixList(value, raw, schema);
  if (typeof value !== 'object' || value === null) return undefined;
  const [first, ...more] = Object.entries(value as Record<string, unknown>);
  if (!first) return undefined;
  if (more.length > 0) {
    // `value: 9000` and `unit: kg` below each other.
    const words = [first, ...more].map(([, word]) => String(word)).join(' ');
    return /^\d[\d.,]* [^\s\d]+$/.test(words) ? `write it in one line, after the colon: \`${words}\`` : undefined;
  }
  const [name, inner] = first;
  if (inner === null) {
    return raw === '{'
      ? `a text with brackets needs quotes: \`"{${name}}"\``
      : `remove the colon: \`${name}\`, or put it in quotes: \`"${name}:"\``;
  }
  if (Array.isArray(inner) && inner.every((item) => typeof item !== 'object')) {
    return `a list cannot contain lists; write it in one line: \`${alwaysQuoted(`${name}: ${inner.join(', ')}`)}\``;
  }
  if (typeof inner === 'object') return undefined;
  const whole = `${name}: ${String(inner)}`;
  if (!hasForm(whole, schema) && hasForm(String(inner), schema)) {
    return `write it after the colon of its field, without \`${name}\`: \`${String(inner)}\``;
  }
  return `a text with a colon needs quotes: \`${alwaysQuoted(whole)}\``;
}

/** Whether the schema's example is a number with a unit. */
function lacksUnit({ examples: [example] = [] }: FieldSchema): boolean {
  return typeof example === 'string' && /^\d[\d.,x–-]* [A-Za-z]/.test(example);
}

function fixFigure(raw: string, schema: FieldSchema): string {
  const inQuotes = `put it in quotes: \`"${raw}"\``;
  const [, unit] = /^\S+ (.+)$/.exec(String(schema.examples?.[0])) ?? [];
  return lacksUnit(schema) && unit !== undefined ? `write the unit after it, for example \`${raw} ${unit}\`` : inQuotes;
}

function fixList(value: unknown[], sign: string | undefined, schema: FieldSchema): string | undefined {
  if (value.length === 0 || value.some((item) => typeof item === 'object')) return undefined;
  const items = value.map(String);
  const text = items.join(items.every((item) => /[.!?]$/.test(item)) ? ' ' : ', ');
  if (!hasForm(text, schema)) {
    const right = items.map((item) => (hasForm(item, schema) ? item : inRightForm(item, schema.pattern)));
    const only = right.find((item) => item !== undefined);
    if (only !== undefined)
      return `only one is allowed here: write \`${only}\` after the colon, without a dash or brackets`;
  }
  if (sign === '[')
    return `write \`${text}\` without brackets, or \`"[${text}]"\` in quotes if they belong to the text`;
  return `write it after the colon, without a dash: \`${/: | #|^["'[{]/.test(text) ? alwaysQuoted(text) : text}\``;
}

function hasForm(text: string, { pattern }: FieldSchema): boolean {
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
}

/** A field's name (empty for a list entry), depth and schema. */
export interface FieldPlace {
  name: string;
  depth: number;
  schema: FieldSchema;
}

/**
 * The fix for a value that should be a list. Splits a comma-separated text or the lines of a block, and quotes entries
 * with special characters. Sentences, and entries that may contain commas themselves, are not split.
 */
export function fixAsList(value: unknown, { name, depth, schema }: FieldPlace): string | undefined {
  const inQuotes = (point: string) => (/^\w[\w .()/+-]*$/.test(point) ? point : JSON.stringify(point));
  const inForm = (point: string) => inRightForm(point, schema.items?.pattern) ?? point;
  if (typeof value === 'string') {
    const block = name === '' || !schema.items ? undefined : blockOf(value, schema.items);
    if (block) return `write it like this:\n${inLines(name, [block], depth)}`;
    // A text below `|`: each of its lines was meant as a point.
    const points = value.trim().split(/\s*\n\s*/);
    if (points.length > 1 && name !== '') {
      const texts = points.map((point) => inForm(point.replace(/^[-*•]\s+/, '')));
      return `write each line as a point of a list:\n${inLines(name, texts, depth)}`;
    }
    const isOne = /[.!?](\s|$)/.test(value) || hasCommas(schema);
    if (isOne && name !== '') return `write it as a point of a list:\n${inLines(name, [value], depth)}`;
    return `write it as a list: \`[${value.split(/,\s+/).map(inForm).map(inQuotes).join(', ')}]\``;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const [first] = Object.entries(value as Record<string, unknown>);
  if (!first || typeof first[1] === 'object') return undefined;
  return `write each as a point: \`- ${inQuotes(`${first[0]}: ${String(first[1])}`)}\``;
}

/** Whether list entries may contain commas, as addresses do. */
function hasCommas({ items }: FieldSchema): boolean {
  const example = items?.examples?.[0];
  return typeof example === 'string' && example.includes(', ');
}

/** The fix for a value that should be a block of `field: value` lines. */
export function fixAsBlock(value: unknown, field: FieldPlace): string | undefined {
  if (Array.isArray(value)) return fixPoints(value, field);
  if (field.name === '' && field.depth > 0 && typeof value === 'string') return fixPoint(value, field);
  return showExample(field);
}

/** `- Force 250 Ton` or `- force: 250 Ton` instead of a block. */
function fixPoints(points: readonly unknown[], field: FieldPlace): string {
  const texts = points.filter((point) => typeof point === 'string');
  if (texts.length < points.length) return 'delete the `- ` at the start of the lines';
  const [, name, figure] = /^(\p{L}[^\d:=]*?)[\s:=–-]+(\d.*)$/u.exec(texts[0] ?? '') ?? [];
  if (field.schema.properties === undefined && name !== undefined && figure !== undefined) {
    return `write each line as \`name: value\`, without the hyphen: \`${name}: ${figure}\``;
  }
  return showExample(field) ?? 'write each line as `name: value`, without the hyphen';
}

/** `- Round blades`, where each entry is a block. */
function fixPoint(text: string, { depth, schema }: FieldPlace): string | undefined {
  const block = blockOf(text, schema);
  if (!block) return undefined;
  const fields = Object.entries(block).map(([name, value]) => `${name}: ${inBlock(value)}`);
  const indent = '  '.repeat(depth);
  return `write it like this:\n${indent}- ${fields.join(`\n${indent}  `)}`;
}

/** A text as the block of its first required field, or of its `file`, with examples for the other required ones. */
function blockOf(text: string, { properties = {}, required = [] }: FieldSchema): Record<string, unknown> | undefined {
  const isFile = /\.\w{3,4}$/.test(text) && properties['file'] !== undefined;
  const place = isFile ? 'file' : required[0];
  if (place === undefined) return undefined;
  const others = required.filter((name) => name !== place);
  return Object.fromEntries([
    [place, text],
    ...others.map((name) => [name, properties[name]?.examples?.[0] ?? '…'] as const),
  ]);
}

function showExample({ name, depth, schema }: FieldPlace): string | undefined {
  const example = exampleOfSchema(schema);
  if (name === '' || typeof example !== 'object' || example === null) return undefined;
  return `write it like this:\n${inLines(name, example, depth)}`;
}

/** The edit for a type error that only needs quotes added or removed; undefined for all others. */
export function editOfType(entry: Entry, error: ErrorObject): TextEdit | undefined {
  const types = new Set([param(error, 'type')].flat().map(String));
  // Quotes do not replace a missing unit.
  if (types.has('string') && typeof error.data === 'number' && lacksUnit(schemaOf(error))) return undefined;
  if (types.has('string')) return quoteNumber(entry, error) ?? quoteSplitText(entry, error);
  return types.has('number') || types.has('integer') ? bareNumber(entry, error) : undefined;
}

/** `name: 300` → `name: "300"`. */
function quoteNumber({ places }: Entry, { data, instancePath }: ErrorObject): TextEdit | undefined {
  const place = places.get(instancePath);
  if (typeof data !== 'number' || place?.raw === undefined || !place.plain) return undefined;
  return { ...place.value, text: JSON.stringify(place.raw) };
}

/** `order: "10"` → `order: 10`. */
function bareNumber({ places }: Entry, { data, instancePath }: ErrorObject): TextEdit | undefined {
  const place = places.get(instancePath);
  if (typeof data !== 'string' || !place || place.plain || !/^-?(0|[1-9]\d*)(\.\d+)?$/.test(data)) return undefined;
  return { ...place.value, text: data };
}

/** `- Drive: electric` where a text is wanted → `- "Drive: electric"`. */
function quoteSplitText({ places, source }: Entry, { data, instancePath }: ErrorObject): TextEdit | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const [name, ...more] = Object.keys(data);
  if (name === undefined || more.length > 0) return undefined;
  // Without a value, or in braces, the quotes would have to stand around more than the name and its value.
  const whole = places.get(instancePath)?.value.start;
  if (Object.values(data)[0] === null || (whole !== undefined && source.text.charAt(whole) === '{')) return undefined;
  const place = places.get(`${instancePath}/${escapePointer(name)}`);
  if (!place?.key || !place.plain) return undefined;
  const span = { start: place.key.start, end: place.value.end };
  return { ...span, text: JSON.stringify(source.text.slice(span.start, span.end)) };
}
