/** Makes the search's file. Part of the build alone: the browser reads what comes of it. */
import MiniSearch from 'minisearch';
import type { Catalogue } from '../catalogue.ts';
import { asAppPath } from '../paths.ts';
import { listDocuments, type SearchDocument } from './list-documents.ts';
import { indexOptions, type IndexedText, type SearchFile } from './search-file.ts';
import { splitWords, stem } from './search-terms.ts';
import { parseQuantity, type KnownFigures } from '../quantity.ts';
import { askedKinds, type FigureColumns } from './asked-figures.ts';

/** The index and the documents of a catalogue. */
export function makeSearchFile(catalogue: Catalogue): SearchFile {
  const { kinds, none, synonyms, words } = catalogue.pages.search;
  const { close: _close, others: _others, ...controls } = words;
  const documents = listDocuments(catalogue);
  const terms = documents.flatMap(({ title, more }) => splitWords(`${title} ${more}`).map(stem));
  const others = otherWords([...synonyms, ...kindredWords(terms)]);
  const index = new MiniSearch<IndexedText>({
    ...indexOptions,
    processTerm: (word) => [stem(word), ...(others[stem(word)] ?? [])],
  });
  const categoryOf = ({ kind, note }: SearchDocument) => (kind === 'model' ? note : '');
  index.addAll(documents.map((one, id) => ({ id, title: one.title, category: categoryOf(one), more: one.more })));
  return {
    groups: kinds,
    none,
    words: controls,
    documents: documents.map(({ kind, title, path, note, drawing }) => ({
      kind,
      title,
      to: asAppPath(path),
      note,
      ...(drawing === undefined ? {} : { drawing }),
    })),
    figures: figureColumns(documents, catalogue.figures),
    synonyms: others,
    index: index.toJSON(),
  };
}

/** By word: the others of its groups. */
function otherWords(synonyms: readonly (readonly string[])[]): Record<string, string[]> {
  const others: Record<string, string[]> = {};
  for (const group of synonyms.map((words) => words.map(stem))) {
    for (const word of group) (others[word] ??= []).push(...group.filter((other) => other !== word));
  }
  return others;
}

/**
 * Words that a visitor writes one for another, as far as the catalogue has both: what a machine is called and what it
 * does (`cutter`, `cutting`).
 */
function kindredWords(words: Iterable<string>): string[][] {
  const all = new Set(words);
  return [...all]
    .filter((word) => word.endsWith('ing') && all.has(`${word.slice(0, -3)}er`))
    .map((word) => [word, `${word.slice(0, -3)}er`]);
}

/** `from 5 kW` has no most. */
const noLimit = 1e12;

/** The columns of documents with their figures as they are written. */
function figureColumns(
  documents: readonly { figures?: readonly string[] }[],
  figuresRead: KnownFigures,
): FigureColumns {
  const columns: FigureColumns = {};
  for (const [id, { figures = [] }] of documents.entries()) {
    const known = new Set<string>();
    for (const { unit, value, min, max } of figures.flatMap((text) => parseQuantity(text, figuresRead)?.parts ?? [])) {
      const { kind, factor } = unit ?? {};
      if (!kind || factor === undefined || !askedKinds.has(kind)) continue;
      const low = round((value ?? min ?? 0) * factor);
      const high = value === undefined && max === undefined ? noLimit : round((value ?? max ?? 0) * factor);
      if (known.has(`${kind} ${low} ${high}`)) continue;
      known.add(`${kind} ${low} ${high}`);
      (columns[kind] ??= []).push(id, low, high);
    }
  }
  return columns;
}

const round = (value: number): number => Number(value.toPrecision(6));
