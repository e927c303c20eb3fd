/** Reads: two schemas. Writes: enquiry-rules.gen.ts, validate-settings.gen.js and its types. Run by: scripts/codegen.ts. */
import path from 'node:path';
import { openCache } from '../lib/cache.ts';
import { hashSources } from '../lib/source-hash.ts';
import { writeIfChanged } from '../lib/files.ts';
import { keyOf } from '../lib/key-of.ts';
import type { Schema } from '../data/read-schemas.ts';

const banner = (name: string) => `// Generated from schemas/${name}.schema.json by scripts/codegen.ts. Do not edit.\n`;

/** The schema that gets a validator, and the file that it goes to. */
const settings = { name: 'service-settings', file: 'validate-settings' };

/** ajv's own helper, which its code would `require`: the number of characters, where a pair of surrogates is one. */
const lengthHelper = '((text) => { let length = 0; for (const _ of text) length++; return length; })';

const types = `${banner(settings.name)}
/** One fault of a value: which rule (\`minLength\`, \`pattern\`), at which field (\`/email\`). */
export interface Fault {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/** Whether a value fits schemas/${settings.name}.schema.json; \`errors\` then holds null, else all its faults. */
declare const validate: {
  (value: unknown): boolean;
  errors?: Fault[] | null;
};
export default validate;
`;

/** What a text of the enquiry may be: three keywords of JSON Schema, which form and service check by a few lines of their own. */
const ruleNames: ReadonlySet<string> = new Set(['minLength', 'maxLength', 'pattern']);
/** What else its schema may say. */
const otherNames: ReadonlySet<string> = new Set(['type', 'description', 'examples']);

function enquiryRules(schema: Schema): string {
  const rules = Object.entries(schema['properties'] as Record<string, Schema>).map(([field, keywords]) => {
    const rule = Object.entries(keywords).filter(([name]) => !otherNames.has(name));
    if (keywords['type'] !== 'string' || rule.some(([name]) => !ruleNames.has(name)))
      throw new Error(`schemas/enquiry.schema.json: ${field} has a rule that src/enquiry/contract does not check`);
    return [field, Object.fromEntries(rule)];
  });
  return `${banner('enquiry')}
/** A text of the enquiry: at least and at most so many characters, and what it must look like. */
export interface EnquiryRule {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

export const enquiryRules: Record<string, EnquiryRule> = ${JSON.stringify(Object.fromEntries(rules))};
`;
}

function schemaOf(name: string, schemas: Record<string, Schema>): Schema {
  const schema = schemas[name];
  if (!schema) throw new Error(`schemas/${name}.schema.json is missing`);
  return schema;
}

/**
 * Writes the rules of the enquiry and the validator of the service's settings: plain code without `eval` and without
 * imports. ajv, which takes a third of a second, is loaded only when a schema has changed.
 */
export async function writeValidators(schemas: Record<string, Schema>, generatedDir: string): Promise<string[]> {
  const changed: string[] = [];
  const write = async (file: string, text: string) => {
    if (await writeIfChanged(path.join(generatedDir, file), text)) changed.push(file);
  };
  await write('enquiry-rules.gen.ts', enquiryRules(schemaOf('enquiry', schemas)));
  const schema = schemaOf(settings.name, schemas);
  const maker = await hashSources(['scripts/codegen/validators.ts', 'node_modules/ajv/package.json']);
  const key = keyOf(maker, JSON.stringify(schema));
  const code = await openCache().get(key, async () => Buffer.from(await validatorOf(schema)));
  await write(`${settings.file}.gen.js`, `${banner(settings.name)}${code}\n`);
  await write(`${settings.file}.gen.d.ts`, types);
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

/** `$schema` goes as well: the schema uses what all drafts have, and the code for draft 7 is a tenth smaller. */
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
