/** The kinds of entry, as their schemas declare them. Imports nothing from src/, as `write-indexes.ts` does. */
import type { MarkedSchema } from './text-fields.ts';

/** The part of a schema, or of a field in it, that declares a kind of entry or page and what its fields hold. */
export interface SchemaFile extends MarkedSchema {
  title: string;
  entryKind?: { order: number };
  optionalPage?: boolean;
  searchedPage?: boolean;
  /** The least number of entries, by their kind, without which a page has nothing to show. */
  needs?: Readonly<Record<string, number>>;
  /** Its place among the ways to a machine beside the products menu. */
  way?: number;
  $ref?: string;
  $defs?: Record<string, SchemaFile>;
  refersTo?: readonly string[];
  offers?: string;
  figures?: 'rows' | 'tables';
  required?: readonly string[];
  items?: SchemaFile;
  properties?: Record<string, SchemaFile>;
}

export type NamedSchema = readonly [name: string, schema: SchemaFile];

/** `equipment-grid` → `EquipmentGrid`, `equipment item` → `EquipmentItem`. */
export function pascalCase(kind: string): string {
  return kind.replaceAll(/(?:^|[- ])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

interface Field extends Partial<SchemaFile> {
  pointer: string;
  isRequired: boolean;
}

/** All fields below a schema, with the definitions that they name. `-` stands for the items of a list. */
function fieldsIn(
  { properties = {}, required = [] }: Partial<SchemaFile>,
  shared: Readonly<Record<string, SchemaFile>>,
  above = '',
): Field[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const pointer = `${above}/${name}`;
    const whole = { ...shared[field.$ref?.split('/').at(-1) ?? ''], ...field };
    return [
      { ...whole, pointer, isRequired: required.includes(name) },
      ...fieldsIn(field, shared, pointer),
      ...fieldsIn(field.items ?? {}, shared, `${pointer}/-`),
    ];
  });
}

/** The kinds, and the fields of all schemas that name entries or photos, or hold figures. */
export function entryKindsIndex(schemas: readonly NamedSchema[]): string {
  const shared = schemas.find(([name]) => name === 'common')?.[1].$defs ?? {};
  const kinds = schemas
    .flatMap(([id, { title: name, entryKind }]) =>
      entryKind
        ? { id, type: pascalCase(name), name, one: `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`, ...entryKind }
        : [],
    )
    .sort((a, b) => a.order - b.order);
  const fields = schemas.flatMap(([from, schema]) => fieldsIn(schema, shared).map((field) => ({ ...field, from })));
  const references = fields.flatMap(({ from, pointer, refersTo, items, isRequired }) => {
    const to = refersTo ?? items?.refersTo;
    return to ? { from, pointer, to, isList: to !== refersTo, isRequired } : [];
  });
  const photos = fields.flatMap(({ from, pointer, offers }) => (offers === 'photos' ? { from, pointer } : []));
  const figures = fields.flatMap(({ from, pointer, figures: as }) => (as ? { from, pointer, as } : []));
  return `
export const entryKinds = ${JSON.stringify(kinds)} as const;

/** The fields that name an entry of these kinds, or list such names. */
export const referenceFields = ${JSON.stringify(references)} as const;

/** The fields that name a photo in the folder of their kind. */
export const photoFields = ${JSON.stringify(photos)} as const;

/** The fields that hold figures: rows, or tables of rows. */
export const figureFields = ${JSON.stringify(figures)} as const;
`;
}
