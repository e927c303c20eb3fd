/** Reads: schemas/defaults/. Writes: the files of a language there. */
import path from 'node:path';
import { defaults } from '#generated/defaults.gen.ts';
import { fileKinds, type KindId } from '../../src/catalogue/kinds.ts';
import { shownTexts } from '../../src/catalogue/texts.ts';
import { asBlock, isBlock } from '../../src/yaml/block.ts';
import { quote } from '../../src/yaml/edit/yaml-text.ts';
import { readEntry } from '../../src/yaml/read-entry.ts';
import { packDir } from '../data/read-pack.ts';
import { readIfThere } from '../lib/files.ts';
import { Refusal, schemaPathFrom, shown, writeFiles } from './new-file.ts';

/** A word that is still to be translated. */
class Untranslated {
  readonly english: string;
  constructor(english: string) {
    this.english = english;
  }
}

/**
 * Adds the words that a language lacks to the files of its pack, to be translated. What is there stays.
 * @param tag BCP 47, without a region
 * @returns what was written
 */
export async function writeNewWords(tag: string): Promise<string> {
  const files = fileKinds.map(async (kind) => {
    const file = path.join(packDir(tag), `${kind.id}.yaml`);
    const bytes = await readIfThere(file);
    const head = `# yaml-language-server: $schema=${schemaPathFrom(file, kind)}\n`;
    const text = packText(kind.id, bytes);
    return { file, base: bytes && new TextDecoder().decode(bytes), text: head + text, count: countUntranslated(text) };
  });
  const lacking = (await Promise.all(files)).filter((file) => file.count > 0);
  await writeFiles(lacking);
  const count = lacking.reduce((sum, file) => sum + file.count, 0);
  return count === 0
    ? `${shown(packDir(tag))} has all words.`
    : `${shown(packDir(tag))} has ${count} words to translate: write each before its #, behind which it is in English.`;
}

const countUntranslated = (text: string) => text.match(/[:-] # "/g)?.length ?? 0;

/**
 * The file of a kind in a pack: what it has (`before`), and what it lacks as untranslated. Empty for a kind without
 * words. Throws a `Refusal` where a mistake in it would lose words.
 */
export function packText(kind: KindId, before: Uint8Array | undefined): string {
  const read = before && readEntry(`${kind}.yaml`, before);
  const mistake = read?.findings.list().find(({ severity }) => severity === 'error');
  if (mistake) throw new Refusal(`${mistake.file}:${mistake.line} ${mistake.message} Nothing was written.`);
  const words = wordsOf(kind, read?.value);
  return words === undefined ? '' : `${linesOf(words).join('\n')}\n`;
}

/** The words of a kind: those that a pack has (`said`), and the others untranslated. */
function wordsOf(kind: KindId, said: unknown): unknown {
  const pointers = shownTexts(kind, defaults[kind]).map(({ pointer }) => pointer);
  const hasText = (pointer: string) => pointers.some((text) => text === pointer || text.startsWith(`${pointer}/`));
  const visit = (english: unknown, own: unknown, pointer: string): unknown => {
    if (!hasText(pointer)) return own;
    if (typeof english === 'string') return own ?? new Untranslated(english);
    // An item of a list also says what it is about, such as the page of a link.
    if (Array.isArray(english))
      return english.map((item: unknown, at) => {
        const words = visit(item, Array.isArray(own) ? own[at] : undefined, `${pointer}/${at}`);
        return isBlock(item) ? { ...item, ...asBlock(words) } : words;
      });
    const names = new Set([...Object.keys(asBlock(english)), ...Object.keys(asBlock(own))]);
    const inner = [...names].map((name) => [
      name,
      visit(asBlock(english)[name], asBlock(own)[name], `${pointer}/${name.replaceAll('/', '~1')}`),
    ]);
    return Object.fromEntries(inner.filter(([, words]) => words !== undefined));
  };
  return pointers.length === 0 ? undefined : visit(defaults[kind], said, '');
}

/** A value as lines of YAML. */
function linesOf(value: unknown): string[] {
  if (value instanceof Untranslated) return [`# ${JSON.stringify(value.english)}`];
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => linesOf(item).map((line, at) => (at === 0 ? `- ${line}` : `  ${line}`)));
  if (!isBlock(value)) return [typeof value === 'string' ? quote(value) : String(value)];
  return Object.entries(value).flatMap(([name, inner]) => {
    const lines = linesOf(inner);
    const isOnLine = inner instanceof Untranslated || typeof inner !== 'object';
    return isOnLine ? `${quote(name)}: ${lines[0]}` : [`${quote(name)}:`, ...lines.map((line) => `  ${line}`)];
  });
}
