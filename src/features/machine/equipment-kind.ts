import type { LinkedEquipment } from '../../catalogue/catalogue.ts';
import { equipmentPicture, machineStem } from '../../catalogue/media/main-pictures.ts';
import { equipmentCategory } from '../../catalogue/members.ts';
import { asAppPath, shareCardPath } from '../../catalogue/paths.ts';
import { supplyRows } from '../../catalogue/machine/site-needs.ts';
import { firstSentence } from '../../catalogue/words.ts';
import { runningTexts } from '../../catalogue/texts.ts';
import type { EntryKind } from '../kinds/kind.ts';
import { glances, pictureOnCard } from '../page/share-card.ts';
import { productModel, propertyValues } from '../page/structured-data.ts';
import { drawnAt } from '../kinds/drawn-at.ts';
import { drawingOf, facetWords, rowTexts, textsIn } from '../kinds/search-document.ts';
import { equipmentSheet } from './machine-sheets.ts';

/** Line equipment: machines beside those of the categories. */
export const kind: EntryKind<LinkedEquipment> = {
  entries: ({ equipment }) => equipment,
  nameOf: ({ name }) => name,
  listedOn: (catalogue) => {
    const category = equipmentCategory(catalogue);
    return [category?.path, category?.listing && asAppPath(category.listing.path)];
  },
  enquirySearch: (_catalogue, { enquiryLink }) => enquiryLink.search ?? '',
  photos: ({ media }, { photo, photos }) => [
    ...photos.map(({ medium }) => medium),
    ...media.filter(({ file }) => photo !== undefined && file === `equipment/${photo}`),
  ],
  shareCard: (catalogue, item) => ({
    path: shareCardPath('equipment', item.id),
    kicker: equipmentCategory(catalogue)?.title ?? catalogue.site.brand.tagline,
    title: item.name,
    figures: glances(item.overview),
    text: firstSentence(item.description),
    drawing: pictureOnCard(machineStem('equipment', item)),
  }),
  structuredData: (catalogue, item) => {
    const { name, description, path } = item;
    const picture = equipmentPicture(catalogue, item);
    const properties = propertyValues(item.overview, catalogue.figures);
    return [productModel(catalogue.site, { name, description, path, picture, properties })];
  },
  searchRank: 'machine',
  documents: (catalogue) =>
    catalogue.equipment.map((item) => ({
      kind: 'equipment',
      title: item.name,
      path: item.path,
      more: `${item.label ?? ''} ${facetWords(catalogue, item)}`,
      texts: textsIn(
        runningTexts('equipment', item),
        rowTexts(catalogue, [...item.overview, ...supplyRows(catalogue, item.supply)]),
      ),
      note: '',
      figures: item.overview,
      keyFigures: item.overview,
      ...drawingOf('equipment', item),
    })),
  counted: ({ equipment, pages }) => ({ label: pages.home.figures.equipment, value: equipment.length }),
  drawnAt: (id) => drawnAt('equipment', id),
  dataSheets: (catalogue) =>
    catalogue.equipment.map((item) => ({ id: item.id, sources: [item], content: equipmentSheet(catalogue, item) })),
  reportLabels: { 'equipment.items': 'list of line equipment' },
  expected: { heading: 'name', found: 'name', texts: ['description', 'features', 'applications'] },
};
