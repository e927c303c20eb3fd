import type { Catalogue, LinkedLine } from '../../catalogue/catalogue.ts';
import type { Card } from '../../catalogue/shown/parts.ts';
import { firstSentence } from '../../catalogue/words.ts';
import { listBelowHome, type PageOf } from '../page/declare.ts';
import { endsOf } from './line-figures.ts';
import { linePicture } from './line-pictures.ts';
import { sizesOf } from './line-sizes.ts';

/** All lines. */
export const list = (catalogue: Catalogue) => {
  const { pages, lines } = catalogue;
  return listBelowHome(catalogue, 'lines', pages.lines, lines, ({ items }) => ({
    intro: pages.lines.intro,
    cards: items.map((line) => lineCard(catalogue, line)),
  }));
};

export type LinesPageData = PageOf<typeof list>;

function lineCard(catalogue: Catalogue, line: LinkedLine): Card {
  const { path: to, title, summary } = line;
  const picture = linePicture(catalogue, sizesOf(catalogue, line).standard, title);
  return { to, title, text: firstSentence(summary), picture, figures: endsOf(catalogue, line) };
}
