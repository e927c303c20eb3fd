import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { kinds, type KindId } from '../../kinds.ts';

/** Says whether a value fits the schema of a kind, with all its errors. */
export type Validators = ReadonlyMap<KindId, ValidateFunction>;

export type { ErrorObject };

/** Words for editors that stand in the schemas and mean nothing to the validator. */
const vocabulary = ['markdownDescription', 'defaultSnippets', 'enumDescriptions', 'deprecationMessage', 'errorMessage'];

/** The compiler of schemas. With `source` its validators can be written to a file. */
export function makeAjv(source = false): Ajv2020 {
  const options = { allErrors: true, verbose: true, strict: true, allowUnionTypes: true, ownProperties: true };
  const ajv = new Ajv2020({ ...options, code: { source } });
  addFormats(ajv);
  ajv.addVocabulary(vocabulary);
  return ajv;
}

/** Makes a validator a kind from the schemas, given by name (`model`, `common`). Throws when a schema is missing or faulty. */
export function compileSchemas(schemas: Record<string, object>, ajv: Ajv2020 = makeAjv()): Validators {
  const { common } = schemas;
  if (common) ajv.addSchema(common);
  return new Map(
    kinds.map(({ id }) => {
      const schema = schemas[id];
      if (!schema) throw new Error(`schemas/${id}.schema.json is missing`);
      return [id, ajv.compile(withSharedWords(schema, common ?? {}))];
    }),
  );
}

/** The fields that an entry of a kind has at its outermost level. */
export function fieldsOf(validators: Validators, kind: KindId): string[] {
  const schema = validators.get(kind)?.schema;
  return typeof schema === 'object' ? Object.keys((schema as Described).properties ?? {}) : [];
}

interface Described {
  $ref?: string;
  $defs?: Record<string, Described>;
  properties?: Record<string, Described>;
  description?: string;
  examples?: unknown[];
}

/** The schema with the descriptions and examples of shared definitions written to the fields that refer to them, for the sentences. */
function withSharedWords(schema: Described, { $defs = {} }: Described): Described {
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
