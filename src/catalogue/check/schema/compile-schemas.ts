import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { schemasOfKinds } from './kind-schemas.ts';

/** Words for editors and for codegen that stand in the schemas and mean nothing to the validator. */
const vocabulary = [
  'markdownDescription',
  'defaultSnippets',
  'enumDescriptions',
  'deprecationMessage',
  'errorMessage',
  'optionalPage',
];

const options: Options = { strict: true, allowUnionTypes: true, ownProperties: true, code: { source: true } };

/**
 * The texts of two CommonJS modules that export one function a kind and require small helpers of ajv only: `fits` says
 * whether a value fits, `explain` finds all errors with the parts of the schema that they come from, for the sentences.
 */
export interface CompiledSchemas {
  fits: string;
  explain: string;
}

/**
 * Makes the validators of all kinds from the schemas, given by name (`model`, `common`). The compiler takes longer to
 * load than a hundred files to check, so its work is kept between runs. Throws when a schema is missing or faulty.
 */
export function compileSchemas(schemas: Record<string, object>): CompiledSchemas {
  return {
    fits: compile(quickened(schemas) as Record<string, object>, { ...options, strictTypes: false }),
    explain: compile(schemas, { ...options, allErrors: true, verbose: true }),
  };
}

function compile(schemas: Record<string, object>, how: Options): string {
  const ajv = new Ajv2020(how);
  addFormats(ajv);
  ajv.addVocabulary(vocabulary);
  if (schemas['common']) ajv.addSchema(schemas['common']);
  const kinds = schemasOfKinds(schemas);
  for (const [id, schema] of kinds) ajv.addSchema(schema, id);
  return standaloneCode(ajv, Object.fromEntries([...kinds.keys()].map((id) => [id, id])));
}

/** What only people read. */
const notes: ReadonlySet<string> = new Set([...vocabulary, 'title', 'description', 'examples']);

/** In a longer list pairs are found by a table: to compare each of 12 000 points with each takes 1.4 s. */
const shortList = 50;

/**
 * The same demands in words that ajv makes quicker code of: to see that a text is not empty it need not count its
 * characters, and a short list without pairs is found by comparing each with each instead of by a table.
 */
function quickened(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(quickened);
  if (typeof node !== 'object' || node === null) return node;
  const { uniqueItems } = node as { uniqueItems?: unknown };
  const fields = Object.entries(node).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'minLength' && value === 1) return [['not', { const: '' }] as const];
    // A field that has such a name is described by a block.
    if (notes.has(name) && (typeof value === 'string' || Array.isArray(value))) return [];
    if (uniqueItems !== true) return [[name, quickened(value)] as const];
    // Ajv chooses the table where it sees the type of the items beside `uniqueItems`.
    if (name === 'items') return [[name, { allOf: [quickened(value)] }] as const];
    if (name !== 'uniqueItems') return [[name, quickened(value)] as const];
    const table = { uniqueItems: true, items: (node as { items?: unknown }).items };
    return [
      ['if', { maxItems: shortList }] as const,
      ['then', { uniqueItems: true }] as const,
      ['else', table] as const,
    ];
  });
  return Object.fromEntries(fields);
}
