/** Cards for link previews: what all have, and the general one for pages that are no entry's. */
import type { ShareCard, CardDrawing } from '../../drawing/cards/card-look.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Figure } from '../../figures/figure.ts';
import { givenText, type ShownFigure } from '../../figures/show.ts';
import { exhibitsOf, type Exhibit } from '../../catalogue/media/exhibits.ts';
import type { Picture } from '../../catalogue/shown/parts.ts';
import { shareCardPath } from '../../catalogue/paths.ts';
import { photoSource } from '../../catalogue/media/photos.ts';
import { drawnPicture } from '../../catalogue/media/pictures.ts';

/** Key figures on a card. */
export const cardFigures = 3;

/** Short values with digits, which are readable at a glance. */
export function glances(figures: readonly Figure[]): ShownFigure[] {
  const shown = figures.map((figure) => ({ label: figure.label, value: givenText(figure) }));
  return shown.filter(({ value }) => /\d/.test(value) && value.length <= 24).slice(0, cardFigures);
}

/** The card as a picture for the page's head. */
export function cardPicture(card: ShareCard): Picture {
  const figures = card.figures.map(({ label, value }) => `${label} ${value}`);
  return drawnPicture(card.path, 'card', [`${card.title}, ${card.kicker}`, ...figures].join(' · '));
}

/** Maximum machines in a row. */
const maxInRow = 4;

/** A row of the maker's machines; the first of `exhibits` stand in it. */
export function rowOnCard(exhibits: readonly Exhibit[]): CardDrawing {
  return { kind: 'row', machines: exhibits.slice(0, maxInRow) };
}

/** The general card: the maker's machines in a row. */
export function siteShareCard(catalogue: Catalogue): ShareCard {
  const { site, pages } = catalogue;
  return {
    path: shareCardPath('site', 'site'),
    kicker: site.brand.tagline,
    title: pages.home.title,
    figures: [],
    text: site.summary,
    drawing: rowOnCard(exhibitsOf(catalogue)),
  };
}

/** In pixels. The picture is 500 wide on the card. */
const pictureWidth = 720;

/** The made picture whose URLs start so. */
export function pictureOnCard(stem: string | undefined): CardDrawing {
  return stem === undefined ? { kind: 'none' } : { kind: 'picture', address: photoSource(stem, pictureWidth, 'jpg') };
}
