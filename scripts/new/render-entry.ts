import type { Kind } from '../../src/catalogue/kinds.ts';
import { isTextList, type FieldSchema } from '../../src/catalogue/fields/field-schema.ts';
import type { Choices } from './choices.ts';
import { fullExample } from './sample-value.ts';
import { fieldLines, remarkLines, type YamlValue } from '../../src/catalogue/fields/yaml-text.ts';

export type Values = Readonly<Record<string, YamlValue>>;

/**
 * The text of a new entry's file: the line that tells text editors its schema, the fields of `values` in schema order,
 * and the remaining fields as comments with the schema's descriptions. `schemaPath` is relative to the file. Commented
 * fields that refer to other entries show one of `choices`, or are left out when there is none.
 */
export function renderEntry(
  kind: Kind,
  schema: FieldSchema,
  values: Values,
  { schemaPath, choices }: { schemaPath: string; choices: Choices },
): string {
  const fields = Object.entries(schema.properties ?? {});
  const used = fields.flatMap(([name, field]) => {
    const value = values[name];
    return value === undefined ? [] : [...explanation(field), ...fieldLines(name, value, field), ''];
  });
  const unused = fields
    .filter(([name]) => values[name] === undefined && choices[name]?.length !== 0)
    .flatMap(([name, field]) => [
      ...explanation(field),
      ...fieldLines(name, exampleFor(name, field, choices), field).map(off),
      '',
    ]);
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

function exampleFor(name: string, field: FieldSchema, choices: Choices): YamlValue {
  const value = choices[name]?.[0]?.value;
  if (value === undefined) return fullExample(field);
  return isTextList(field) ? [value] : value;
}

const off = (line: string): string => `# ${line}`;

function explanation(field: FieldSchema): string[] {
  const { description = '', enum: values, enumDescriptions: meanings } = field;
  if (!values) return remarkLines(description);
  if (!meanings) return remarkLines(`${description} One of: ${values.join(', ')}.`);
  return [
    ...remarkLines(`${description} One of:`),
    ...values.map((value, at) => `##   ${value}: ${meanings[at] ?? ''}`),
  ];
}
