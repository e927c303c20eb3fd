import { quote } from '../../read/syntax/slip.ts';
import { inRightForm } from './right-form.ts';
import type { SchemaWords } from './schema-error.ts';

/** How to write what is no text where one is wanted. `raw` is the value as it stands in the file, of a list its first sign. */
export function fixAsText(value: unknown, raw: string | undefined, schema: SchemaWords): string | undefined {
  if (typeof value === 'number') return fixFigure(raw ?? String(value), schema);
  if (typeof value === 'boolean') return `put it in quotes: \`"${raw ?? String(value)}"\``;
  if (Array.isArray(value)) return fixList(value, raw, schema);
  if (typeof value !== 'object' || value === null) return undefined;
  const [first, ...more] = Object.entries(value as Record<string, unknown>);
  if (!first || more.length > 0) return undefined;
  const [name, inner] = first;
  if (inner === null) {
    return raw === '{'
      ? `a text with brackets needs quotes: \`"{${name}}"\``
      : `take the colon away: \`${name}\`, or put it in quotes: \`"${name}:"\``;
  }
  if (Array.isArray(inner) && inner.every((item) => typeof item !== 'object')) {
    return `a list cannot have lists in it; write it in one line: \`${quote(`${name}: ${inner.join(', ')}`)}\``;
  }
  if (typeof inner === 'object') return undefined;
  const whole = `${name}: ${String(inner)}`;
  if (!hasForm(whole, schema) && hasForm(String(inner), schema)) {
    return `write it behind the colon of its field, without \`${name}\`: \`${String(inner)}\``;
  }
  return `a text with a colon needs quotes: \`${quote(whole)}\``;
}

/** A number without a unit, where the example has one. */
export function lacksUnit({ examples: [example] = [] }: SchemaWords): boolean {
  return typeof example === 'string' && /^\d[\d.,x–-]* [A-Za-z]/.test(example);
}

function fixFigure(raw: string, schema: SchemaWords): string {
  const inQuotes = `put it in quotes: \`"${raw}"\``;
  const [, unit] = /^\S+ (.+)$/.exec(String(schema.examples?.[0])) ?? [];
  return lacksUnit(schema) && unit !== undefined
    ? `write the unit behind it, for example \`${raw} ${unit}\``
    : inQuotes;
}

function fixList(value: unknown[], sign: string | undefined, schema: SchemaWords): string | undefined {
  if (value.length === 0 || value.some((item) => typeof item === 'object')) return undefined;
  const items = value.map(String);
  const text = items.join(items.every((item) => /[.!?]$/.test(item)) ? ' ' : ', ');
  if (!hasForm(text, schema)) {
    const right = items.map((item) => (hasForm(item, schema) ? item : inRightForm(item, schema.pattern)));
    const only = right.find((item) => item !== undefined);
    if (only !== undefined)
      return `only one can stand here: write \`${only}\` behind the colon, without a dash or brackets`;
  }
  if (sign === '[')
    return `write \`${text}\` without brackets, or \`"[${text}]"\` in quotes if they belong to the text`;
  return `write it behind the colon, without a dash: \`${/: | #|^["'[{]/.test(text) ? quote(text) : text}\``;
}

function hasForm(text: string, { pattern }: SchemaWords): boolean {
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
}
