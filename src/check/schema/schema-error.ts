import type { Writing } from '../../yaml/finding.ts';
import type { FieldSchema } from '../../yaml/field-schema.ts';
import { fieldLines, inBrackets, quote } from '../../yaml/edit/yaml-text.ts';
import type { EntryValue } from '../../yaml/edit/edit.ts';
import { escapePointer, namesIn } from '../../yaml/index-events.ts';
import type { ErrorObject } from './kind-schemas.ts';

/** The schema that reported an error. */
export function schemaOf(error: ErrorObject): FieldSchema {
  return (error.parentSchema ?? {}) as FieldSchema;
}

/** An ajv error parameter by name. */
export function param(error: ErrorObject, name: string): unknown {
  return (error.params as Record<string, unknown>)[name];
}

/** The unknown field of an error, or undefined. */
export function unknownFieldOf(error: ErrorObject): string | undefined {
  return error.keyword === 'additionalProperties' ? String(param(error, 'additionalProperty')) : undefined;
}

/** The missing required field of an error, or undefined. */
export function missingFieldOf(error: ErrorObject): string | undefined {
  return error.keyword === 'required' ? String(param(error, 'missingProperty')) : undefined;
}

/** JSON pointer of the value an error is about; for an invalid property name, that of its field. */
export function pointerOf(error: ErrorObject): string {
  return error.propertyName === undefined
    ? error.instancePath
    : `${error.instancePath}/${escapePointer(error.propertyName)}`;
}

/** How to write the value: the schema's `errorMessage`, else its first example. */
export function hintOf(error: ErrorObject): string | undefined {
  const { errorMessage } = schemaOf(error);
  return typeof errorMessage === 'string' ? errorMessage : exampleHint(error);
}

/** The schema's first example, in YAML. */
function exampleHint(error: ErrorObject): string | undefined {
  const example = schemaOf(error).examples?.[0];
  return example === undefined ? undefined : `for example \`${inYaml(example)}\``;
}

/** An example value: the schema's own, else one built from its required fields and entries. */
export function exampleOfSchema({ examples, properties, required = [], items }: FieldSchema): unknown {
  if (examples?.[0] !== undefined) return examples[0];
  if (items) {
    const item = exampleOfSchema(items);
    return item === undefined ? undefined : [item];
  }
  const fields = required.flatMap((name) => {
    const example = exampleOfSchema(properties?.[name] ?? {});
    return example === undefined ? [] : [[name, example] as const];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

/** A value as one line of YAML: `[Auto feeding, Tower light]`. */
export const inYaml = (value: unknown): string => inBrackets(value as EntryValue);

/** A scalar after `name:` or `-`, quoted only when necessary. */
export function inBlock(value: unknown): string {
  return typeof value === 'string' ? quote(value) : inYaml(value);
}

/** Another value of the same field. */
export function writing({ instancePath }: ErrorObject, value: unknown, more = ''): Writing {
  const name = namesIn(instancePath).at(-1) ?? '';
  return { value: inBlock(value), field: /^\d*$/.test(name) ? undefined : name, more };
}

/** A field and its value as YAML lines, one per field and list entry. `depth` is that of the field. */
export function inLines(name: string, value: unknown, depth: number): string {
  const indent = '  '.repeat(depth);
  return fieldLines(name, value as EntryValue)
    .map((line) => indent + line)
    .join('\n');
}

/** A field as shown to editors: `\`capacity\``, `entry 2 of \`features\``, or `the file` for the root. */
export function fieldName(pointer: string): string {
  if (pointer === '') return 'the file';
  const parts = namesIn(pointer);
  const last = parts.at(-1) ?? '';
  if (!/^\d+$/.test(last)) return `\`${last}\``;
  return `entry ${Number(last) + 1} of \`${parts.at(-2) ?? ''}\``;
}

/** The object that an error is about: "a model", "`highlights`", "entry 2 of `features`". */
export function ownerName(error: ErrorObject, kind: string): string {
  return error.instancePath === '' ? kind : fieldName(error.instancePath);
}
