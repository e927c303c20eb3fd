import { kinds, type KindId } from '../../src/catalogue/kinds.ts';
import type { Schema } from '../data/read-schemas.ts';
import type { Choice } from '../../src/new-entries/entry-schema.ts';

/** A schema as text: one line per offered name, the rest as the formatter prints it. */
export function schemaText(schema: Schema): string {
  const text = JSON.stringify(schema, null, 2);
  return `${text.replace(/\{\s+("label": .*,)\s+("description": .*,)\s+("body": .*)\s+\}/g, '{ $1 $2 $3 }')}\n`;
}

/**
 * The shared definitions whose values are file names (`refersTo`) with the catalogue's current ones, as in
 * docs/decisions/0008; undefined when they are up to date.
 */
export function offerNames(
  common: Schema,
  choicesOf: (kinds: readonly KindId[]) => readonly Choice[],
): Schema | undefined {
  const old = common['$defs'] as Record<string, Schema & { refersTo?: readonly KindId[] }>;
  const offered = Object.entries(old).flatMap(([definition, schema]): [string, Schema][] => {
    if (!schema.refersTo) return [];
    const snippets = choicesOf(schema.refersTo)
      .map(({ value, title }) => ({ label: value, description: title, body: value }))
      .sort((a, b) => (a.label < b.label ? -1 : 1));
    return [[definition, { ...schema, defaultSnippets: snippets }]];
  });
  const made = { ...common, $defs: { ...old, ...Object.fromEntries(offered) } };
  return JSON.stringify(made) === JSON.stringify(common) ? undefined : made;
}

/** The settings of Visual Studio Code with the schema of every kind and the files that it is for. */
export function nameSchemas(settings: string): string {
  const files = kinds.map(({ id, folder, ...kind }) => {
    const within = 'isTranslation' in kind ? '*/' : folder && `${folder}/`;
    const file = `data/${within}${'file' in kind ? kind.file : '*'}.yaml`;
    return `\n    "./schemas/${id}.schema.json": ["${file}"]`;
  });
  return settings.replace(/(?<="yaml.schemas": \{)[^}]*(?=\n {2}\})/, () => files.join(','));
}
