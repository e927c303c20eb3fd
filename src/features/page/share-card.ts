/**
 * Cards for link previews: one for each category, model, equipment item and fair, and a general one for other pages.
 */
import type { ShareCard, CardDrawing } from '../../drawing/cards/card-look.ts';
import type {
  Catalogue,
  LinkedCategory,
  LinkedEquipment,
  LinkedFair,
  LinkedLine,
  LinkedModel,
} from '../../catalogue/catalogue.ts';
import type { Figure } from '../../figures/figure.ts';
import { givenText, type ShownFigure } from '../../figures/show.ts';
import { fairExhibits, exhibitsOf } from '../../catalogue/media/exhibits.ts';
import { equipmentCategory } from '../../catalogue/members.ts';
import type { Picture } from '../../catalogue/shown/parts.ts';
import { shareCardPath } from '../../catalogue/paths.ts';
import { categoryStem, machineStem } from '../../catalogue/media/main-pictures.ts';
import { photoSource } from '../../catalogue/media/photos.ts';
import { sizesOf } from '../../catalogue/line-sizes.ts';
import { drawnPicture, linePicture } from '../../catalogue/media/pictures.ts';
import { showDates } from '../fairs/fair-card.ts';
import { keyFiguresOf } from '../../catalogue/link/key-figures.ts';
import { firstSentence } from '../../catalogue/words.ts';

const cardFigures = 3;

/** Short values with digits, which are readable at a glance. */
function glances(figures: readonly Figure[]): ShownFigure[] {
  const shown = figures.map((figure) => ({ label: figure.label, value: givenText(figure) }));
  return shown.filter(({ value }) => /\d/.test(value) && value.length <= 24).slice(0, cardFigures);
}

/** The general card and the cards of all entries. */
export function listShareCards(catalogue: Catalogue): ShareCard[] {
  return [
    siteShareCard(catalogue),
    ...catalogue.categories.map((category) => categoryShareCard(catalogue, category)),
    ...catalogue.models.map((model) => modelShareCard(catalogue, model)),
    ...catalogue.equipment.map((item) => equipmentShareCard(catalogue, item)),
    ...catalogue.lines.map((line) => lineShareCard(catalogue, line)),
    ...catalogue.fairs.map((fair) => fairShareCard(catalogue, fair)),
  ];
}

/** The card as a picture for the page's head. */
export function cardPicture(card: ShareCard): Picture {
  const figures = card.figures.map(({ label, value }) => `${label} ${value}`);
  return drawnPicture(card.path, 'card', [`${card.title}, ${card.kicker}`, ...figures].join(' · '));
}

/** Maximum machines in a row. */
const maxInRow = 4;

/** The general card: the maker's machines in a row. */
export function siteShareCard(catalogue: Catalogue): ShareCard {
  const { site, pages } = catalogue;
  return {
    path: shareCardPath('site', 'site'),
    kicker: site.brand.tagline,
    title: pages.home.title,
    figures: [],
    text: site.summary,
    drawing: { kind: 'row', machines: exhibitsOf(catalogue).slice(0, maxInRow) },
  };
}

/** A category's card, with the figures that its models have in common. */
export function categoryShareCard(catalogue: Catalogue, category: LinkedCategory): ShareCard {
  const { id, title, summary, parent, layout } = category;
  return {
    path: shareCardPath('categories', id),
    kicker: parent?.title ?? catalogue.site.brand.tagline,
    title,
    // Machines of different kinds share figures only by chance.
    figures: layout === 'equipment' ? [] : glances(category.commonFigures),
    text: firstSentence(summary),
    drawing: drawingOf(categoryStem(category)),
  };
}

export function modelShareCard(catalogue: Catalogue, model: LinkedModel): ShareCard {
  const { id, name, heading = name, category, description } = model;
  return {
    path: shareCardPath('models', id),
    kicker: category.title,
    title: heading,
    figures: glances(keyFiguresOf(catalogue, model, 2 * cardFigures)),
    text: firstSentence(description),
    drawing: drawingOf(machineStem('models', model)),
  };
}

export function equipmentShareCard(catalogue: Catalogue, item: LinkedEquipment): ShareCard {
  const { id, name, description } = item;
  return {
    path: shareCardPath('equipment', id),
    kicker: equipmentCategory(catalogue)?.title ?? catalogue.site.brand.tagline,
    title: name,
    figures: glances(item.overview),
    text: firstSentence(description),
    drawing: drawingOf(machineStem('equipment', item)),
  };
}

/** A line's card, with its picture. */
export function lineShareCard(catalogue: Catalogue, line: LinkedLine): ShareCard {
  const { id, title, summary } = line;
  return {
    path: shareCardPath('lines', id),
    kicker: catalogue.pages.lines.title,
    title,
    figures: [],
    text: firstSentence(summary),
    drawing: drawingOf(linePicture(catalogue, sizesOf(catalogue, line).standard, title)?.photo?.stem),
  };
}

/** In pixels. The picture is 500 wide on the card. */
const pictureWidth = 720;

function drawingOf(stem: string | undefined): CardDrawing {
  return stem === undefined ? { kind: 'none' } : { kind: 'picture', address: photoSource(stem, pictureWidth, 'jpg') };
}

/** A fair's card, with its dates and place: a row of machines that begins with those on its drawing. */
export function fairShareCard(catalogue: Catalogue, fair: LinkedFair): ShareCard {
  const { id, title, start, end, city, country, booth, description } = fair;
  const words = catalogue.words.fairs;
  const exhibits = exhibitsOf(catalogue);
  const own = fairExhibits(catalogue, exhibits, fair);
  const first = exhibits.findIndex((exhibit) => exhibit.id === own[0]?.id);
  const others = [...exhibits.slice(first), ...exhibits.slice(0, first)].filter(
    (exhibit) => !own.some((one) => one.id === exhibit.id),
  );
  return {
    path: shareCardPath('fairs', id),
    kicker: catalogue.pages.tradefairs?.title ?? catalogue.pages.home.fairs.heading,
    title,
    figures: [
      { label: words.dates, value: showDates(words, start, end) },
      { label: words.place, value: `${city}, ${country}` },
      ...(booth === undefined ? [] : [{ label: words.booth, value: booth }]),
    ],
    text: firstSentence(description),
    drawing: { kind: 'row', machines: [...own, ...others].slice(0, maxInRow) },
  };
}
