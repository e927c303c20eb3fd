import type { Kind } from '../../src/catalogue/kinds.ts';
import type { FieldSchema } from '../../src/yaml/field-schema.ts';
import { fieldLines, remarkLines } from '../../src/yaml/edit/yaml-text.ts';
import type { EntrySchema, Values } from '../../src/new-entries/entry-schema.ts';
import { fullExample } from '../../src/new-entries/complete-values.ts';

/**
 * The text of a new entry's file: the line that tells text editors its schema, the fields of `values` in schema order,
 * and the remaining fields as comments with the schema's descriptions. `schemaPath` is relative to the file. Fields that
 * refer to other entries are left out when there is none.
 */
export function renderEntry(kind: Kind, schema: EntrySchema, values: Values, schemaPath: string): string {
  const fields = Object.entries(schema.properties);
  const used = fields.flatMap(([name, field]) => {
    const value = values[name];
    return value === undefined ? [] : [...explanation(field), ...fieldLines(name, value, field), ''];
  });
  const unused = fields
    .filter(([name, { choices }]) => values[name] === undefined && choices?.length !== 0)
    .flatMap(([name, field]) => {
      const lines = fieldLines(name, fullExample(field), field);
      return [...explanation(field), ...lines.map((line) => `# ${line}`), ''];
    });
  const lines = [
    `# yaml-language-server: $schema=${schemaPath}`,
    ...remarkLines(`${kind.one.charAt(0).toUpperCase()}${kind.one.slice(1)}. ${schema.description ?? ''}`),
    '',
    ...used,
    ...(unused.length > 0 ? [...remarkLines(optionalWords), '', ...unused] : []),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

const optionalWords =
  'Everything below is optional. To use a field, take the # and the space at the start of its lines away. What is not needed may be deleted.';

function explanation(field: FieldSchema): string[] {
  const { description = '', enum: values, enumDescriptions: meanings } = field;
  if (!values) return remarkLines(description);
  if (!meanings) return remarkLines(`${description} One of: ${values.join(', ')}.`);
  return [
    ...remarkLines(`${description} One of:`),
    ...values.map((value, at) => `##   ${value}: ${meanings[at] ?? ''}`),
  ];
}
