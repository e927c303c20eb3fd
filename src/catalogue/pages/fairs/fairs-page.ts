import type { Catalogue, LinkedFair } from '../../catalogue.ts';
import { listedPages, type PageOf } from '../declare.ts';
import { fairCard } from './fair-card.ts';
import { crumbsFromHome } from '../parts/head.ts';
import { listBounds } from '../parts/list-bounds.ts';
import { fairEvent } from '../parts/structured-data.ts';
import { calendarPath, webcalAddress } from '../../paths.ts';

/** The page of all fairs; if paginated, the upcoming ones first. A completed fair without a gallery has no link. */
export const list = (catalogue: Catalogue) => {
  const { tradefairs } = catalogue.pages;
  if (!tradefairs) return [];
  const { file, path, title, summary, intro } = tradefairs;
  const fairs = {
    file,
    path,
    title,
    description: summary,
    breadcrumbs: crumbsFromHome(catalogue, title),
    items: catalogue.fairs.length > listBounds.fairs ? upcomingFirst(catalogue.fairs) : catalogue.fairs,
    size: 'fairs' as const,
    nameOf: (fair: LinkedFair) => fair.title,
    structuredData: (items: readonly LinkedFair[]) => items.map((fair) => fairEvent(catalogue, fair)),
  };
  return listedPages(catalogue, 'fairs', fairs, ({ number, items }) => ({
    intro: number === 1 ? intro : '',
    /** The calendar of all fairs: for a subscription, and as a file. */
    calendar: { subscribe: webcalAddress(catalogue.site.origin, calendarPath), file: calendarPath },
    fairs: items.map((fair) => fairCard(catalogue, fair)),
  }));
};

export type FairsPageData = PageOf<typeof list>;

function upcomingFirst(fairs: readonly LinkedFair[]): LinkedFair[] {
  const isUpcoming = ({ status }: LinkedFair) => status === 'upcoming';
  return [...fairs.filter(isUpcoming), ...fairs.filter((fair) => !isUpcoming(fair))];
}
