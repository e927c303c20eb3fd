import type { Kind } from '../../src/catalogue/kinds.ts';
import type { FieldSchema } from '../lib/field-schema.ts';
import { fullExample } from './sample-value.ts';
import { fieldLines, wrap, type YamlValue } from './yaml-text.ts';

export type Values = Readonly<Record<string, YamlValue>>;

/** Lines of explanation start with two signs, so that nobody takes a field that is switched off (one sign) for one. */
const explain = (text: string): string[] => wrap(text).map((line) => `## ${line}`);

/**
 * A new entry as the text of its file: the line that tells editors which schema it follows, the fields of `values` in the
 * schema's order, and the other fields as remarks, each explained in the schema's words. `schemaPath` is relative to the file.
 */
export function renderEntry(kind: Kind, schema: FieldSchema, values: Values, schemaPath: string): string {
  const fields = Object.entries(schema.properties ?? {});
  const used = fields.flatMap(([name, field]) => {
    const value = values[name];
    return value === undefined ? [] : [...explanation(field), ...fieldLines(name, value, field), ''];
  });
  const unused = fields
    .filter(([name]) => values[name] === undefined)
    .flatMap(([name, field]) => [...explanation(field), ...fieldLines(name, fullExample(field), field).map(off), '']);
  const lines = [
    `# yaml-language-server: $schema=${schemaPath}`,
    ...explain(`${kind.one.charAt(0).toUpperCase()}${kind.one.slice(1)}. ${schema.description ?? ''}`),
    '',
    ...used,
    ...(unused.length > 0 ? [...explain(optionalWords), '', ...unused] : []),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

const optionalWords =
  'Everything below is optional. To use a field, take the # and the space at the start of its lines away. What you don’t need you may delete.';

const off = (line: string): string => `# ${line}`;

function explanation(field: FieldSchema): string[] {
  const { description = '', enum: values, enumDescriptions: meanings } = field;
  if (!values) return explain(description);
  if (!meanings) return explain(`${description} One of: ${values.join(', ')}.`);
  return [...explain(`${description} One of:`), ...values.map((value, at) => `##   ${value}: ${meanings[at] ?? ''}`)];
}
