import type { Catalogue, LinkedFair } from '../../catalogue/catalogue.ts';
import { listBelowHome, type PageOf } from '../page/declare.ts';
import { asOfText, fairCard, firstLastDay, visitLink } from './fair-card.ts';
import { listBounds } from '../page/list-bounds.ts';
import { fairEvent } from './fair-event.ts';
import { calendarPath, webcalAddress } from '../../catalogue/paths.ts';

/** The page of all fairs; if paginated, the upcoming ones first. A completed fair without a gallery has no link. */
export const list = (catalogue: Catalogue) => {
  const { tradefairs } = catalogue.pages;
  if (!tradefairs) return [];
  const { intro } = tradefairs;
  const fairs = {
    items: catalogue.fairs.length > listBounds.fairs ? upcomingFirst(catalogue.fairs) : catalogue.fairs,
    until: firstLastDay(catalogue, catalogue.fairs),
    size: 'fairs' as const,
    nameOf: (fair: LinkedFair) => fair.title,
    sourceOf: (fair: LinkedFair) => fair,
    structuredData: (items: readonly LinkedFair[]) => items.map((fair) => fairEvent(catalogue, fair)),
  };
  return listBelowHome(catalogue, 'fairs', tradefairs, fairs, ({ number, items }) => ({
    intro: number === 1 ? intro : '',
    /** The calendar of all fairs: for a subscription, and as a file. */
    calendar: { subscribe: webcalAddress(catalogue.site.origin, calendarPath), file: calendarPath },
    asOf: asOfText(catalogue),
    /** Shown on the first page if no fair is upcoming. */
    visit: number === 1 ? visitLink(catalogue) : undefined,
    fairs: items.map((fair) => fairCard(catalogue, fair)),
  }));
};

export type FairsPageData = PageOf<typeof list>;

function upcomingFirst(fairs: readonly LinkedFair[]): LinkedFair[] {
  const { upcoming = [], completed = [] } = Object.groupBy(fairs, (fair) =>
    fair.isUpcoming ? 'upcoming' : 'completed',
  );
  return [...upcoming, ...completed];
}
