import { isBlock, ownField } from '../../yaml/block.ts';
import type { OtherValue } from '../../yaml/finding.ts';
import type { FieldSchema } from '../../yaml/field-schema.ts';
import type { TextEdit } from '../../yaml/source-text.ts';
import { escapePointer } from '../../yaml/index-events.ts';
import type { Entry } from '../../catalogue/entry.ts';
import { alwaysQuoted } from '../../yaml/syntax/mistake.ts';
import { inRightForm } from './right-form.ts';
import { exampleOfSchema, param, schemaOf } from './schema-error.ts';
import type { ErrorObject } from './kind-schemas.ts';

/** What was meant by a value of another type, or in words what to do. */
export type Meant = { value: unknown; or?: OtherValue } | string | undefined;

/** `raw` is the value as it is written; of a list or block, only its first character. */
interface Written {
  raw: string | undefined;
  schema: FieldSchema;
  /** Whether it is an entry of a list, and so has no name. */
  isEntry: boolean;
}

/** By the wanted type. */
export const meantAs: Record<string, (value: unknown, written: Written) => Meant> = {
  number: meantNumber,
  integer: meantNumber,
  boolean: (value) => {
    if (/^(yes|y|on|1|true)$/i.test(String(value))) return { value: true };
    return /^(no|n|off|0|false)$/i.test(String(value)) ? { value: false } : 'write true or false';
  },
  string: meantText,
  array: meantList,
  object: meantBlock,
};

function meantNumber(value: unknown): Meant {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text !== '' && !Number.isNaN(Number(text))) return { value: Number(text) };
  // The letters O and l in the place of a zero and a one.
  const meant = text.replace(/o/gi, '0').replace(/[Il]/g, '1');
  if (/^\d*[OoIl]/.test(text) && /\d/.test(text) && /^\d+$/.test(meant)) return { value: Number(meant) };
  const digits = /^[-+]?\d[\d .,’']*/.exec(value)?.[0].replace(/[ ’'.,]+$/, '');
  return digits === undefined ? undefined : { value: Number(readNumber(digits)) };
}

