/** Reads: the data folder. Writes: the texts of an entry in a further language, to be translated. */
import path from 'node:path';
import type { Entry } from '../../src/catalogue/entry.ts';
import { markOf } from '../../src/catalogue/overlays.ts';
import { isCommonName, shownTexts } from '../../src/catalogue/texts.ts';
import { nearest } from '../../src/text/nearest.ts';
import { asBlock } from '../../src/yaml/block.ts';
import type { EntryValue } from '../../src/yaml/edit/edit.ts';
import { fieldLines } from '../../src/yaml/edit/yaml-text.ts';
import { escapePointer } from '../../src/yaml/index-events.ts';
import { didYouMean } from '../../src/check/words.ts';
import { loadData } from '../data/load-data.ts';
import { readIfThere } from '../lib/files.ts';
import { dataOption, Refusal, shown, writeFiles } from './new-file.ts';

/**
 * Writes the texts of an entry to a file of the language, in the first language, with their marks.
 * @param tag BCP 47
 * @param id of the entry, or its file without the extension
 * @returns what was written
 */
export async function writeNewTranslation(tag: string, id: string, dataDir: string): Promise<string> {
  const { catalogue, entries } = await loadData(dataDir);
  if (!catalogue) throw new Refusal(`The catalogue has errors, which npm run check shows. Nothing was written.`);
  if (!catalogue.site.languages?.some((language) => language.tag === tag))
    throw new Refusal(
      `site.yaml does not name the language ${tag}. Write it there first: languages: [{ tag: ${tag}, name: … }]`,
    );
  const entry = findEntry(entries, id);
  const name = path.join(dataDir, tag, entry.file);
  if (await readIfThere(name))
    throw new Refusal(`${shown(name)} is there already; it was not touched. npm run check says what it lacks.`);
  const text = translationText(entry);
  if (text === undefined) throw new Refusal(`${entry.file} has no texts to translate.`);
  await writeFiles([{ file: name, text }]);
  const option = dataOption(dataDir);
  return `Wrote ${shown(name)}. Translate each text in its place.\nnpm run check${option && ` --${option}`}   says what is still missing.`;
}

function findEntry(entries: readonly Entry[], id: string): Entry {
  const stemOf = ({ file }: Entry) => file.replace(/\.ya?ml$/, '');
  const found = entries.filter((entry) => entry.id === id || stemOf(entry) === id);
  const [entry, other] = found;
  if (!entry)
    throw new Refusal(
      `There is no entry ${id}${didYouMean(
        nearest(
          id,
          entries.map((each) => each.id),
        ),
      )}`,
    );
  if (other) throw new Refusal(`Several entries are called ${id}; say which: ${found.map(stemOf).join(', ')}`);
  return entry;
}

/** The file of a translation before anyone has translated it; undefined for an entry without texts. */
export function translationText({ kind, value }: Pick<Entry, 'kind' | 'value'>): string | undefined {
  const texts = shownTexts(kind, value).filter(({ text, role }) => role !== 'name' || isCommonName(text));
  const pointers = new Set(texts.map(({ pointer }) => pointer));
  const visit = (here: unknown, pointer: string): unknown => {
    if (typeof here !== 'object' || here === null) return pointers.has(pointer) ? here : undefined;
    const inner = Object.entries(here).map(([name, each]): [string, unknown] => [
      name,
      visit(each, `${pointer}/${escapePointer(name)}`),
    ]);
    const said = inner.filter(([, each]) => each !== undefined);
    if (said.length === 0) return undefined;
    // An item without a text keeps its place.
    return Array.isArray(here) ? inner.map(([, each]) => each ?? {}) : Object.fromEntries(said);
  };
  const said = asBlock(visit(value, ''));
  const marks = Object.keys(said).map((field) => `${field}: ${markOf(kind, value, field)}`);
  if (marks.length === 0) return undefined;
  const lines = Object.entries(said).flatMap(([name, each]) => fieldLines(name, each as EntryValue));
  return `of: { ${marks.join(', ')} }\n${lines.join('\n')}\n`;
}
