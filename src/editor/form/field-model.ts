import { schemas } from '#generated/entry-schemas.gen.js';
import { referencedBy } from '../../catalogue/check/rules/references/support/reference-list.ts';
import { newKinds, fileKinds, folderKinds, type KindId } from '../../catalogue/kinds.ts';
import { exampleOf, fieldSchemaOf, isTextList, type FieldSchema } from '../../catalogue/fields/field-schema.ts';

/** The control of a field. */
export type Control =
  | 'line'
  | 'text'
  | 'number'
  | 'date'
  | 'truth'
  | 'choice'
  | 'reference'
  /** A list of texts, one per line. */
  | 'lines'
  | 'items'
  | 'block'
  | 'rows'
  | 'tables'
  /** Anything the form has no control for. */
  | 'other';

/** A field as the form shows it, derived from the schema. */
export interface FieldModel {
  name: string;
  label: string;
  control: Control;
  schema: FieldSchema;
  isRequired: boolean;
  /** An example, if it fits on one line. */
  example: string | undefined;
  /** The fields of a block, or of each item in a list of blocks. */
  fields: FieldModel[];
  /** For a reference: the kind of entry; `flag` is a country's. */
  refersTo?: KindId | 'page' | 'flag';
}

/** A longer example or `maxLength` makes the control multi-line. */
const longText = 48;

const models = new Map<KindId, FieldModel[]>();

/** The fields of a kind in schema order. */
export function fieldsOfKind(kind: KindId): FieldModel[] {
  const known = models.get(kind) ?? fieldsIn(fieldSchemaOf(kind, schemas), kind, '');
  models.set(kind, known);
  return known;
}

function fieldsIn({ properties = {}, required = [] }: FieldSchema, kind: KindId, pointer: string): FieldModel[] {
  return Object.entries(properties).map(([name, schema]) => {
    const here = `${pointer}/${name}`;
    const refersTo = referenceOf(kind, here);
    const control = refersTo ? 'reference' : controlOf(schema, name);
    const inner = control === 'items' ? (schema.items ?? {}) : schema;
    const example = [exampleOf(schema)].flat()[0];
    return {
      name,
      label: labelOf(name),
      control,
      schema,
      isRequired: required.includes(name),
      example: typeof example === 'string' || typeof example === 'number' ? String(example) : undefined,
      fields:
        control === 'block' || control === 'items'
          ? fieldsIn(inner, kind, control === 'items' ? `${here}/-` : here)
          : [],
      ...(refersTo ? { refersTo } : {}),
    };
  });
}

/** Fields that hold sentences, even if their example is short. */
const sentences = /^(description|text|quote|summary|intro|lead)$/;

function controlOf(schema: FieldSchema, name: string): Control {
  const { type, items, properties, patternProperties, additionalProperties } = schema;
  if (schema.enum) return 'choice';
  if (type === 'boolean') return 'truth';
  if (type === 'number' || type === 'integer') return 'number';
  if (isTextList(schema)) return 'lines';
  if (type === 'array' && items?.properties) return 'items';
  if (patternProperties) return 'rows';
  if (properties) return 'block';
  if (typeof additionalProperties === 'object') {
    return typeof additionalProperties.additionalProperties === 'object' ? 'tables' : 'rows';
  }
  if (type === 'array') return 'other';
  if (schema.format === 'date') return 'date';
  const length = Math.max(String(exampleOf(schema) ?? '').length, (schema.maxLength ?? 0) / 3);
  return length > longText || sentences.test(name) ? 'text' : 'line';
}

function referenceOf(kind: KindId, pointer: string): FieldModel['refersTo'] {
  if (kind === 'office' && pointer === '/flag') return 'flag';
  if (kind === 'site' && /^\/navigation\/(header|footer)\/-\/page$/.test(pointer)) return 'page';
  return referencedBy(kind, pointer);
}

/** `initialView` → "Initial view". */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names of the pages that links may lead to. */
export const pageNames: readonly string[] = fileKinds
  .filter(({ id }) => id.startsWith('page-') && !/-(not-found|error|editor)$/.test(id))
  .map(({ file }) => file);

/** The field that names a new entry's file; undefined for kinds with one file. */
export function namingField(kind: KindId): string | undefined {
  return folderKinds.some(({ id }) => id === kind) ? newKinds[kind as keyof typeof newKinds].name : undefined;
}

/** Optional fields shown from the start. */
export function shownFields(kind: KindId): readonly string[] {
  const folderKind = folderKinds.find(({ id }) => id === kind);
  return folderKind ? [...newKinds[folderKind.id].asked, ...newKinds[folderKind.id].written] : [];
}

/** The names allowed at each level of a path, to place a new field. Item indexes are skipped. */
export function orderFor(kind: KindId, path: readonly string[]): string[][] {
  let fields = fieldsOfKind(kind);
  return path.map((name) => {
    if (/^\d+$/.test(name)) return [];
    const names = fields.map((field) => field.name);
    fields = fields.find((field) => field.name === name)?.fields ?? [];
    return names;
  });
}
