import type { FieldSchema } from '../../fields/field-schema.ts';
import { fieldLines, quote, type YamlValue } from '../../fields/yaml-text.ts';
import { escapePointer } from '../../read/index-events.ts';
import type { ErrorObject } from './kind-schemas.ts';

/** The schema that an error comes from. */
export function schemaOf(error: ErrorObject): FieldSchema {
  return (error.parentSchema ?? {}) as FieldSchema;
}

/** A detail of an error, by ajv's name for it. */
export function param(error: ErrorObject, name: string): unknown {
  return (error.params as Record<string, unknown>)[name];
}

/** The field that stands where none of that name is known, or undefined. */
export function unknownFieldOf(error: ErrorObject): string | undefined {
  return error.keyword === 'additionalProperties' ? String(param(error, 'additionalProperty')) : undefined;
}

/** The field that is required and not there, or undefined. */
export function missingFieldOf(error: ErrorObject): string | undefined {
  return error.keyword === 'required' ? String(param(error, 'missingProperty')) : undefined;
}

/** Pointer of what the error is about; a faulty name counts as its field. */
export function pointerOf(error: ErrorObject): string {
  return error.propertyName === undefined
    ? error.instancePath
    : `${error.instancePath}/${escapePointer(error.propertyName)}`;
}

/** How to write it: the schema's own words, else its first example. */
export function hintOf(error: ErrorObject): string | undefined {
  const { errorMessage } = schemaOf(error);
  return typeof errorMessage === 'string' ? errorMessage : exampleOf(error);
}

/** The schema's first example, as it is written in a file. */
export function exampleOf(error: ErrorObject): string | undefined {
  const example = schemaOf(error).examples?.[0];
  return example === undefined ? undefined : `for example \`${inYaml(example)}\``;
}

/** An example of a value: the schema's own, else one made of what its fields and entries must have. */
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

/** A value on one line of YAML: `[Auto feeding, Tower light]`. */
export function inYaml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inYaml).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, item]) => `${name}: ${inYaml(item)}`);
    return `{ ${fields.join(', ')} }`;
  }
  if (typeof value !== 'string') return String(value);
  const isPlain = /^[A-Za-z0-9/+][^#:{}[\],&*!|>'"%@`]*(:\/\/[^\s,]+)?$/.test(value) && Number.isNaN(Number(value));
  return isPlain ? value : JSON.stringify(value);
}

/** A single value behind its field's name, or behind a hyphen on a line of its own: quotes only where they are needed. */
export function inBlock(value: unknown): string {
  return typeof value === 'string' ? quote(value) : inYaml(value);
}

/**
 * A field with its value as lines of YAML, each list entry and each field on a line of its own. `depth` is that of the
 * field.
 */
export function inLines(name: string, value: unknown, depth: number): string {
  const indent = '  '.repeat(depth);
  return fieldLines(name, value as YamlValue)
    .map((line) => indent + line)
    .join('\n');
}

/** The names and numbers that a JSON pointer leads through. */
export function namesIn(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A field as an editor calls it: `\`capacity\``, `entry 2 of \`features\``, or `the file` for the whole. */
export function fieldName(pointer: string): string {
  if (pointer === '') return 'the file';
  const parts = namesIn(pointer);
  const last = parts.at(-1) ?? '';
  if (!/^\d+$/.test(last)) return `\`${last}\``;
  return `entry ${Number(last) + 1} of \`${parts.at(-2) ?? ''}\``;
}

/** The thing that an error's object is: "a model", "`highlights`", "entry 2 of `features`". */
export function ownerName(error: ErrorObject, kind: string): string {
  return error.instancePath === '' ? kind : fieldName(error.instancePath);
}
