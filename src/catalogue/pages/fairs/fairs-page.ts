import type { Catalogue, LinkedFair } from '../../catalogue.ts';
import { listedSlices, type PageOf } from '../declare.ts';
import { fairCard } from './fair-card.ts';
import { crumbsFromHome, pageBase } from '../parts/head.ts';
import { listBounds } from '../parts/list-bounds.ts';
import { numberedHead, pagingOf, paginate, numberedTitle } from '../parts/paging.ts';
import { fairEvent } from '../parts/structured-data.ts';
import { calendarPath, webcalAddress } from '../../paths.ts';

/** The page of all fairs; if paginated, the upcoming ones first. A completed fair without a gallery has no link. */
export const list = (catalogue: Catalogue) => {
  const { tradefairs } = catalogue.pages;
  if (!tradefairs) return [];
  const { path, title, summary, intro } = tradefairs;
  const isLong = catalogue.fairs.length > listBounds.fairs;
  const sorted = isLong ? upcomingFirst(catalogue.fairs) : catalogue.fairs;
  const slices = paginate(sorted, listBounds.fairs, (fair) => fair.title);
  return listedSlices('fairs', tradefairs, slices, (slice) => {
    const input = {
      path,
      titles: [title],
      description: summary,
      breadcrumbs: crumbsFromHome(catalogue, title),
      structuredData: slice.items.map((fair) => fairEvent(catalogue, fair)),
    };
    return {
      ...pageBase(catalogue, 'fairs', numberedHead(catalogue, input, slice)),
      heading: numberedTitle(catalogue, title, slice),
      intro: slice.number === 1 ? intro : '',
      /** The calendar of all fairs: for a subscription, and as a file. */
      calendar: { subscribe: webcalAddress(catalogue.site.origin, calendarPath), file: calendarPath },
      fairs: slice.items.map((fair) => fairCard(catalogue, fair)),
      ...pagingOf(catalogue, path, slice),
    };
  });
};

export type FairsPageData = PageOf<typeof list>;

function upcomingFirst(fairs: readonly LinkedFair[]): LinkedFair[] {
  const isUpcoming = ({ status }: LinkedFair) => status === 'upcoming';
  return [...fairs.filter(isUpcoming), ...fairs.filter((fair) => !isUpcoming(fair))];
}
