/** Reads: schemas/. Writes: entry-schemas.gen.js, entry-validators.gen.js and their types, what the web editor knows of the entries. Run by: scripts/codegen.ts. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { kinds } from '../../src/catalogue/kinds.ts';
import { projectDir } from '../lib/build-settings.ts';
import { writeIfChanged } from '../lib/write-if-changed.ts';
import type { Schema } from '../data/read-schemas.ts';

const compilerFile = path.join(projectDir, 'src/catalogue/check/schema/compile-schemas.ts');
const ajvFile = path.join(projectDir, 'node_modules/ajv/package.json');

/**
 * The helpers of ajv that compiled schemas ask for, as imports: a strict policy allows no `eval`, and a browser has no
 * `require`. Bundlers differ in what they make of CommonJS: the module itself, or its exports under `default`.
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
const validatorTypes = `import type { ErrorObject } from 'ajv';
/** Whether a value fits the schema of a kind; \`errors\` then holds null, else all its faults. */
export declare const validate: Record<string, { (value: unknown): boolean; errors?: ErrorObject[] | null }>;
`;

/**
 * Writes the schemas and their validators as modules for browsers. The banner holds a hash of what it is made from:
 * nothing is compiled while that fits. Names that change with the catalogue (`defaultSnippets`) are left out.
 */
export async function writeEntryValidators(schemas: Record<string, Schema>, generatedDir: string): Promise<string[]> {
  const used = withoutSnippets(
    Object.fromEntries(['common', ...kinds.map(({ id }) => id)].map((name) => [name, schemas[name]])),
  ) as Record<string, Schema>;
  const hash = createHash('sha256');
  for (const part of [
    JSON.stringify(used),
    readFileSync(compilerFile),
    readFileSync(ajvFile),
    readFileSync(import.meta.filename),
  ])
    hash.update(part);
  const banner = `// Generated from schemas/ (${hash.digest('hex').slice(0, 16)}) by scripts/codegen.ts. Do not edit.\n`;
  const last = 'entry-validators.gen.js';
  const old = await readFile(path.join(generatedDir, last), 'utf8').catch(() => '');
  if (old.startsWith(banner)) return [];
  const { compileSchemas } = await import('../../src/catalogue/check/schema/compile-schemas.ts');
  const { explain } = compileSchemas(used);
  const files = {
    'entry-schemas.gen.d.ts': schemaTypes,
    'entry-schemas.gen.js': `export const schemas = ${JSON.stringify(used)};\n`,
    'entry-validators.gen.d.ts': validatorTypes,
    [last]: `${importHelpers(explain)}const exports = {};\n${explain}\nexport const validate = exports;\n`,
  };
  const written: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    if (await writeIfChanged(path.join(generatedDir, name), banner + text)) written.push(name);
  }
  return written;
}

function withoutSnippets(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutSnippets);
  if (typeof node !== 'object' || node === null) return node;
  const fields = Object.entries(node).filter(([name]) => name !== 'defaultSnippets');
  return Object.fromEntries(fields.map(([name, value]) => [name, withoutSnippets(value)]));
}
