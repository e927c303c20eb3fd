import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A JSON Schema document from schemas/. */
export type Schema = Record<string, unknown>;

export const schemasDir = fileURLToPath(new URL('../../schemas', import.meta.url));

const withoutSnippets = (key: string, value: unknown) => (key === 'defaultSnippets' ? undefined : value);

/**
 * All schemas by name (`model` → schemas/model.schema.json), sorted. Removes the file names that schemas offer to text
 * editors for completion (docs/decisions/0008), since they are specific to one catalogue.
 */
export async function readSchemas(): Promise<Record<string, Schema>> {
  const ending = '.schema.json';
  const files = (await readdir(schemasDir)).filter((file) => file.endsWith(ending)).sort();
  const pairs = files.map(async (file) => {
    const text = await readFile(`${schemasDir}/${file}`, 'utf8');
    // Few have any, and a reviver takes ten times as long.
    const schema = JSON.parse(text, text.includes('"defaultSnippets"') ? withoutSnippets : undefined) as Schema;
    return [file.slice(0, -ending.length), schema] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}
