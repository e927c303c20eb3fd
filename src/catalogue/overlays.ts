/**
 * Texts of a catalogue in a further language: files like `ar/models/blt150.yaml`, laid over the entries that they are
 * named after. Figures, references and order are those of the entries. See docs/decisions/0037-languages.md.
 */
import { asBlock, isBlock, type Block } from '../yaml/block.ts';
import { namesIn } from '../yaml/index-events.ts';
import { normalizeName } from '../text/names.ts';
import { isOptional, type Pack, type ReadEntry } from './entries.ts';
import type { Entry } from './entry.ts';
import { fileKinds } from './kinds.ts';
import { pathIn } from './language-paths.ts';
import { takenPaths } from './taken-paths.ts';
import { isCommonName, shownTexts, textsShown } from './texts.ts';

/** The kind and id of an entry and of its overlays: `model/blt150`. */
export const nameOf = ({ kind, id }: Pick<Entry, 'kind' | 'id'>): string => `${kind}/${id}`;

/** The texts of an overlay, and the marks of the texts that they were translated from, by field. */
export function partsOf(overlay: Pick<Entry, 'value'> | undefined): { texts: Block; of: Block } {
  const { of, ...texts } = asBlock(overlay?.value);
  return { texts, of: asBlock(of) };
}

/**
 * Lays texts over a value. A list of texts replaces the list; a list of blocks says something of each, in order.
 * @param isPack the words of the program, which say nothing of a list's blocks
 */
export function layTexts(under: unknown, over: unknown, { isPack = false } = {}): unknown {
  if (over === undefined || under === undefined) return over ?? under;
  if (Array.isArray(over) && Array.isArray(under) && (isPack || over.some(isBlock)))
    return isPack ? under : under.map((item, at) => layTexts(item, over[at]));
  if (!isBlock(over) || !isBlock(under)) return over;
  const names = new Set([...Object.keys(under), ...Object.keys(over)]);
  return Object.fromEntries([...names].map((name) => [name, layTexts(under[name], over[name], { isPack })]));
}

/** No vowels, so that no mark is a word or a number of YAML, as `true` and `81e0` are. */
const letters = 'bcdfghjklmnpqrstvwxz';

/** Marks the texts of a field: four letters, which change with the texts (FNV-1a). */
export function markOf(kind: Entry['kind'], value: unknown, field: string): string {
  const texts = shownTexts(kind, { [field]: asBlock(value)[field] }).map(({ text }) => text);
  let hash = 0x811c9dc5;
  for (const unit of texts.join('\n')) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return [0, 1, 2, 3].map((at) => letters[Math.floor(hash / 20 ** at) % 20]).join('');
}

/** What rows, tables and values in words are called in a language, by their normalized names. */
export function termsIn(overlays: readonly Entry[], tag: string): ReadonlyMap<string, string> {
  const terms = overlays.find(({ kind, language }) => kind === 'terms' && language === tag);
  return new Map(Object.entries(asBlock(terms?.value)).map(([name, term]) => [normalizeName(name), String(term)]));
}

/**
 * The entries in a further language, with the addresses of its pages. An entry has a page there if it has an overlay,
 * or if the pack has words of its kind; the address of any other stays that of the first language.
 * @param pack the words of the program in that language
 */
export function inLanguage(
  entries: readonly Entry[],
  overlays: readonly Entry[],
  tag: string,
  pack: Pack = {},
): ReadEntry[] {
  const own = new Map(overlays.filter(({ language }) => language === tag).map((entry) => [nameOf(entry), entry]));
  const there = new Set(entries.map(({ kind }) => kind));
  const others = fileKinds.filter(({ id, isTranslation }) => !there.has(id) && !isOptional.has(id) && !isTranslation);
  const standard = others.map(({ id: kind, file: id, folder }): ReadEntry => {
    return { kind, id, file: `${folder === '' ? '' : `${folder}/`}${id}.yaml`, value: { isDefault: true } };
  });
  return [...entries, ...standard].map((entry) => {
    const { texts } = partsOf(own.get(nameOf(entry)));
    const words = pack[entry.kind];
    // The maker's own words of the program are those of the first language.
    const said = layTexts(entry.kind === 'words' ? {} : layTexts(entry.value, words, { isPack: true }), texts);
    const { kind, id, file } = entry;
    if (kind === 'site') return { kind, id, file, value: layTexts(said, { language: tag }) };
    const isMade = own.has(nameOf(entry)) || words !== undefined;
    const paths = isMade ? takenPaths(entry) : [];
    const value = paths.reduce((before, taken) => setAt(before, taken.pointer, pathIn(tag, taken.path)), said);
    return { kind, id, file, value };
  });
}

/**
 * The texts and names that entries in a further language have in the first one. A text that also names something counts
 * as a name.
 * @param laid what `inLanguage` made of the entries
 */
export function untranslatedTexts(
  entries: readonly Entry[],
  laid: readonly ReadEntry[],
): { texts: string[]; names: string[] } {
  const shown = new Map(laid.map((entry) => [nameOf(entry), entry.value]));
  const left = entries.flatMap((entry) => {
    const texts = shownTexts(entry.kind, shown.get(nameOf(entry)));
    const inLaid = new Set(texts.map(({ pointer, text }) => pointer + text));
    return textsShown(entry).filter(({ pointer, text }) => inLaid.has(pointer + text));
  });
  const all = Map.groupBy(left, ({ role }) => role);
  const names = new Set((all.get('name') ?? []).map(({ text }) => text));
  const texts = (all.get(true) ?? []).flatMap(({ text }) => (names.has(text) ? [] : text));
  return { texts, names: [...names].filter(isCommonName) };
}

/** Sets the field at a JSON pointer. */
const setAt = (value: unknown, pointer: string, field: string): unknown =>
  layTexts(
    value,
    namesIn(pointer).reduceRight<unknown>((inner, name) => ({ [name]: inner }), field),
  );
