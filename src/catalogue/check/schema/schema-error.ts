import { escapePointer } from '../../read/index-events.ts';
import type { ErrorObject } from './compile-schemas.ts';

/** The parts of a schema that the sentences use. */
export interface SchemaWords {
  title?: string;
  description?: string;
  examples?: unknown[];
  errorMessage?: unknown;
  properties?: Record<string, SchemaWords>;
}

/** The schema that an error comes from. */
export function schemaOf(error: ErrorObject): SchemaWords {
  return (error.parentSchema ?? {}) as SchemaWords;
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
  const { errorMessage, examples } = schemaOf(error);
  if (typeof errorMessage === 'string') return errorMessage;
  const example = examples?.[0];
  if (example === undefined) return undefined;
  return `for example ${typeof example === 'string' ? example : JSON.stringify(example)}`;
}

/** A field as an editor calls it: `\`capacity\``, `entry 2 of \`features\``, or `the file` for the whole. */
export function fieldName(pointer: string): string {
  if (pointer === '') return 'the file';
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = parts.at(-1) ?? '';
  if (!/^\d+$/.test(last)) return `\`${last}\``;
  return `entry ${Number(last) + 1} of \`${parts.at(-2) ?? ''}\``;
}

/** The thing that an error's object is: "a model", "`highlights`", "entry 2 of `features`". */
export function ownerName(error: ErrorObject, kind: string): string {
  return error.instancePath === '' ? kind : fieldName(error.instancePath);
}
