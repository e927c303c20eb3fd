import type { Catalogue, LinkedLine } from '../../catalogue/catalogue.ts';
import { hasPage } from '../../catalogue/navigation.ts';
import type { Card } from '../../catalogue/shown/parts.ts';
import { firstSentence } from '../../catalogue/words.ts';
import { listedPages, type PageOf } from '../page/declare.ts';
import { crumbsFromHome } from '../page/head.ts';
import { endsOf } from './line-figures.ts';
import { linePicture } from './line-pictures.ts';
import { sizesOf } from './line-sizes.ts';

/** All lines. */
export const list = (catalogue: Catalogue) => {
  const { lines } = catalogue.pages;
  if (!hasPage(lines)) return [];
  const { file, path, title, summary, intro } = lines;
  const paged = {
    file,
    path,
    title,
    description: summary,
    breadcrumbs: crumbsFromHome(catalogue, title),
    items: catalogue.lines,
    size: 'cards' as const,
    nameOf: (line: LinkedLine) => line.title,
  };
  return listedPages(catalogue, 'lines', paged, ({ items }) => ({
    intro,
    cards: items.map((line) => lineCard(catalogue, line)),
  }));
};

export type LinesPageData = PageOf<typeof list>;

function lineCard(catalogue: Catalogue, line: LinkedLine): Card {
  const { path: to, title, summary } = line;
  const picture = linePicture(catalogue, sizesOf(catalogue, line).standard, title);
  return { to, title, text: firstSentence(summary), picture, figures: endsOf(catalogue, line) };
}
