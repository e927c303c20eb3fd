import type { Catalogue, LinkedCategory } from '../../catalogue/catalogue.ts';
import { documentsOf } from '../../catalogue/media/documents.ts';
import { categoryStem, memberPicture } from '../../catalogue/media/main-pictures.ts';
import { machineFiles } from '../../catalogue/media/pictures.ts';
import { listingPath, mainCategories, membersBelow } from '../../catalogue/members.ts';
import { enquirySearch, shareCardPath } from '../../catalogue/paths.ts';
import { firstSentence } from '../../catalogue/words.ts';
import { runningTexts } from '../../catalogue/texts.ts';
import { linkedOption } from '../../enquiry/contract/enquiry-form.ts';
import { comparable, comparedCategories } from '../compare/address.ts';
import { comparableMachine } from '../kinds/compared.ts';
import type { DownloadRow, EntryKind, SummarySection } from '../kinds/kind.ts';
import { glances, pictureOnCard } from '../page/share-card.ts';
import { drawnAt } from '../kinds/drawn-at.ts';
import { drawingOf, facetWords, type SearchDocument } from '../kinds/search-document.ts';

/** Categories, with the lists of the machines below them. */
export const kind: EntryKind<LinkedCategory> = {
  entries: ({ categories }) => categories,
  nameOf: ({ title }) => title,
  listedOn: ({ pages }, { parent }) => [(parent ?? pages.ourproducts).path],
  enquirySearch: (catalogue, category) => enquirySearch(category.enquiryMachinery, linkedOption(catalogue, category)),
  photos: (_catalogue, { photos }) => photos.map(({ medium }) => medium),
  shareCard: categoryShareCard,
  searchRank: 'full',
  documents: (catalogue) => catalogue.categories.map((category) => categoryDocument(catalogue, category)),
  summaries: (catalogue) => mainCategories(catalogue).map((main) => summaryOf(catalogue, main)),
  drawnAt: (id) => drawnAt('categories', id),
  downloads: (catalogue) =>
    mainCategories(catalogue)
      .flatMap((main) => membersBelow(catalogue, main))
      .flatMap(({ member, category }): DownloadRow | [] => {
        if (member.kind === 'category') return [];
        const { name, path: to, sheetPath } = member.entry;
        const picture = memberPicture(catalogue, member);
        // The name beside the picture describes it.
        const shown = picture ? { picture: { ...picture, alt: '' } } : {};
        const documents = documentsOf(catalogue, member);
        const more = documents.length > 0 ? { ...shown, documents } : shown;
        return { category, machine: { name, to, files: machineFiles(member.entry, sheetPath), ...more } };
      }),
  comparisons: (catalogue) =>
    comparedCategories(catalogue).map((category) => ({
      entry: category,
      link: { to: category.path, label: category.title },
      models: category.models.map(comparable),
      compared: (most) => category.models.slice(0, most).map((model) => comparableMachine(catalogue, model)),
    })),
  reportLabels: {
    cards: 'cards',
    'cards.items': 'cards',
    items: 'cards',
    category: 'link to the category',
    places: 'choices under Applications',
  },
};

/** A category's card, with the figures that its models have in common. */
export function categoryShareCard(catalogue: Catalogue, category: LinkedCategory) {
  const { id, title, summary, parent, layout } = category;
  return {
    path: shareCardPath('categories', id),
    kicker: parent?.title ?? catalogue.site.brand.tagline,
    title,
    // Machines of different kinds share figures only by chance.
    figures: layout === 'equipment' ? [] : glances(category.commonFigures),
    text: firstSentence(summary),
    drawing: pictureOnCard(categoryStem(category)),
  };
}

function categoryDocument(catalogue: Catalogue, category: LinkedCategory): SearchDocument {
  const { title, menu, labels, parent, layout } = category;
  const names = [menu?.label, menu?.pageLabel, ...Object.values(labels ?? {})].join(' ');
  return {
    kind: 'category',
    title,
    path: layout === 'equipment' ? listingPath(category) : category.path,
    more: `${names} ${facetWords(catalogue, category)}`,
    texts: runningTexts('category', category),
    note: parent?.title ?? '',
    keyFigures: layout === 'equipment' ? [] : category.commonFigures,
    ...drawingOf('categories', category),
  };
}

/** A main category and all below it. */
function summaryOf(catalogue: Catalogue, main: LinkedCategory): SummarySection {
  const links = membersBelow(catalogue, main).map(({ member }) => {
    if (member.kind === 'category') {
      const { title, path, summary: text } = member.entry;
      return { title, path, text };
    }
    const { name: title, path, description: text, sheetPath: sheet } = member.entry;
    return { title, path, text, sheet, documents: documentsOf(catalogue, member) };
  });
  return { heading: main.title, links };
}
