import type { Schema } from '../data/read-schemas.ts';
import type { Choice } from '../../src/new-entries/entry-schema.ts';

/** The shared definitions whose values are file names, with the choices that they offer (docs/decisions/0008). */
const definitions = { categoryId: 'category', sheetId: 'sheet' } as const;

/** A schema as text: one line per offered name, the rest as the formatter prints it. */
export function schemaText(schema: Schema): string {
  const text = JSON.stringify(schema, null, 2);
  return `${text.replace(/\{\s+("label": .*,)\s+("description": .*,)\s+("body": .*)\s+\}/g, '{ $1 $2 $3 }')}\n`;
}

/** The shared definitions with the catalogue's current names, or undefined when they are up to date. */
export function offerNames(common: Schema, choices: Readonly<Record<string, readonly Choice[]>>): Schema | undefined {
  const old = common['$defs'] as Record<string, Schema>;
  const offered = Object.entries(definitions).map(([definition, name]): [string, Schema] => {
    const snippets = (choices[name] ?? [])
      .map(({ value, title }) => ({ label: value, description: title, body: value }))
      .sort((a, b) => (a.label < b.label ? -1 : 1));
    return [definition, { ...old[definition], defaultSnippets: snippets }];
  });
  const made = { ...common, $defs: { ...old, ...Object.fromEntries(offered) } };
  return JSON.stringify(made) === JSON.stringify(common) ? undefined : made;
}
