/** Reads: schemas/enquiry.schema.json. Writes: validate-enquiry.gen.js and its types. Run by: scripts/codegen.ts. */
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { writeIfChanged } from '../lib/write-if-changed.ts';
import type { Schema } from './read-schemas.ts';

const banner = '// Generated from schemas/enquiry.schema.json by scripts/codegen.ts. Do not edit.\n';

/** ajv's own helper, which its code would `require`: the number of characters, where a pair of surrogates is one. */
const lengthHelper = '((text) => { let length = 0; for (const _ of text) length++; return length; })';

const types = `${banner}
/** One fault of an enquiry: which rule (\`minLength\`, \`pattern\`), at which field (\`/email\`). */
export interface EnquiryFault {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Whether a value fits schemas/enquiry.schema.json; \`errors\` then holds all its faults, else null. Texts are to be trimmed before. */
declare const validate: {
  (value: unknown): boolean;
  errors?: EnquiryFault[] | null;
};
export default validate;
`;

/** Writes the validator that form and service share: plain code without \`eval\` and without imports, so that a strict policy lets it run. */
export async function writeEnquiryValidator(schemas: Record<string, Schema>, generatedDir: string): Promise<string[]> {
  const schema = schemas['enquiry'];
  if (!schema) throw new Error('schemas/enquiry.schema.json is missing');
  const ajv = new Ajv2020({ allErrors: true, verbose: false, code: { source: true, esm: true } });
  ajv.addVocabulary(['errorMessage']);
  const code = standaloneCode(ajv, ajv.compile(withoutNotes(schema) as Schema))
    .replace(/^"use strict";/, '')
    .replace(/export const validate = (\w+);export default \1;/, 'export default $1;')
    .replace(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, lengthHelper);
  if (/\brequire\(|\beval\(|new Function/.test(code))
    throw new Error('The validator of enquiries is not self-contained');
  const files = { 'validate-enquiry.gen.js': `${banner}${code}\n`, 'validate-enquiry.gen.d.ts': types };
  const written = Object.entries(files).map(async ([name, text]) =>
    (await writeIfChanged(path.join(generatedDir, name), text)) ? [name] : [],
  );
  return (await Promise.all(written)).flat();
}

const notes: ReadonlySet<string> = new Set(['examples', 'title', 'errorMessage']);

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
