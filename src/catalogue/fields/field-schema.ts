import type { KindId } from '../kinds.ts';

/** A field, or a whole entry, as its schema describes it. `fieldSchemaOf` puts all shared definitions in place. */
export interface FieldSchema {
  $ref?: string;
  $defs?: Record<string, FieldSchema>;
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
  /** Rows with names of one's own beside the fields that are listed. */
  patternProperties?: Record<string, FieldSchema>;
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

/** A JSON Schema document or a part of it. */
type Schema = Record<string, unknown>;

/** A schema with the shared definitions put in the place of each `$ref`; what stands beside a `$ref` wins. */
export function inlineDefinitions(node: unknown, definitions: Record<string, Schema>): unknown {
  if (Array.isArray(node)) return node.map((item) => inlineDefinitions(item, definitions));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...own } = node as Schema;
  const rest = Object.fromEntries(
    Object.entries(own).map(([key, value]) => [key, inlineDefinitions(value, definitions)]),
  );
  if (typeof $ref !== 'string') return rest;
  const name = $ref.slice($ref.lastIndexOf('/') + 1);
  return { ...(inlineDefinitions(definitions[name], definitions) as Schema), ...rest };
}
