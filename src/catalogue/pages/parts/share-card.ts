/**
 * What the pictures of shared links show: one for each category, model, equipment item and fair, one for all other
 * pages.
 */
import type { Catalogue, LinkedCategory, LinkedEquipment, LinkedFair, LinkedModel } from '../../catalogue.ts';
import { figuresOf, showFigures } from '../../link/tables-of.ts';
import { exhibitFor, exhibitsOf, type Exhibit } from '../../media/exhibits.ts';
import { equipmentCategory } from '../../members.ts';
import type { Figure, Picture } from '../../page-data.ts';
import { machinePicturePath, shareCardPath } from '../../paths.ts';
import { categoryStem } from '../../media/main-pictures.ts';
import { photoSource } from '../../media/photos.ts';
import { shareCardPicture } from '../../media/pictures.ts';
import { showDates } from '../fairs/fair-card.ts';
import { keyFiguresOf } from '../../link/key-figures.ts';
import { firstSentence } from '../../words.ts';

/** What a card shows: the picture of a machine, a fair's hall, or several machines in a row. */
export type CardDrawing =
  /** Address of the picture made from its body. */
  | { kind: 'picture'; address: string }
  /** Of a machine of which nothing is known yet. */
  | { kind: 'none' }
  | { kind: 'fair'; seed: string; title: string; machine?: Exhibit }
  | { kind: 'row'; machines: readonly Exhibit[] };

/** The words and the drawing of a card. Where there are no figures, the text stands in their place. */
export interface ShareCard {
  /** Address of the picture: `/cards/models/blt150.png`. */
  path: string;
  /** What kind of thing it is, above the title. */
  kicker: string;
  title: string;
  figures: Figure[];
  text: string;
  drawing: CardDrawing;
}

/** Key figures on a card. */
const cardFigures = 3;

/** What reads as a figure at a glance: it has digits and is short. */
function glances(figures: readonly Figure[]): Figure[] {
  return figures.filter(({ value }) => /\d/.test(value) && value.length <= 24).slice(0, cardFigures);
}

/** The cards of all entries, and the general one. */
export function listShareCards(catalogue: Catalogue): ShareCard[] {
  return [
    siteShareCard(catalogue),
    ...catalogue.categories.map((category) => categoryShareCard(catalogue, category)),
    ...catalogue.models.map((model) => modelShareCard(catalogue, model)),
    ...catalogue.equipment.map((item) => equipmentShareCard(catalogue, item)),
    ...catalogue.fairs.map((fair) => fairShareCard(catalogue, fair)),
  ];
}

/** A card as the head of its page names it. */
export function cardPicture(card: ShareCard): Picture {
  const figures = card.figures.map(({ label, value }) => `${label} ${value}`);
  return shareCardPicture(card.path, [`${card.title}, ${card.kicker}`, ...figures].join(' · '));
}

/** Machines beside one another on a card. */
const mostInRow = 4;

/** The card of all pages without one of their own: its machines in a row. */
export function siteShareCard(catalogue: Catalogue): ShareCard {
  const { site, pages } = catalogue;
  return {
    path: shareCardPath('site', 'site'),
    kicker: site.brand.tagline,
    title: pages.home.title,
    figures: [],
    text: site.summary,
    drawing: { kind: 'row', machines: exhibitsOf(catalogue).slice(0, mostInRow) },
  };
}

/** A category's card, with the figures that its models share. */
export function categoryShareCard(catalogue: Catalogue, category: LinkedCategory): ShareCard {
  const { id, title, summary, parent, layout } = category;
  return {
    path: shareCardPath('categories', id),
    kicker: parent?.title ?? catalogue.site.brand.tagline,
    title,
    // Machines of many kinds have figures in common by chance only.
    figures: layout === 'equipment' ? [] : glances(category.commonFigures),
    text: firstSentence(summary),
    drawing: drawingOf(categoryStem(category)),
  };
}

/** A model's card. */
export function modelShareCard(catalogue: Catalogue, model: LinkedModel): ShareCard {
  const { id, name, heading = name, category, description, machine } = model;
  return {
    path: shareCardPath('models', id),
    kicker: category.title,
    title: heading,
    figures: glances(keyFiguresOf(catalogue, model, 2 * cardFigures)),
    text: firstSentence(description),
    drawing: drawingOf(machine && machinePicturePath('models', id)),
  };
}

/** An equipment item's card. */
export function equipmentShareCard(catalogue: Catalogue, item: LinkedEquipment): ShareCard {
  const { id, name, description, machine } = item;
  const overview = figuresOf(item.overview);
  return {
    path: shareCardPath('equipment', id),
    kicker: equipmentCategory(catalogue)?.title ?? catalogue.site.brand.tagline,
    title: name,
    figures: glances(showFigures(overview, catalogue.figures)),
    text: firstSentence(description),
    drawing: drawingOf(machine && machinePicturePath('equipment', id)),
  };
}

/** Pixels of the picture, which stands on a card 500 wide. */
const pictureWidth = 720;

function drawingOf(stem: string | undefined): CardDrawing {
  return stem === undefined ? { kind: 'none' } : { kind: 'picture', address: photoSource(stem, pictureWidth, 'jpg') };
}

/** A fair's card, with its days and its place. */
export function fairShareCard(catalogue: Catalogue, fair: LinkedFair): ShareCard {
  const { id, title, start, end, city, country, booth, description } = fair;
  const words = catalogue.words.fairs;
  const machine = exhibitFor(exhibitsOf(catalogue), id);
  return {
    path: shareCardPath('fairs', id),
    kicker: catalogue.pages.tradefairs?.title ?? catalogue.pages.home.fairs.heading,
    title,
    figures: [
      { label: words.dates, value: showDates(words, start, end) },
      { label: words.place, value: `${city}, ${country}` },
      ...(booth === undefined ? [] : [{ label: words.stand, value: booth }]),
    ],
    text: firstSentence(description),
    drawing: { kind: 'fair', seed: id, title, ...(machine ? { machine } : {}) },
  };
}
