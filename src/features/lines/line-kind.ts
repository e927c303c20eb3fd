import { partsOf } from '../../figures/figure.ts';
import { makeFigure } from '../../figures/make-figure.ts';
import type { Catalogue, LinkedLine } from '../../catalogue/catalogue.ts';
import { keepUnits } from '../../text/keep-units.ts';
import { nameOfMember } from '../../catalogue/members.ts';
import { photoSource } from '../../catalogue/media/photos.ts';
import { plantPictureWidths } from '../../catalogue/media/pictures.ts';
import { enquirySearch, shareCardPath, sheetPath } from '../../catalogue/paths.ts';
import { firstSentence } from '../../catalogue/words.ts';
import { runningTexts } from '../../catalogue/texts.ts';
import { linksTo, type DownloadRow, type EntryKind } from '../kinds/kind.ts';
import { pictureOnCard } from '../page/share-card.ts';
import { productModel } from '../page/structured-data.ts';
import { facetWords, textsIn, type SearchDocument } from '../kinds/search-document.ts';
import { comparableSizes, endsOf, sizeData } from './line-figures.ts';
import { lineFiles, linePicture } from './line-pictures.ts';
import { linePlants } from './line-plants.ts';
import { lineSheets, machinesIn } from './line-sheet.ts';
import { sizesOf } from './line-sizes.ts';

/** Production lines. */
export const kind: EntryKind<LinkedLine> = {
  entries: ({ lines }) => lines,
  nameOf: ({ title }) => title,
  listedOn: ({ pages }) => [pages.lines.path],
  enquirySearch: ({ pages }, { title }) => enquirySearch(pages.lines.id, title),
  shareCard: (catalogue, line) => ({
    path: shareCardPath('lines', line.id),
    kicker: catalogue.pages.lines.title,
    title: line.title,
    figures: [],
    text: firstSentence(line.summary),
    drawing: pictureOnCard(pictureOf(catalogue, line)?.photo?.stem),
  }),
  madeWith: machinesIn,
  structuredData: (catalogue, line) => {
    const { title: name, summary: description, path } = line;
    const { standard } = sizesOf(catalogue, line);
    const figures = [...endsOf(catalogue, line), ...sizeData(catalogue, line, standard).totals];
    const properties = figures.map(({ label, value }) => ({ '@type': 'PropertyValue' as const, name: label, value }));
    return [productModel(catalogue.site, { name, description, path, picture: pictureOf(catalogue, line), properties })];
  },
  documents: (catalogue) => catalogue.lines.flatMap((line) => documentsOf(catalogue, line)),
  homeWay: (catalogue) => ({
    label: catalogue.pages.lines.title,
    picture: catalogue.lines[0] && pictureOf(catalogue, catalogue.lines[0]),
    links: catalogue.lines.map(({ path: to, title: label, product }) => ({ to, label, note: product.material })),
  }),
  summaries: ({ lines, pages }) => {
    const links = lines.map(({ title, path, summary: text, sheetPath: sheet }) => ({ title, path, text, sheet }));
    return [{ heading: pages.search.kinds.line, links }];
  },
  downloads: (catalogue) => catalogue.lines.flatMap((line) => downloadRows(catalogue, line)),
  dataSheets: (catalogue) => lineSheets(catalogue, linePlants(catalogue)),
  plants: linePlants,
  relatedTo: (catalogue, { id }) => ({
    lines: linksTo(
      catalogue.lines.filter((line) => machinesIn(line).some((entry) => entry.id === id)),
      (line) => pictureOf(catalogue, line),
    ),
  }),
  enquiryGroup: (catalogue) => {
    const { id, title } = catalogue.pages.lines;
    const choices = catalogue.lines.map((line) => {
      const sizes = sizesOf(catalogue, line).sizes.map((size) => ({
        name: size.name,
        path: line.path + size.search,
        sheet: sheetPath(size.id),
      }));
      const page = { path: line.path, sheet: line.sheetPath, sizes };
      return { option: line.title, picture: pictureOf(catalogue, line), page };
    });
    return { id, title, choices };
  },
  comparisons: (catalogue) =>
    catalogue.lines
      .filter((line) => sizesOf(catalogue, line).sizes.length > 1)
      .map((line) => ({
        entry: line,
        link: { to: line.path, label: line.title },
        models: [],
        compared: (most) => comparableSizes(catalogue, line).slice(0, most),
        changeTo: line.path,
      })),
  reportLabels: { 'related.lines': 'lines that a machine stands in' },
  expected: {
    heading: 'title',
    list: 'lines',
    texts: ['summary', 'intro', 'feed.material', 'product.material', 'stations.notes'],
    sheet: 'title',
  },
};

/** Width in pixels of a line's picture beside a result of the search. */
const [smallPicture = 0] = plantPictureWidths;

/** The line with the figures of its feed, then each of its sizes with its throughput. */
function documentsOf(catalogue: Catalogue, line: LinkedLine): SearchDocument[] {
  const { title, path, feed, product } = line;
  const { title: note } = catalogue.pages.lines;
  const stem = pictureOf(catalogue, line)?.photo?.stem;
  const all = {
    kind: 'line' as const,
    title,
    path,
    more: [note, feed.material, product.material, facetWords(catalogue, line)].join(' '),
    texts: textsIn(
      runningTexts('line', line),
      line.stations.map(({ choices }) => choices.map(nameOfMember)),
    ),
    note,
    figures: [feed.throughput, product.size],
    ...(stem === undefined ? {} : { drawing: photoSource(stem, smallPicture, 'jpg') }),
  };
  const unit = partsOf(feed.throughput)[0]?.unit;
  const sizes = sizesOf(catalogue, line).sizes.flatMap(({ name, search, throughput }) => {
    if (throughput === undefined) return [];
    const figure = makeFigure(catalogue.figures, '', { numbers: [throughput], unit });
    return { ...all, title: name, search, figures: [figure, product.size] };
  });
  return sizes.length > 0 ? [{ ...all, search: '' }, ...sizes] : [all];
}

/** The picture of its standard size. */
function pictureOf(catalogue: Catalogue, line: LinkedLine) {
  return linePicture(catalogue, sizesOf(catalogue, line).standard, line.title);
}

/** Its files in each of its sizes, beside its picture, which the name describes. */
function downloadRows(catalogue: Catalogue, line: LinkedLine): DownloadRow[] {
  const { sizes, standard } = sizesOf(catalogue, line);
  const picture = linePicture(catalogue, standard, line.title);
  return sizes.map((size) => {
    const { name, search } = size;
    return {
      category: catalogue.pages.lines,
      machine: {
        name: keepUnits(name),
        to: line.path,
        search,
        files: lineFiles(size),
        ...(picture ? { picture: { ...picture, alt: '' } } : {}),
      },
    };
  });
}
