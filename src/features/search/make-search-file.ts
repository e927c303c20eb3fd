/** Makes the search index. Runs in the build only. */
import MiniSearch from 'minisearch';
import { declaredKinds, kindsById } from '#generated/declared-kinds.gen.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { showFigures } from '../../catalogue/link/tables-of.ts';
import { asAppPath } from '../../catalogue/paths.ts';
import { listDocuments } from './list-documents.ts';
import type { SearchDocument } from '../kinds/search-document.ts';
import { hasCompounds, phraseStem, splitText, splitWords, stem } from '../../text/split-words.ts';
import { indexOptions, type SearchedText, type SearchFile } from './search-file.ts';
import type { FigureColumns } from '../../figures/asked-figures.ts';
import type { Figure } from '../../figures/figure.ts';
import { amountsOf } from '../../figures/measure.ts';
import { oncePerRow } from '../../figures/reader.ts';
import { findUnit } from '../../figures/units.ts';

export function makeSearchFile(catalogue: Catalogue): SearchFile {
  const { kinds, none, synonyms, words } = catalogue.pages.search;
  const stopWords = catalogue.pages.search.stopWords.flatMap(splitWords);
  const { close: _close, others: _others, ...controls } = words;
  const documents = listDocuments(catalogue);
  const terms = documents.flatMap(({ title, more }) => splitWords(`${title} ${more}`).map(stem));
  const groups = synonyms.map((group) => group.map((phrase) => phraseStem(phrase, stopWords)));
  const index = new MiniSearch<SearchedText>(indexOptions);
  const categoryOf = ({ kind, note }: SearchDocument) => (kind === 'model' ? note : '');
  const { texts, common } = textWords(documents);
  index.addAll(
    documents.map((entry, id) => ({
      id,
      title: entry.title,
      category: categoryOf(entry),
      more: entry.more,
      text: texts[id]?.join(' ') ?? '',
    })),
  );
  return {
    groups: Object.assign({}, kinds, ...declaredKinds.map((kind) => kind.searchGroups?.(catalogue))),
    ranks: Object.fromEntries(
      Object.entries(kindsById).flatMap(([id, { searchRank }]) => (searchRank ? [[id, searchRank]] : [])),
    ),
    none,
    words: controls,
    documents: documents.map(({ kind, title, path, search, note, drawing, keyFigures = [] }) => ({
      kind,
      title,
      to: asAppPath(path),
      ...(search === undefined ? {} : { search }),
      note,
      ...(drawing === undefined ? {} : { drawing }),
      ...(keyFigures.length === 0 ? {} : { figures: showFigures(catalogue, keyFigures.slice(0, shownBeside)) }),
    })),
    figures: figureColumns(documents),
    stopWords,
    synonyms: [...groups, ...kindredWords(terms), ...wordsOfUnits(catalogue)],
    common,
    ...(hasCompounds(catalogue.site.language) ? { hasCompounds: true } : {}),
    index: index.toJSON(),
  };
}

/** So many key figures stand beside a hit. */
const shownBeside = 2;

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
    const { title = '', more = '', texts: written = [] } = documents[id] ?? {};
    const words = new Set<string>();
    for (const text of written) for (const word of wordsOf(text)) words.add(word);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const rare = [...words].filter(isRare);
    const names = rare.length > 0 ? splitText(`${title} ${more}`) : [];
    texts[id] = rare.filter((word) => !names.includes(word));
  }
  return { texts, common: [...counts].flatMap(([word, count]) => (count > textsPerWord ? [word] : [])) };
}

const rankOf = (document: SearchDocument | undefined) => Number(document?.kind === 'model');

/** Related words that the catalogue has both of: a machine and what it does (`cutter`, `cutting`). */
function kindredWords(words: Iterable<string>): string[][] {
  const all = new Set(words);
  return [...all]
    .filter((word) => word.endsWith('ing') && all.has(`${word.slice(0, -3)}er`))
    .map((word) => [word, `${word.slice(0, -3)}er`]);
}

/** The words of units.yaml for common units, each with the sign: `Tonnen`, `t`. */
const wordsOfUnits = ({ figures }: Catalogue): string[][] =>
  [...figures.ownUnits.units].flatMap(([word, { sign }]) => (findUnit(sign) ? [[word.toLowerCase(), sign]] : []));

/** Thousands of models have the same figures. */
const askedAmounts = oncePerRow(amountsOf);

/** Reads the documents' figures into columns. */
function figureColumns(documents: readonly { figures?: readonly Figure[] }[]): FigureColumns {
  const columns: FigureColumns = {};
  for (const [id, { figures = [] }] of documents.entries()) {
    const known = new Set<string>();
    for (const { as, low, high } of figures.flatMap(askedAmounts)) {
      if (known.has(`${as} ${low} ${high}`)) continue;
      known.add(`${as} ${low} ${high}`);
      (columns[as] ??= []).push(id, low, high);
    }
  }
  return columns;
}
