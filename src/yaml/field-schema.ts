/** The schema of a field or a whole entry; `fieldSchemaOf` inlines shared definitions. */
export interface FieldSchema {
  $ref?: string;
  $defs?: Record<string, FieldSchema>;
  type?: string | string[];
  description?: string;
  examples?: unknown[];
  default?: unknown;
  enum?: string[];
  /** Descriptions of the `enum` values, in the same order. */
  enumDescriptions?: string[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  errorMessage?: unknown;
  /** Visitors read it (src/catalogue/texts.ts says as what). */
  text?: true | 'name' | 'word';
  /** The text names an entry of one of these kinds. */
  refersTo?: string[];
  /** What the editor offers to choose where that is no kind of entry: `photos` are files in the folder of its kind. */
  offers?: 'countries' | 'photos' | 'pages' | 'materials' | 'jobs' | 'stations';
  /** It holds figures: rows, or tables of rows. */
  figures?: 'rows' | 'tables';
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  additionalProperties?: boolean | FieldSchema;
  /** Rows with free names beside the listed fields. */
  patternProperties?: Record<string, FieldSchema>;
}

/** The schema of a kind, from all schemas by name (`model`, `common`). Throws when it is missing. */
export function fieldSchemaOf(kind: string, schemas: Record<string, Record<string, unknown>>): FieldSchema {
  const schema = schemas[kind];
  if (!schema) throw new Error(`schemas/${kind}.schema.json is missing`);
  const definitions = (schemas['common']?.['$defs'] ?? {}) as Record<string, Record<string, unknown>>;
  return inlineDefinitions(schema, definitions) as FieldSchema;
}

/** Whether a field is a list of texts. */
export function isTextList(field: FieldSchema): boolean {
  return field.type === 'array' && field.items?.type === 'string';
}

/** Whether a field is a single text or number, which fits an input on one line. */
export function isLine(field: FieldSchema): boolean {
  return ['string', 'number', 'integer'].includes(String(field.type));
}

/** The first example of a field. */
export function exampleOf(field: FieldSchema): unknown {
  return field.examples?.[0];
}

type Schema = Record<string, unknown>;

/** Inlines each `$ref`; keywords beside a `$ref` take precedence. */
export function inlineDefinitions(node: unknown, definitions: Record<string, Schema>): unknown {
  if (Array.isArray(node)) return node.map((item) => inlineDefinitions(item, definitions));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...keywords } = node as Schema;
  const rest = Object.fromEntries(
    Object.entries(keywords).map(([key, value]) => [key, inlineDefinitions(value, definitions)]),
  );
  if (typeof $ref !== 'string') return rest;
  const name = $ref.slice($ref.lastIndexOf('/') + 1);
  return { ...(inlineDefinitions(definitions[name], definitions) as Schema), ...rest };
}
