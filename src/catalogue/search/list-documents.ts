/** What can be found by the search. */
import type { Catalogue, Findable, LinkedCategory, LinkedModel, MachineFamily } from '../catalogue.ts';
import { choiceFacets } from '../find/facets.ts';
import { listFindResults } from '../find/find-results.ts';
import { lineOf, listingPath } from '../members.ts';
import { pageLabel } from '../navigation.ts';
import { machineDrawingPath } from '../paths.ts';
import { isCode } from '../quantity/is-code.ts';
import type { SearchKind } from './search-file.ts';

export interface SearchDocument {
  kind: SearchKind;
  title: string;
  path: string;
  /** Further words by which it is found. */
  more: string;
  /** What stands beside the title. */
  note: string;
  /** Its figures, as they are written. */
  figures?: readonly string[];
  /** Address of its drawing. */
  drawing?: string;
}

/** All documents: models, categories, equipment, fairs, features, pages; of each kind in the order of lists. */
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
      figures: Object.values(item.overview ?? {}).map(String),
      ...drawingOf('equipment', item),
    })),
    ...fairDocuments(catalogue),
    ...featureDocuments(models),
    ...pageDocuments(catalogue),
  ];
}

/**
 * A model is found by the categories above it, too (one of them may say who makes it), and by its codes, such as a part
 * number.
 */
function modelDocument(catalogue: Catalogue, model: LinkedModel): SearchDocument {
  const { name, path, heading = '', category } = model;
  const categories = lineOf(category).map(({ title }) => title);
  const rows = [...model.highlights, ...model.tables.flatMap((table) => table.rows)];
  const { codes = [], figures = [] } = Object.groupBy(rows, ({ label }) =>
    isCode(label, catalogue.figures.own) ? 'codes' : 'figures',
  );
  return {
    kind: 'model',
    title: name,
    path,
    more: [heading, ...categories, facetWords(catalogue, model), ...codes.map(({ value }) => value)].join(' '),
    note: category.title,
    figures: figures.map(({ value }) => value),
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

function drawingOf(
  folder: 'models' | 'categories' | 'equipment',
  { id, machine }: { id: string; machine: MachineFamily | undefined },
) {
  return machine ? { drawing: machineDrawingPath(folder, id, 'side') } : {};
}

function facetWords({ pages: { find } }: Catalogue, { facets }: Findable): string {
  if (!find) return '';
  return choiceFacets(find)
    .flatMap(({ id, choices }) => (facets[id] ?? []).map((word) => choices[word]))
    .join(' ');
}

/** A fair without a gallery is found on the page of all fairs, or on the home page. */
function fairDocuments({ fairs, pages: { tradefairs, home } }: Catalogue): SearchDocument[] {
  return fairs.map(({ title, city, country, start, path }) => ({
    kind: 'fair',
    title: title.includes(start.slice(0, 4)) ? title : `${title} ${start.slice(0, 4)}`,
    path: path ?? (tradefairs ?? home).path,
    more: `${city} ${country}`,
    note: city,
  }));
}

/** A feature leads to the machine that has it; where several have it, to their category. */
function featureDocuments(models: readonly LinkedModel[]): SearchDocument[] {
  const owners = new Map<string, LinkedModel[]>();
  for (const model of models) {
    for (const feature of model.features) owners.set(feature, [...(owners.get(feature) ?? []), model]);
  }
  return [...owners].flatMap(([title, [first, ...others]]) => {
    if (!first) return [];
    const path = others.length > 0 ? first.category.path : first.path;
    const note = others.length > 0 ? first.category.title : first.name;
    return { kind: 'feature' as const, title, path, more: '', note };
  });
}

/** The pages of the company, and the finder's results. An office's country leads to the offices. */
function pageDocuments(catalogue: Catalogue): SearchDocument[] {
  const { about, contact, enquire, ourproducts, tradefairs, find } = catalogue.pages;
  const there = [find, ourproducts, enquire, contact, about, tradefairs].filter((page) => page !== undefined);
  const pages = there.map((page) => ({
    title: pageLabel(catalogue, page),
    path: page.path,
    more: page === contact ? [page.title, ...catalogue.offices.map(({ country }) => country)].join(' ') : page.title,
  }));
  const results = listFindResults(catalogue).results.map(({ heading, path }) => ({ title: heading, path, more: '' }));
  return [...pages, ...results].map((page) => ({ kind: 'page', note: '', ...page }));
}
