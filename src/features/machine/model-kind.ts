import type { Catalogue, LinkedModel } from '../../catalogue/catalogue.ts';
import { keyFiguresOf } from '../../catalogue/link/key-figures.ts';
import { figuresOfModel } from '../../catalogue/link/tables-of.ts';
import { machineStem, modelPicture } from '../../catalogue/media/main-pictures.ts';
import { withAncestors } from '../../catalogue/members.ts';
import { shareCardPath } from '../../catalogue/paths.ts';
import { supplyRows } from '../../catalogue/machine/site-needs.ts';
import { firstSentence } from '../../catalogue/words.ts';
import { runningTexts } from '../../catalogue/texts.ts';
import type { EntryKind } from '../kinds/kind.ts';
import { cardFigures, glances, pictureOnCard } from '../page/share-card.ts';
import { productModel, propertyValues } from '../page/structured-data.ts';
import { drawnAt } from '../kinds/drawn-at.ts';
import { drawingOf, facetWords, rowTexts, textsIn, type SearchDocument } from '../kinds/search-document.ts';
import { modelSheet } from './machine-sheets.ts';

/** Models: machines of a category, with tables of figures. */
export const kind: EntryKind<LinkedModel> = {
  entries: ({ models }) => models,
  nameOf: ({ name }) => name,
  listedOn: (_catalogue, { category }) => [category.path],
  enquirySearch: (_catalogue, { enquiryLink }) => enquiryLink.search ?? '',
  photos: (_catalogue, { photos }) => photos.map(({ medium }) => medium),
  shareCard: (catalogue, model) => {
    const { id, name, heading = name, category, description } = model;
    return {
      path: shareCardPath('models', id),
      kicker: category.title,
      title: heading,
      figures: glances(keyFiguresOf(catalogue, model, 2 * cardFigures)),
      text: firstSentence(description),
      drawing: pictureOnCard(machineStem('models', model)),
    };
  },
  madeWith: ({ sheet }) => (sheet ? [sheet] : []),
  structuredData: (catalogue, model) => {
    const { name, description, path, category } = model;
    const picture = modelPicture(catalogue, model);
    const properties = propertyValues(
      model.tables.flatMap((table) => table.rows),
      catalogue.figures,
    );
    return [productModel(catalogue.site, { name, description, path, category: category.title, picture, properties })];
  },
  searchRank: 'first',
  documents: (catalogue) => [
    ...catalogue.models.map((model) => modelDocument(catalogue, model)),
    ...featureDocuments(catalogue.models),
  ],
  counted: ({ models, pages }) => ({ label: pages.home.figures.models, value: models.length }),
  drawnAt: (id) => drawnAt('models', id),
  dataSheets: (catalogue) =>
    catalogue.models
      .filter((model) => !model.sheet || model.sheetChanges)
      .map((model) => ({ id: model.id, sources: [model, model.sheet], content: modelSheet(catalogue, model) })),
  reportLabels: {
    models: 'list of models',
    subjects: 'machines that the enquiry form knows',
    machines: 'machines and their wear parts',
    'groups.models': 'choice of machines to compare',
    'groups.category': 'choice of machines to compare',
    'related.smaller': 'next size down',
    'related.larger': 'next size up',
    'related.before': 'what stands before it in a line',
    'related.after': 'what stands after it in a line',
  },
  expected: { heading: ['heading', 'name'], found: 'name', texts: ['description', 'features'] },
};

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
    texts: textsIn(
      runningTexts('model', model),
      rowTexts(catalogue, [...figures, ...supplyRows(catalogue, model.supply)]),
    ),
    note: category.title,
    figures,
    keyFigures: model.comparedFigures.filter(({ text }) => text !== ''),
    ...drawingOf('models', model),
  };
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
