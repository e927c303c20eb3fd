/** Makes the search index. Runs in the build only. */
import MiniSearch from 'minisearch';
import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { asAppPath } from '../../catalogue/paths.ts';
import { listDocuments } from './list-documents.ts';
import type { SearchDocument } from '../kinds/search-document.ts';
import { indexOptions, type SearchedText, type SearchFile, splitText, splitWords, stem } from './search-file.ts';
import { askedKinds, type FigureColumns } from '../../figures/asked-figures.ts';
import type { Figure } from '../../figures/figure.ts';
import { amountsOf } from '../../figures/measure.ts';
import { once } from '../../text/once.ts';

export function makeSearchFile(catalogue: Catalogue): SearchFile {
  const { kinds, none, synonyms, words } = catalogue.pages.search;
  const { close: _close, others: _others, ...controls } = words;
  const documents = listDocuments(catalogue);
  const terms = documents.flatMap(({ title, more }) => splitWords(`${title} ${more}`).map(stem));
  const others = otherWords([...synonyms, ...kindredWords(terms)]);
  const index = new MiniSearch<SearchedText>({
    ...indexOptions,
    processTerm: (word) => [stem(word), ...(others.get(stem(word)) ?? [])],
  });
  const categoryOf = ({ kind, note }: SearchDocument) => (kind === 'model' ? note : '');
  const { texts, common } = textWords(documents);
  index.addAll(
    documents.map((one, id) => ({
      id,
      title: one.title,
      category: categoryOf(one),
      more: one.more,
      text: texts[id]?.join(' ') ?? '',
    })),
  );
  return {
    groups: Object.assign({}, kinds, ...declaredKinds.map((kind) => kind.searchGroups?.(catalogue))),
    none,
    words: controls,
    documents: documents.map(({ kind, title, path, note, drawing }) => ({
      kind,
      title,
      to: asAppPath(path),
      note,
      ...(drawing === undefined ? {} : { drawing }),
    })),
    figures: figureColumns(documents),
    synonyms: [...others],
    common,
    index: index.toJSON(),
  };
}

/** In so many texts a word is indexed, so that the file grows with the words of a large catalogue, not with its texts. */
const textsPerWord = 30;

/** The words of each document's texts that do not name it, and those that more texts have. Models come last. */
function textWords(documents: readonly SearchDocument[]): { texts: string[][]; common: string[] } {
  const counts = new Map<string, number>();
  const isRare = (word: string) => (counts.get(word) ?? 0) <= textsPerWord;
  // Thousands of models have the same rows, whose words are soon in too many texts.
  const known = new Map<string, readonly string[]>();
  const wordsOf = (text: string): readonly string[] => {
    const words = known.get(text) ?? splitText(text);
    const rare = words.every(isRare) ? words : words.filter(isRare);
    known.set(text, rare);
    return rare;
  };
  const texts: string[][] = documents.map(() => []);
  const order = [...documents.keys()].toSorted((a, b) => rankOf(documents[a]) - rankOf(documents[b]));
  for (const id of order) {
    const { title = '', more = '', texts: own = [] } = documents[id] ?? {};
    const words = new Set<string>();
    for (const text of own) for (const word of wordsOf(text)) words.add(word);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const rare = [...words].filter(isRare);
    const names = rare.length > 0 ? splitText(`${title} ${more}`) : [];
    texts[id] = rare.filter((word) => !names.includes(word));
  }
  return { texts, common: [...counts].flatMap(([word, count]) => (count > textsPerWord ? [word] : [])) };
}

const rankOf = (document: SearchDocument | undefined) => Number(document?.kind === 'model');

/** Each word with the other words of its groups. */
function otherWords(synonyms: readonly (readonly string[])[]): Map<string, string[]> {
  const others = new Map<string, string[]>();
  for (const group of synonyms.map((words) => words.map(stem))) {
    for (const word of group) {
      others.set(word, [...(others.get(word) ?? []), ...group.filter((other) => other !== word)]);
    }
  }
  return others;
}

/** Related words that the catalogue has both of: a machine and what it does (`cutter`, `cutting`). */
function kindredWords(words: Iterable<string>): string[][] {
  const all = new Set(words);
  return [...all]
    .filter((word) => word.endsWith('ing') && all.has(`${word.slice(0, -3)}er`))
    .map((word) => [word, `${word.slice(0, -3)}er`]);
}

/** `from 5 kW` has no maximum. */
const noLimit = 1e12;

/** Thousands of models have the same figures. */
const askedAmounts = once((reading: Figure['reading']) => amountsOf({ reading }, askedKinds));

/** Reads the documents' figures into columns. */
function figureColumns(documents: readonly { figures?: readonly Figure[] }[]): FigureColumns {
  const columns: FigureColumns = {};
  for (const [id, { figures = [] }] of documents.entries()) {
    const known = new Set<string>();
    for (const { kind, low, high = noLimit } of figures.flatMap(({ reading }) => askedAmounts(reading))) {
      if (known.has(`${kind} ${low} ${high}`)) continue;
      known.add(`${kind} ${low} ${high}`);
      (columns[kind] ??= []).push(id, low, high);
    }
  }
  return columns;
}
