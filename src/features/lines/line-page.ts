import type { Catalogue, LinkedLine } from '../../catalogue/catalogue.ts';
import { hasPage } from '../../catalogue/navigation.ts';
import type { InternalLink } from '../../catalogue/shown/parts.ts';
import { comparisonPath } from '../compare/address.ts';
import { entryPages, type PageOf } from '../page/declare.ts';
import { crumbsFromHome } from '../page/head.ts';
import { endsOf, sizeData, unstatedIn, type LineSizeData } from './line-figures.ts';
import { kind } from './line-kind.ts';
import { sizesOf } from './line-sizes.ts';

export type { LineSizeData };

export const list = entryPages('line', kind, lineHead, linePage);

export type LinePageData = PageOf<typeof list>;

function lineHead(catalogue: Catalogue, { title, summary }: LinkedLine) {
  const { lines } = catalogue.pages;
  return {
    title,
    above: [lines.title],
    description: summary,
    breadcrumbs: crumbsFromHome(catalogue, title, hasPage(lines) ? lines : undefined),
  };
}

function linePage(catalogue: Catalogue, line: LinkedLine) {
  const { title, summary, intro = [] } = line;
  const { lines, compare } = catalogue.pages;
  const { sizes, standard } = sizesOf(catalogue, line);
  const shown = sizes.map((size) => sizeData(catalogue, line, size));
  const comparison: InternalLink | undefined =
    compare && sizes.length > 1 ? { to: comparisonPath(compare, line), label: lines.words.compare } : undefined;
  return {
    heading: title,
    lead: summary,
    intro,
    /** What comes in and what comes out. */
    figures: endsOf(catalogue, line),
    sizes: shown,
    standard: standard.id,
    comparison,
    unstated: unstatedIn(catalogue, line),
    words: lines.words,
  };
}
