import type { KindId } from '../kinds.ts';
import { inlineDefinitions } from './inline-definitions.ts';

/** A field as its schema describes it, with all shared definitions in place. */
export interface FieldSchema {
  type?: string | string[];
  description?: string;
  examples?: unknown[];
  default?: unknown;
  enum?: string[];
  /** What each value of `enum` means, in the same order. */
  enumDescriptions?: string[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  errorMessage?: unknown;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  additionalProperties?: boolean | FieldSchema;
}

/** The schema of a kind, from all schemas by name (`model`, `common`). Throws when it is missing. */
export function fieldSchemaOf(kind: KindId, schemas: Record<string, Record<string, unknown>>): FieldSchema {
  const schema = schemas[kind];
  if (!schema) throw new Error(`schemas/${kind}.schema.json is missing`);
  const definitions = (schemas['common']?.['$defs'] ?? {}) as Record<string, Record<string, unknown>>;
  return inlineDefinitions(schema, definitions) as FieldSchema;
}

/** Whether a field holds a list of texts. */
export function isTextList(field: FieldSchema): boolean {
  return field.type === 'array' && field.items?.type === 'string';
}

/** Whether a field holds one text or number: what can be asked for in one line. */
export function isLine(field: FieldSchema): boolean {
  return ['string', 'number', 'integer'].includes(String(field.type));
}

/** The first example of a field, else that of the first entry of a list of examples. */
export function exampleOf(field: FieldSchema): unknown {
  return field.examples?.[0];
}
