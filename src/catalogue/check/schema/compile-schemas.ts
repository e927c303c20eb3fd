import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { schemasOfKinds } from './kind-schemas.ts';

/** Words for editors and for codegen that stand in the schemas and mean nothing to the validator. */
const vocabulary = [
  'markdownDescription',
  'enumDescriptions',
  'deprecationMessage',
  'errorMessage',
  'optionalPage',
  'searchedPage',
];

const options: Options = {
  strict: true,
  allowUnionTypes: true,
  ownProperties: true,
  allErrors: true,
  verbose: true,
  code: { source: true },
};

/**
 * The text of a CommonJS module that exports one function a kind and requires small helpers of ajv only. It finds all errors of a value,
 * with the parts of the schema that they come from, for the sentences. The compiler takes longer to load than a hundred files to check, so
 * its work is kept between runs. Throws when a schema (given by name: `model`, `common`) is missing or faulty.
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
