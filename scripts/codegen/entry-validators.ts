import { kinds } from '../../src/catalogue/kinds.ts';
import { compileOnce } from '../data/load-validators.ts';
import type { Schema } from '../data/read-schemas.ts';

/**
 * Turns the ajv helpers that compiled schemas `require` into imports, since browsers have no `require` and a strict
 * policy allows no `eval`. Depending on the bundler, a CommonJS import is the module or has it under `default`.
 */
function importHelpers(code: string): string {
  const names = [...new Set([...code.matchAll(/require\("([^"]+)"\)/g)].map(([, name = '']) => name))].sort();
  const imports = names.map((name, index) => `import * as helper${index} from '${name}.js';\n`);
  const fields = names.map((name, index) => `'${name}': open(helper${index})`);
  return `${imports.join('')}const open = (module) => (typeof module.default === 'object' ? module.default : module);
const helpers = { ${fields.join(', ')} };
const require = (name) => helpers[name];
`;
}

const schemaTypes = `/** The schemas of all kinds and the shared definitions, by name. */
export declare const schemas: Record<string, Record<string, unknown>>;
`;
const validatorTypes = `import type { CompiledSchemas } from '../check/schema/kind-schemas.ts';
/** Whether a value fits the schema of a kind; \`errors\` then holds null, else all its problems. */
export declare const validate: CompiledSchemas;
`;

/** The schemas and their validators as modules for the web editor. */
export async function entryValidators(schemas: Record<string, Schema>): Promise<Record<string, string>> {
  const used = Object.fromEntries(['common', ...kinds.map(({ id }) => id)].map((name) => [name, schemas[name]]));
  const compiled = await compileOnce(schemas);
  return {
    'entry-schemas.gen.d.ts': schemaTypes,
    'entry-schemas.gen.js': `export const schemas = ${JSON.stringify(used)};\n`,
    'entry-validators.gen.d.ts': validatorTypes,
    'entry-validators.gen.js': `${importHelpers(compiled)}const exports = {};\n${compiled}\nexport const validate = exports;\n`,
  };
}
