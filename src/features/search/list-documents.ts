/** What the search finds, each with the words to find it by. Runs in the build only. */
import { searchedPages } from '#generated/page-files.gen.ts';
import type { Catalogue, Findable, LinkedCategory, LinkedModel, MachineFamily } from '../../catalogue/catalogue.ts';
import { machineDrawingPath } from '../../catalogue/paths.ts';
import type { MachineFolder } from '../../catalogue/kinds.ts';
import type { SearchKind } from './search-file.ts';
import type { Figure } from '../../figures/figure.ts';
import { figuresOfModel } from '../../catalogue/link/tables-of.ts';
import { choiceFacets, type ChoiceFacet } from '../../catalogue/link/facets.ts';
import { listFindResults } from '../find/find-results.ts';
import { nameOfMember, withAncestors, listingPath } from '../../catalogue/members.ts';
import { hasPage, pageLabel } from '../../catalogue/navigation.ts';
import { runningTexts } from '../../catalogue/texts.ts';
import { fill } from '../../catalogue/words.ts';

export interface SearchDocument {
  kind: SearchKind;
  title: string;
  path: string;
  /** More words to find it by. */
  more: string;
  /** In these a word weighs less. */
  texts: readonly string[];
  /** Shown beside the title. */
  note: string;
  figures?: readonly Figure[];
  drawing?: string;
}

/** All documents by kind, each kind in list order: models, categories, equipment, fairs, features, pages. */
export function listDocuments(catalogue: Catalogue): SearchDocument[] {
  const { models, pages } = catalogue;
  const facets = pages.find ? choiceFacets(pages.find) : [];
  return [
    ...models.map((model) => modelDocument(catalogue, model, facets)),
    ...catalogue.categories.map((category) => categoryDocument(category, facets)),
    ...catalogue.equipment.map((item): SearchDocument => ({
      kind: 'equipment',
      title: item.name,
      path: item.path,
      more: `${item.label ?? ''} ${facetWords(facets, item)}`,
      texts: textsIn(runningTexts('equipment', item), rowTexts(item.overview)),
      note: '',
      figures: item.overview,
      ...drawingOf('equipment', item),
    })),
    ...catalogue.lines.map((line): SearchDocument => ({
      kind: 'line',
      title: line.title,
      path: line.path,
      more: [pages.lines.title, line.feed.material, line.product.material, facetWords(facets, line)].join(' '),
      texts: textsIn(
        runningTexts('line', line),
        line.stations.map(({ choices }) => choices.map(nameOfMember)),
      ),
      note: pages.lines.title,
      figures: [line.feed.throughput, line.product.size],
    })),
    ...fairDocuments(catalogue),
    ...featureDocuments(models),
    ...officeDocuments(catalogue),
    ...pageDocuments(catalogue),
  ];
}

const rowTexts = (figures: readonly Figure[]) => figures.flatMap(({ label, text }) => [label, text]);

/** All texts in these values, at any depth. */
function textsIn(...values: readonly unknown[]): string[] {
  return values.flatMap((value) => {
    if (typeof value !== 'object' || value === null) return typeof value === 'string' ? [value] : [];
    return textsIn(...Object.values(value));
  });
}

/**
 * Also indexes a model by the categories above it (one may name the manufacturer) and by its codes, such as a part
 * number.
 */
function modelDocument(catalogue: Catalogue, model: LinkedModel, facets: readonly ChoiceFacet[]): SearchDocument {
  const { name, path, heading = '', category } = model;
  const categories = withAncestors(category).map(({ title }) => title);
  const { codes = [], figures = [] } = Object.groupBy(figuresOfModel(model), ({ label }) =>
    catalogue.figures.isCode(label) ? 'codes' : 'figures',
  );
  return {
    kind: 'model',
    title: name,
    path,
    more: [heading, ...categories, facetWords(facets, model), ...codes.map(({ text }) => text)].join(' '),
    texts: textsIn(runningTexts('model', model), rowTexts(figures)),
    note: category.title,
    figures,
    ...drawingOf('models', model),
  };
}

