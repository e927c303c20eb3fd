/** Reads: two schemas. Writes: validate-enquiry.gen.js, validate-settings.gen.js and their types. Run by: scripts/codegen.ts. */
import path from 'node:path';
import { readIfThere } from '../lib/read-if-there.ts';
import { hashSources } from '../lib/source-hash.ts';
import { writeIfChanged } from '../lib/write-if-changed.ts';
import { keyOf } from '../lib/key-of.ts';
import type { Schema } from '../data/read-schemas.ts';

const banner = (name: string) => `// Generated from schemas/${name}.schema.json by scripts/codegen.ts. Do not edit.\n`;

/** Which schemas get a validator, by the file that it goes to. */
const validators = { 'validate-enquiry': 'enquiry', 'validate-settings': 'service-settings' };

/** ajv's own helper, which its code would `require`: the number of characters, where a pair of surrogates is one. */
const lengthHelper = '((text) => { let length = 0; for (const _ of text) length++; return length; })';

const types = (name: string) => `${banner(name)}
/** One fault of a value: which rule (\`minLength\`, \`pattern\`), at which field (\`/email\`). */
export interface Fault {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** Whether a value fits schemas/${name}.schema.json; \`errors\` then holds null, else all its faults. */
declare const validate: {
  (value: unknown): boolean;
  errors?: Fault[] | null;
};
export default validate;
`;

/**
 * Writes the validators: plain code without `eval` and without imports, so that a strict policy lets it run. Its second
 * line stands for what it was made from: ajv, which takes a third of a second, is loaded only when that has changed.
 */
export async function writeValidators(schemas: Record<string, Schema>, generatedDir: string): Promise<string[]> {
  const maker = await hashSources(['scripts/codegen/validators.ts', 'node_modules/ajv/package.json']);
  const changed: string[] = [];
  for (const [file, name] of Object.entries(validators)) {
    const schema = schemas[name];
    if (!schema) throw new Error(`schemas/${name}.schema.json is missing`);
    const head = `${banner(name)}// ${keyOf(maker, JSON.stringify(schema))}\n`;
    const code = path.join(generatedDir, `${file}.gen.js`);
    const isKept = (await readIfThere(code))?.toString('utf8').startsWith(head) === true;
    if (!isKept && (await writeIfChanged(code, `${head}${await validatorOf(schema)}\n`)))
      changed.push(`${file}.gen.js`);
    if (await writeIfChanged(path.join(generatedDir, `${file}.gen.d.ts`), types(name)))
      changed.push(`${file}.gen.d.ts`);
  }
  return changed;
}

async function validatorOf(schema: Schema): Promise<string> {
  const [{ Ajv }, { default: standaloneCode }] = await Promise.all([
    import('ajv'),
    import('ajv/dist/standalone/index.js'),
  ]);
  // Who reads the faults has words of his own for them.
  const ajv = new Ajv({ allErrors: true, messages: false, code: { source: true, esm: true } });
  ajv.addVocabulary(['errorMessage']);
  const code = standaloneCode(ajv, ajv.compile(withoutNotes(schema) as Schema))
    .replace(/^"use strict";/, '')
    .replace(/export const validate = (\w+);export default \1;/, 'export default $1;')
    .replace(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, lengthHelper);
  if (/\brequire\(|\beval\(|new Function/.test(code)) throw new Error('A validator is not self-contained');
  return code;
}

/** `$schema` goes as well: these two schemas use what all drafts have, and the code for draft 7 is a tenth smaller. */
const notes: ReadonlySet<string> = new Set(['$schema', 'examples', 'title', 'errorMessage']);

/** The schema without what only people read: ajv would carry it along as data. */
function withoutNotes(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutNotes);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !notes.has(key) && !(key === 'description' && typeof value === 'string'))
      .map(([key, value]) => [key, withoutNotes(value)]),
  );
}