/** `1 200,5` → 1200.5, `1,200` → 1200: the last separator is the decimal one, unless it groups thousands. */
function readNumber(digits: string): string {
  const packed = digits.replace(/[ ’']/g, '');
  if (/^[-+]?\d{1,3}(,\d{3})+$/.test(packed)) return packed.replaceAll(',', '');
  const last = Math.max(packed.lastIndexOf('.'), packed.lastIndexOf(','));
  if (last < 0) return packed;
  return `${packed.slice(0, last).replace(/[.,]/g, '')}.${packed.slice(last + 1)}`;
}

function meantText(value: unknown, { raw, schema }: Written): Meant {
  if (typeof value === 'number') {
    const figure = raw ?? String(value);
    const [, unit = ''] = /^\S+ (.+)$/.exec(String(schema.examples?.[0])) ?? [];
    return lacksUnit(schema) ? `write the unit after it, for example \`${figure} ${unit}\`` : { value: figure };
  }
  if (typeof value === 'boolean') {
    // Rows are texts or numbers; visitors would read the word as it is.
    if (![schema.type].flat().includes('number')) return 'write the text that it stands for';
    return value
      ? { value: 'Fitted', or: { value: 'Yes' } }
      : { value: 'Not fitted', or: { value: 'No', more: ', or delete the line' } };
  }
  if (Array.isArray(value)) {
    if (value.length === 0 || value.some((item) => typeof item === 'object')) return undefined;
    const items = value.map(String);
    const text = items.join(items.every((item) => /[.!?]$/.test(item)) ? ' ' : ', ');
    const right = items.map((item) => (hasForm(item, schema) ? item : inRightForm(item, schema.pattern)));
    return { value: (hasForm(text, schema) ? undefined : right.find((item) => item !== undefined)) ?? text };
  }
  const [first, ...more] = isBlock(value) ? Object.entries(value) : [];
  if (!first) return undefined;
  if (more.length > 0) {
    // `value: 9000` and `unit: kg` below each other.
    const words = [first, ...more].map(([, word]) => String(word)).join(' ');
    return /^\d[\d.,]* [^\s\d]+$/.test(words) ? { value: words } : undefined;
  }
  const [name, inner] = first;
  if (inner === null) return { value: raw === '{' ? `{${name}}` : name };
  if (Array.isArray(inner) && inner.every((item) => typeof item !== 'object')) {
    return `a list cannot contain lists; write it in one line: \`${alwaysQuoted(`${name}: ${inner.join(', ')}`)}\``;
  }
  if (typeof inner === 'object') return undefined;
  const [whole, part] = [`${name}: ${String(inner)}`, String(inner)];
  if (hasForm(whole, schema)) return { value: whole };
  // `- Sunday - Thursday: 8 am to 5 pm` among the hours of an office.
  return { value: hasForm(part, schema) ? part : (inRightForm(whole, schema.pattern) ?? whole) };
}

/** Whether the schema's example is a number with a unit. */
function lacksUnit({ examples: [example] = [] }: FieldSchema): boolean {
  return typeof example === 'string' && /^\d[\d.,x–-]* [A-Za-z]/.test(example);
}

function hasForm(text: string, { pattern }: FieldSchema): boolean {
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
}

/** A comma-separated text or the lines of a block, but not sentences, nor entries that may contain commas themselves. */
function meantList(value: unknown, { schema: { items = {} }, isEntry }: Written): Meant {
  if (isBlock(value)) {
    const rows = Object.entries(value);
    const isFlat = rows.every(([, inner]) => typeof inner !== 'object');
    return isFlat ? { value: rows.map(([name, inner]) => `${name}: ${String(inner)}`) } : undefined;
  }
  if (typeof value !== 'string') return undefined;
  const inForm = (point: string) => inRightForm(point, items.pattern) ?? point;
  const block = isEntry ? undefined : blockOf(value, items);
  if (block) return { value: [block] };
  // A text below `|`: each of its lines was meant as a point. Below `>`, only their signs are left of the lines.
  const [sign] = /^[-*•] /.exec(value) ?? [];
  const points = value.trim().split(sign === undefined ? /\s*\n\s*/ : /\s+(?=[-*•] )/);
  if (points.length > 1) return { value: points.map((point) => inForm(point.replace(/^[-*•]\s+/, ''))) };
  const isOne = /[.!?](\s|$)/.test(value) || String(items.examples?.[0]).includes(', ');
  return { value: isOne ? [value] : value.split(/,\s+/).map(inForm) };
}

function meantBlock(value: unknown, { schema, isEntry }: Written): Meant {
  if (Array.isArray(value)) {
    if (value.some((point) => typeof point !== 'string')) {
      // `- sign: PS` without the line `units:` above it.
      const list = Object.entries(schema.properties ?? {}).find(([, { items }]) =>
        value.every(
          (point) => isBlock(point) && Object.keys(point).every((key) => ownField(items?.properties ?? {}, key)),
        ),
      );
      return list ? `write the line \`${list[0]}:\` above it` : 'delete the `- ` at the start of the lines';
    }
    // `- Force 250 Ton` or `- "force: 250 Ton"`.
    const rows = value.map((point: string) => /^(\p{L}[^\d:=]*?)[\s:=–-]+(\d.*)$/u.exec(point)?.slice(1));
    if (schema.properties === undefined && rows.every((row) => row !== undefined)) {
      return { value: Object.fromEntries(rows as [string, string][]) };
    }
  }
  // `- Round blades`, where each entry is a block.
  const example = isEntry ? typeof value === 'string' && blockOf(value, schema) : exampleOfSchema(schema);
  return isBlock(example) ? { value: example } : undefined;
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

/** The edit for a type error that only needs quotes added or removed; undefined for all others. */
export function editOfType(entry: Entry, error: ErrorObject): TextEdit | undefined {
  const types = new Set([param(error, 'type')].flat());
  const { value, raw, plain } = entry.places.get(error.instancePath) ?? {};
  const { data } = error;
  if (types.has('string')) {
    if (typeof data !== 'number') return quoteSplitText(entry, error);
    // Quotes do not replace a missing unit.
    return value && raw !== undefined && plain && !lacksUnit(schemaOf(error))
      ? { ...value, text: JSON.stringify(raw) }
      : undefined;
  }
  const isNumber = typeof data === 'string' && !plain && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(data);
  return value && isNumber && (types.has('number') || types.has('integer')) ? { ...value, text: data } : undefined;
}

/** `- Drive: electric` where a text is wanted → `- "Drive: electric"`. */
function quoteSplitText({ places, source }: Entry, error: ErrorObject): TextEdit | undefined {
  const { data, instancePath } = error;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const [name, ...more] = Object.keys(data);
  if (name === undefined || more.length > 0) return undefined;
  // Without a value, or in braces, the quotes would have to stand around more than the name and its value.
  const whole = places.get(instancePath)?.value.start;
  if (Object.values(data)[0] === null || (whole !== undefined && source.text.charAt(whole) === '{')) return undefined;
  const place = places.get(`${instancePath}/${escapePointer(name)}`);
  if (!place?.key || !place.plain) return undefined;
  const span = { start: place.key.start, end: place.value.end };
  const written = source.text.slice(span.start, span.end);
  const schema = schemaOf(error);
  const right = hasForm(written, schema) ? undefined : inRightForm(written, schema.pattern);
  return { ...span, text: JSON.stringify(right ?? written) };
}