function categoryDocument(category: LinkedCategory, facets: readonly ChoiceFacet[]): SearchDocument {
  const { title, menu, labels, parent } = category;
  const names = [menu?.label, menu?.pageLabel, ...Object.values(labels ?? {})].join(' ');
  const path = category.layout === 'equipment' ? listingPath(category) : category.path;
  const more = `${names} ${facetWords(facets, category)}`;
  return {
    kind: 'category',
    title,
    path,
    more,
    texts: runningTexts('category', category),
    note: parent?.title ?? '',
    ...drawingOf('categories', category),
  };
}

function drawingOf(folder: MachineFolder, { id, machine }: { id: string; machine: MachineFamily | undefined }) {
  return machine ? { drawing: machineDrawingPath(folder, id, 'side') } : {};
}

function facetWords(facets: readonly ChoiceFacet[], { facets: own }: Findable): string {
  return facets.flatMap(({ id, choices }) => (own.get(id) ?? []).map((word) => choices.get(word))).join(' ');
}

/** A fair without a gallery links to the fairs page, or to the home page. */
function fairDocuments({ fairs, words, pages: { tradefairs, home } }: Catalogue): SearchDocument[] {
  return fairs.map(({ title, city, country, start, path, booth = '', gallery, ...fair }) => ({
    kind: 'fair',
    title: title.includes(start.slice(0, 4)) ? title : `${title} ${start.slice(0, 4)}`,
    path: path ?? (tradefairs ?? home).path,
    more: `${city} ${country} ${booth}`,
    texts: textsIn(
      runningTexts('fair', { ...fair, gallery }),
      booth && words.fairs.booth,
      gallery && words.fairs.images,
      gallery?.videos && words.fairs.videos,
    ),
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
    return { kind: 'feature' as const, title, more: '', texts: [], ...place };
  });
}

/** The offices by country: their cities, addresses and ways to reach them lead to the contact page. */
function officeDocuments(catalogue: Catalogue): SearchDocument[] {
  const { offices, pages } = catalogue;
  const note = pageLabel(catalogue, pages.contact);
  return [...Map.groupBy(offices, ({ country }) => country)].map(([country, own]) => ({
    kind: 'page',
    title: country,
    path: pages.contact.path,
    more: wordsOfWays(catalogue, own).join(' '),
    note,
    texts: textsIn(own.map(({ company, addresses, hours }) => [company, addresses, hours])),
  }));
}

/** The names of the ways to reach any of these offices. */
function wordsOfWays({ words }: Catalogue, offices: Catalogue['offices']): string[] {
  const ways = ['phone', 'mobile', 'whatsapp', 'email', 'website', 'hours'] as const;
  const used = ways.filter((way) => offices.some((office) => office[way]));
  return used.flatMap((way) => [
    words.contact[way],
    way === 'hours' ? fill(words.contact.openUntil, { time: '' }) : '',
  ]);
}

/** The company's pages and the finder's results. An office's country links to the offices, a file format to the files. */
function pageDocuments(catalogue: Catalogue): SearchDocument[] {
  const { words, testimonials, pages: own } = catalogue;
  const { home, contact, downloads } = own;
  const there = (['home', ...searchedPages] as const).flatMap((name) => {
    const page = catalogue.pages[name];
    return page && hasPage(page) ? [{ name, page }] : [];
  });
  const countries = catalogue.offices.map(({ country }) => country);
  const ways = wordsOfWays(catalogue, catalogue.offices);
  const details = new Map<object, string[]>([
    // Whoever looks for a telephone number or for hours means these, not a text that says to call.
    [contact, [...countries, ...ways, words.contact.map, words.contact.headOffice]],
    [downloads, Object.values(downloads.files)],
  ]);
  const quotations = testimonials.map(({ company, country, feedback, author }) => [company, country, feedback, author]);
  const pages = there.map(({ name, page }) => ({
    title: pageLabel(catalogue, page),
    path: page.path,
    more: [page.title, ...(details.get(page) ?? [])].join(' '),
    texts: textsIn(runningTexts(`page-${name}`, page), page === home && quotations),
  }));
  const results = listFindResults(catalogue).results.map(({ heading, path }) => ({
    title: heading,
    path,
    more: '',
    texts: [],
  }));
  return [...pages, ...results].map((page) => ({ kind: 'page', note: '', ...page }));
}
