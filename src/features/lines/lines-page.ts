import type { Catalogue, LinkedLine } from '../../catalogue/catalogue.ts';
import type { ShownFigure } from '../../figures/show.ts';
import { firstSentence } from '../../catalogue/words.ts';
import { asCards, listBelowHome, type PageOf } from '../page/declare.ts';
import { endsOf } from './line-figures.ts';
import { linePicture } from './line-pictures.ts';
import { sizesOf } from './line-sizes.ts';
import { totalsOf } from './totals.ts';

/** All lines. */
export const list = (catalogue: Catalogue) => {
  const { pages, lines } = catalogue;
  return listBelowHome(catalogue, 'lines', pages.lines, asCards(lines), ({ items }) => ({
    intro: pages.lines.intro,
    lines: items.map((line) => lineRow(catalogue, line)),
  }));
};

export type LinesPageData = PageOf<typeof list>;

function lineRow(catalogue: Catalogue, line: LinkedLine) {
  const { path: to, title, summary } = line;
  const { standard } = sizesOf(catalogue, line);
  const { connectedPower, floor } = catalogue.pages.lines.words;
  const totals = totalsOf(catalogue, line, standard, catalogue.plantMeasures?.get(standard.id))
    .filter(({ label, isText }) => [connectedPower, floor].includes(label) && !isText)
    .map(({ main: _main, notes: _notes, ...row }): ShownFigure => row);
  return {
    to,
    title,
    text: firstSentence(summary),
    picture: linePicture(catalogue, standard, title),
    figures: [...endsOf(catalogue, line), ...totals],
    /** The query of its page that shows it in this size. */
    query: standard.search,
  };
}
