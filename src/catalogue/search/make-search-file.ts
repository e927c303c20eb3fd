/** Makes the search index. Runs in the build only. */
import MiniSearch from 'minisearch';
import { searchedPages } from '#generated/page-files.gen.ts';
import type { Catalogue, Findable, LinkedCategory, LinkedModel, MachineFamily } from '../catalogue.ts';
import { asAppPath, machineDrawingPath, type MachineFolder } from '../paths.ts';
import { indexOptions, type IndexedText, type SearchFile, type SearchKind, splitWords, stem } from './search-file.ts';
import { askedKinds, type FigureColumns } from '../../figures/asked-figures.ts';
import type { Figure } from '../../figures/figure.ts';
import { amountsOf } from '../../figures/measure.ts';
import { figuresOfModel } from '../link/tables-of.ts';
import { choiceFacets } from '../find/facets.ts';
import { listFindResults } from '../find/find-results.ts';
import { withAncestors, listingPath } from '../members.ts';
import { hasPage, pageLabel } from '../navigation.ts';

export function makeSearchFile(catalogue: Catalogue): SearchFile {
  const { kinds, none, synonyms, words } = catalogue.pages.search;
  const { close: _close, others: _others, ...controls } = words;
  const documents = listDocuments(catalogue);
  const terms = documents.flatMap(({ title, more }) => splitWords(`${title} ${more}`).map(stem));
  const others = otherWords([...synonyms, ...kindredWords(terms)]);
  const index = new MiniSearch<IndexedText>({
    ...indexOptions,
    processTerm: (word) => [stem(word), ...(others.get(stem(word)) ?? [])],
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
    figures: figureColumns(documents),
    synonyms: [...others],
    index: index.toJSON(),
  };
}

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

/** Reads the documents' figures into columns. */
function figureColumns(documents: readonly { figures?: readonly Figure[] }[]): FigureColumns {
  const columns: FigureColumns = {};
  for (const [id, { figures = [] }] of documents.entries()) {
    const known = new Set<string>();
    for (const { kind, low, high = noLimit } of figures.flatMap((figure) => amountsOf(figure, askedKinds))) {
      if (known.has(`${kind} ${low} ${high}`)) continue;
      known.add(`${kind} ${low} ${high}`);
      (columns[kind] ??= []).push(id, low, high);
    }
  }
  return columns;
}

interface SearchDocument {
  kind: SearchKind;
  title: string;
  path: string;
  /** More words to find it by. */
  more: string;
  /** Shown beside the title. */
  note: string;
  figures?: readonly Figure[];
  drawing?: string;
}

/** All documents by kind, each kind in list order: models, categories, equipment, fairs, features, pages. */
export function listDocuments(catalogue: Catalogue): SearchDocument[] {
  const { models } = catalogue;
  return [
    ...models.map((model) => modelDocument(catalogue, model)),
    ...catalogue.categories.map((category) => categoryDocument(catalogue, category)),
    ...catalogue.equipment.map((item): SearchDocument => ({
      kind: 'equipment',
      title: item.name,
      path: item.path,
      more: `${item.label ?? ''} ${facetWords(catalogue, item)}`,
      note: '',
      figures: item.overview,
      ...drawingOf('equipment', item),
    })),
    ...fairDocuments(catalogue),
    ...featureDocuments(models),
    ...pageDocuments(catalogue),
  ];
}

/**
 * Also indexes a model by the categories above it (one may name the manufacturer) and by its codes, such as a part
 * number.
 */
function modelDocument(catalogue: Catalogue, model: LinkedModel): SearchDocument {
  const { name, path, heading = '', category } = model;
  const categories = withAncestors(category).map(({ title }) => title);
  const { codes = [], figures = [] } = Object.groupBy(figuresOfModel(model), ({ label }) =>
    catalogue.figures.isCode(label) ? 'codes' : 'figures',
  );
  return {
    kind: 'model',
    title: name,
    path,
    more: [heading, ...categories, facetWords(catalogue, model), ...codes.map(({ text }) => text)].join(' '),
    note: category.title,
    figures,
    ...drawingOf('models', model),
  };
}

function categoryDocument(catalogue: Catalogue, category: LinkedCategory): SearchDocument {
  const { title, menu, labels, parent } = category;
  const names = [menu?.label, menu?.pageLabel, ...Object.values(labels ?? {})].join(' ');
  const path = category.layout === 'equipment' ? listingPath(category) : category.path;
  const more = `${names} ${facetWords(catalogue, category)}`;
  return { kind: 'category', title, path, more, note: parent?.title ?? '', ...drawingOf('categories', category) };
}

function drawingOf(folder: MachineFolder, { id, machine }: { id: string; machine: MachineFamily | undefined }) {
  return machine ? { drawing: machineDrawingPath(folder, id, 'side') } : {};
}

function facetWords({ pages: { find } }: Catalogue, { facets }: Findable): string {
  if (!find) return '';
  return choiceFacets(find)
    .flatMap(({ id, choices }) => (facets.get(id) ?? []).map((word) => choices.get(word)))
    .join(' ');
}

/** A fair without a gallery links to the fairs page, or to the home page. */
function fairDocuments({ fairs, pages: { tradefairs, home } }: Catalogue): SearchDocument[] {
  return fairs.map(({ title, city, country, start, path }) => ({
    kind: 'fair',
    title: title.includes(start.slice(0, 4)) ? title : `${title} ${start.slice(0, 4)}`,
    path: path ?? (tradefairs ?? home).path,
    more: `${city} ${country}`,
    note: city,
  }));
}

/** A feature links to the machine that has it, or to their category if several have it. */
function featureDocuments(models: readonly LinkedModel[]): SearchDocument[] {
  const features = models.flatMap((model) => model.features.map((title) => ({ title, model })));
  return [...Map.groupBy(features, ({ title }) => title)].flatMap(([title, [first, another]]) => {
    if (!first) return [];
    const { category, path, name } = first.model;
    const place = another ? { path: category.path, note: category.title } : { path, note: name };
    return { kind: 'feature' as const, title, more: '', ...place };
  });
}

/** The company's pages and the finder's results. An office's country links to the offices, a file format to the files. */
function pageDocuments(catalogue: Catalogue): SearchDocument[] {
  const { contact, downloads } = catalogue.pages;
  const there = searchedPages
    .map((name) => catalogue.pages[name])
    .filter((page) => page !== undefined)
    .filter(hasPage);
  const details = new Map<object, string[]>([
    [contact, catalogue.offices.map(({ country }) => country)],
    [downloads, Object.values(downloads.files)],
  ]);
  const pages = there.map((page) => ({
    title: pageLabel(catalogue, page),
    path: page.path,
    more: [page.title, ...(details.get(page) ?? [])].join(' '),
  }));
  const results = listFindResults(catalogue).results.map(({ heading, path }) => ({ title: heading, path, more: '' }));
  return [...pages, ...results].map((page) => ({ kind: 'page', note: '', ...page }));
}
