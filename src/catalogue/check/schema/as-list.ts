import { inRightForm } from './right-form.ts';
import { inLines, type SchemaWords } from './schema-error.ts';

/** The field whose value is no list, and how deep it stands in the entry. */
interface ListField {
  name: string;
  depth: number;
  schema: SchemaWords;
}

/**
 * Points of a list, taken from a text with commas or from the lines of a block. What has signs of its own is put in
 * quotes; a text of sentences, or one whose points have commas themselves, is one point.
 */
export function fixAsList(value: unknown, { name, depth, schema }: ListField): string | undefined {
  const inQuotes = (point: string) => (/^\w[\w .()/+-]*$/.test(point) ? point : JSON.stringify(point));
  const inForm = (point: string) => inRightForm(point, schema.items?.pattern) ?? point;
  if (typeof value === 'string') {
    const isOne = /[.!?](\s|$)/.test(value) || hasCommas(schema);
    if (isOne && name !== '') return `write it as a point of a list:\n${inLines(name, [value], depth)}`;
    return `write it as a list: \`[${value.split(/,\s+/).map(inForm).map(inQuotes).join(', ')}]\``;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const [first] = Object.entries(value as Record<string, unknown>);
  if (!first || typeof first[1] === 'object') return undefined;
  return `write each as a point: \`- ${inQuotes(`${first[0]}: ${String(first[1])}`)}\``;
}

/** Whether the points of a list have commas of their own, as addresses have. */
function hasCommas({ items }: SchemaWords): boolean {
  const example = items?.examples?.[0];
  return typeof example === 'string' && example.includes(', ');
}
