import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { schemasOfKinds } from './kind-schemas.ts';

/** Keywords used by editors and codegen; ajv ignores them. */
const vocabulary = [
  'markdownDescription',
  'enumDescriptions',
  'deprecationMessage',
  'errorMessage',
  'entryKind',
  'refersTo',
  'offers',
  'figures',
  'optionalPage',
  'searchedPage',
  'text',
  'needs',
  'way',
];

const options: Options = {
  strict: true,
  allowUnionTypes: true,
  ownProperties: true,
  allErrors: true,
  verbose: true,
  inlineRefs: false,
  code: { source: true },
};

/**
 * Compiles the schemas (by name: `model`, `common`) to a CommonJS module with one validator per kind. The result is
 * cached, because loading ajv takes longer than checking a hundred files. Throws when a schema is missing or invalid.
 */
export function compileSchemas(schemas: Record<string, object>): string {
  const ajv = new Ajv2020(options);
  addFormats(ajv);
  ajv.addVocabulary(vocabulary);
  if (schemas['common']) ajv.addSchema(schemas['common']);
  const kinds = schemasOfKinds(schemas);
  for (const [id, schema] of kinds) ajv.addSchema(schema, id);
  return standaloneCode(ajv, Object.fromEntries([...kinds.keys()].map((id) => [id, id])));
}
