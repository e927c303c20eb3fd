import { schemas } from '#generated/entry-schemas.gen.js';
import { fileKinds, kindOf, type KindId } from '../../catalogue/kinds.ts';
import { exampleOf, fieldSchemaOf, type FieldSchema } from '../../yaml/field-schema.ts';
import { isFields, isList, type EntryValue } from '../../yaml/edit/edit.ts';
import { capitalise } from '../../text/names.ts';

/** The control of a field. */
export type Control =
  | 'line'
  | 'text'
  | 'number'
  | 'date'
  | 'choice'
  | 'block'
  | 'list'
  /** Rows with free names. */
  | 'rows';

/** A field as the form shows it, derived from the schema. */
export interface FieldModel {
  name: string;
  label: string;
  control: Control;
  schema: FieldSchema;
  isRequired: boolean;
  /** An example, if it fits on one line. */
  example: string | undefined;
  /** The fields of a block. */
  fields: FieldModel[];
  /** What each item of a list, or each row, holds. */
  member: FieldModel | undefined;
  /** What it offers to choose: entries of these kinds, files of photos in a folder, or what the schema says. */
  offers: readonly KindId[] | { photosIn: string } | Exclude<FieldSchema['offers'], 'photos'>;
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
  return Object.entries(properties).map(([name, schema]) =>
    modelOf(name, schema, { isRequired: required.includes(name), kind, pointer: `${pointer}/${name}` }),
  );
}

/** Where a field stands. */
interface FieldPlace {
  isRequired?: boolean;
  kind: KindId;
  pointer: string;
}

function modelOf(name: string, schema: FieldSchema, { isRequired = false, kind, pointer }: FieldPlace): FieldModel {
  const offers = offersOf(schema, kind);
  const control = offers ? 'choice' : controlOf(schema, pointer);
  const example = [exampleOf(schema)].flat()[0];
  const { items, additionalProperties: free, patternProperties = {} } = schema;
  const inner = control === 'list' ? items : typeof free === 'object' ? free : Object.values(patternProperties)[0];
  return {
    name,
    // A machine of a line, not its "Id".
    label: name === 'id' && offers ? 'Name' : labelOf(name),
    control,
    schema,
    isRequired,
    example: typeof example === 'string' || typeof example === 'number' ? String(example) : undefined,
    fields: control === 'block' ? fieldsIn(schema, kind, pointer) : [],
    member: inner && modelOf(name, inner, { kind, pointer: `${pointer}/-` }),
    offers,
  };
}

/** A text that is not in the schema. */
export function textField(name: string, label: string, description: string): FieldModel {
  return { ...modelOf(name, { type: 'string', description }, { kind: 'site', pointer: '' }), label };
}

function controlOf(schema: FieldSchema, pointer: string): Control {
  const { type, properties, patternProperties, additionalProperties } = schema;
  if (schema.enum || type === 'boolean') return 'choice';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'array') return 'list';
  if (patternProperties || typeof additionalProperties === 'object') return 'rows';
  if (properties) return 'block';
  if (schema.format === 'date') return 'date';
  const length = Math.max(String(exampleOf(schema) ?? '').length, (schema.maxLength ?? 0) / 3);
  // Running text may have sentences, even if its example is short; the points of a list are short.
  return length > longText || (schema.text === true && !pointer.endsWith('/-')) ? 'text' : 'line';
}

function offersOf({ offers, refersTo }: FieldSchema, kind: KindId): FieldModel['offers'] {
  if (offers === 'photos') return { photosIn: kindOf(kind).folder };
  return offers ?? (refersTo as KindId[] | undefined);
}

/** `initialView` → "Initial view". */
export function labelOf(name: string): string {
  return capitalise(name.replaceAll(/([a-z])(?=[A-Z])|[-_]/g, '$1 ').toLowerCase());
}

/** Names of the pages that links may lead to. */
export const pageNames: readonly string[] = fileKinds.filter(({ hasPage }) => hasPage).map(({ file }) => file);

/** The field that names a new entry's file; undefined for kinds with one file. */
export function namingField(kind: KindId): string | undefined {
  return kindOf(kind).new?.name;
}

/** Optional fields shown from the start. */
export function shownFields(kind: KindId): readonly string[] {
  const { asked = [], written = [] } = kindOf(kind).new ?? {};
  return [...asked, ...written];
}

/** Whether the control can show a value that the text has. It would replace any other. */
export function fits({ control }: FieldModel, value: EntryValue | null | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (control === 'list') return isList(value);
  return control === 'block' || control === 'rows' ? isFields(value) : typeof value !== 'object';
}

/** The value of a typed text: a number where the schema wants one, or allows one that is written back the same. */
export function valueOf(text: string, { control, schema }: FieldModel): EntryValue {
  // A longer number would lose its last digits.
  const number = /^-?\d+(\.\d+)?$/.test(text) && text.length < 16 ? Number(text) : undefined;
  if (control === 'number') return number ?? text;
  const allowsNumber = Array.isArray(schema.type) && schema.type.includes('number');
  return allowsNumber && String(number) === text && number !== undefined ? number : text;
}

/** The names allowed at each level of a path, to place a new field. Item indexes and free names have no order. */
export function orderFor(kind: KindId, path: readonly string[]): string[][] {
  let fields = fieldsOfKind(kind);
  let member: FieldModel | undefined;
  return path.map((name) => {
    const names = member ? [] : fields.map((field) => field.name);
    const field = member ?? fields.find((candidate) => candidate.name === name);
    fields = field?.fields ?? [];
    member = field?.member;
    return names;
  });
}

/** Name of one list item: "Features" → "Feature". */
export function singular(name: string): string {
  const label = labelOf(name);
  if (label.endsWith('ies')) return `${label.slice(0, -3)}y`;
  if (/(ss|x|ch|sh|alias)es$/.test(label)) return label.slice(0, -2);
  return label.endsWith('s') && !label.endsWith('ss') ? label.slice(0, -1) : label;
}

/** Required texts start empty, so that the check reports them. */
export function emptyValue({ fields, control, schema, member }: FieldModel): EntryValue {
  if (control === 'list' && member) return [emptyValue(member)];
  if (control !== 'block') return schema.enum?.[0] ?? '';
  const needed = fields.filter(({ isRequired }) => isRequired);
  const first = needed.length > 0 ? needed : fields.slice(0, 1);
  return Object.fromEntries(first.map((field) => [field.name, emptyValue(field)]));
}
