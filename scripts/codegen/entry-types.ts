/**
 * Reads: schemas/*.schema.json. Writes: entries.gen.ts, one interface a kind of entry. Run by: scripts/codegen.ts.
 * Prettier inside json-schema-to-typescript takes a second, so the banner holds a hash of the schemas and nothing is done while it fits.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaults } from '#generated/defaults.gen.ts';
import { completeSchema } from '../../src/catalogue/fields/defaults.ts';
import { kinds } from '../../src/catalogue/kinds.ts';
import { inlineDefinitions } from '../../src/catalogue/fields/field-schema.ts';
import { writeIfChanged } from '../lib/write-if-changed.ts';
import type { Schema } from '../data/read-schemas.ts';

const typeNames: readonly { id: string; type: string }[] = [
  ...kinds,
  { id: 'enquiry', type: 'Enquiry' },
  { id: 'service-settings', type: 'ServiceSettings' },
];

/** Writes `entries.gen.ts` into the folder for generated code, unless the schemas are those it was made from. */
export async function writeEntryTypes(schemas: Record<string, Schema>, generatedDir: string): Promise<boolean> {
  const file = join(generatedDir, 'entries.gen.ts');
  const hash = createHash('sha256').update(JSON.stringify({ schemas, typeNames, defaults })).digest('hex').slice(0, 16);
  const banner = `// Generated from schemas/ (${hash}) by scripts/codegen.ts. Do not edit.\n`;
  const old = await readFile(file, 'utf8').catch(() => '');
  if (old.startsWith(banner)) return false;
  const { compile } = await import('json-schema-to-typescript');
  const code = await compile(joinSchemas(schemas), 'Entries', {
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return await writeIfChanged(file, `${banner}\n${code}`);
}

/**
 * One document whose fields are the kinds, each under the name of its type. Shared definitions are put in place: a `$ref`
 * with a description beside it would make a numbered copy of its type.
 */
function joinSchemas(schemas: Record<string, Schema>): Schema {
  const definitions = schemas['common']?.['$defs'] as Record<string, Schema>;
  const named = typeNames.map(({ id, type }) => {
    const schema = schemas[id];
    if (!schema) throw new Error(`schemas/${id}.schema.json is missing`);
    const complete = completeSchema(inlineDefinitions(schema, definitions) as Schema, defaults[id]);
    const { $schema: _dialect, $id: _id, ...rest } = complete;
    return [id, { ...rest, title: type }] as const;
  });
  return {
    title: 'Entries',
    description: 'The type of an entry, by the name of its schema.',
    type: 'object',
    additionalProperties: false,
    required: named.map(([id]) => id),
    properties: Object.fromEntries(named),
  };
}
