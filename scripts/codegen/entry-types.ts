import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaults } from '#generated/defaults.gen.ts';
import { completeSchema } from '../../src/yaml/block.ts';
import { kinds } from '../../src/catalogue/kinds.ts';
import { inlineDefinitions } from '../../src/yaml/field-schema.ts';
import { projectDir } from '../lib/build-settings.ts';
import { openCache, keyOf } from '../lib/cache.ts';
import type { Schema } from '../data/read-schemas.ts';

const typeNames: readonly { id: string; type: string }[] = [
  ...kinds,
  { id: 'enquiry', type: 'Enquiry' },
  { id: 'service-settings', type: 'ServiceSettings' },
];

/** `entries.gen.ts`: one interface per kind of entry. Cached, since json-schema-to-typescript-lite takes a second. */
export async function entryTypes(schemas: Record<string, Schema>): Promise<string> {
  const joined = joinSchemas(schemas);
  const version = readFileSync(join(projectDir, 'node_modules/json-schema-to-typescript-lite/package.json'));
  const code = await openCache().get(keyOf('entry types', JSON.stringify(joined), version), async () => {
    const { compile } = await import('json-schema-to-typescript-lite');
    const types = await compile(joined, 'Entries', {
      additionalProperties: false,
      ignoreMinAndMaxItems: true,
    });
    return Buffer.from(types);
  });
  return `\n${code.toString()}`;
}

/**
 * Joins the schemas into one document with one property per type. Inlines shared definitions, because a `$ref` next to
 * a description would create a numbered copy of its type.
 */
function joinSchemas(schemas: Record<string, Schema>): Schema {
  const definitions = schemas['common']?.['$defs'] as Record<string, Schema>;
  const named = typeNames.map(({ id, type }) => {
    const schema = schemas[id];
    if (!schema) throw new Error(`schemas/${id}.schema.json is missing`);
    const complete = completeSchema(inlineDefinitions(schema, definitions) as Schema, defaults[id]);
    const { $schema: _dialect, $id: _id, entryKind: _kind, ...rest } = complete;
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
