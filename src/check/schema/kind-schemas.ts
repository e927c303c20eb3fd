import type { ErrorObject } from 'ajv';
import type { FieldSchema } from '../../yaml/field-schema.ts';
import { kinds, type KindId } from '../../catalogue/kinds.ts';

export type { ErrorObject };

/** The schema of a kind and its compiled validator. */
export interface Validator {
  schema: FieldSchema;
  /** Empty when the value is valid. */
  errorsOf: (value: unknown) => readonly ErrorObject[];
}

export type Validators = ReadonlyMap<KindId, Validator>;

/** The exports of the compiled schemas module, by kind. */
export type CompiledSchemas = Record<string, { (value: unknown): boolean; errors?: ErrorObject[] | null }>;

/** Creates the validators of all kinds from the schemas by name and the compiled module. */
export function makeValidators(schemas: Record<string, object>, compiled: CompiledSchemas): Validators {
  return new Map(
    [...schemasOfKinds(schemas)].map(([id, schema]) => {
      const validate = compiled[id];
      if (!validate) throw new Error(`The compiled schemas have no ${id}`);
      return [id, { schema, errorsOf: (value) => (validate(value) ? [] : (validate.errors ?? [])) }];
    }),
  );
}

/** The top-level fields of a kind. */
export function fieldsOf(validators: Validators, kind: KindId): string[] {
  return Object.keys(validators.get(kind)?.schema.properties ?? {});
}

/** The top-level fields of a kind that hold a block or tables. */
export function blockFieldsOf(
  validators: Validators,
  kind: KindId,
): Record<'known' | 'blocks' | 'tables', Set<string>> {
  const fields = Object.entries(validators.get(kind)?.schema.properties ?? {});
  const isOf = ({ $ref }: FieldSchema, name: string) => $ref?.endsWith(`/${name}`) === true;
  const namesOf = (is: (field: FieldSchema) => boolean) =>
    new Set(fields.flatMap(([name, field]) => (is(field) ? [name] : [])));
  return {
    known: namesOf(() => true),
    blocks: namesOf((field) => field.properties !== undefined || isOf(field, 'figures')),
    tables: namesOf((field) => isOf(field, 'specifications')),
  };
}

/**
 * The schema of each kind, from all schemas by name (`model`, `common`). Copies descriptions and examples of shared
 * definitions to the fields that reference them, for the messages. Throws when a schema is missing.
 */
export function schemasOfKinds(schemas: Record<string, object>): ReadonlyMap<KindId, FieldSchema> {
  const { common = {} } = schemas;
  return new Map(
    kinds.map(({ id }) => {
      const schema = schemas[id];
      if (!schema) throw new Error(`schemas/${id}.schema.json is missing`);
      return [id, withSharedWords(schema, common)];
    }),
  );
}

function withSharedWords(schema: FieldSchema, { $defs = {} }: FieldSchema): FieldSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const shared = $defs[/#\/\$defs\/(\w+)$/.exec(field.$ref ?? '')?.[1] ?? ''];
    const words = shared?.description === undefined ? {} : { description: shared.description };
    const examples = shared?.examples === undefined ? {} : { examples: shared.examples };
    return [
      name,
      field.$ref === undefined ? withSharedWords(field, { $defs }) : { ...words, ...examples, ...field },
    ] as const;
  });
  return schema.properties ? { ...schema, properties: Object.fromEntries(properties) } : schema;
}
