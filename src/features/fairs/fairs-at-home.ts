import type { Catalogue } from '../../catalogue/catalogue.ts';
import { allOf, pageLabel } from '../../catalogue/navigation.ts';
import { listBounds } from '../page/list-bounds.ts';
import { asOfText, fairCard, firstLastDay, visitLink } from './fair-card.ts';
import { fairEvent } from './fair-event.ts';

/** What the home page tells of the fairs: the first upcoming and completed ones, and the link to all if there are more. */
export function fairsAtHome(catalogue: Catalogue) {
  const { fairs, pages } = catalogue;
  const { tradefairs } = pages;
  const upcoming = fairs.filter(({ isUpcoming }) => isUpcoming).slice(0, listBounds.home);
  const completed = fairs.filter(({ isUpcoming }) => !isUpcoming).slice(0, listBounds.home);
  const isAll = upcoming.length + completed.length === fairs.length;
  const all = tradefairs && { to: tradefairs.path, label: allOf(catalogue, pageLabel(catalogue, tradefairs)) };
  // Where a completed fair without a gallery leads.
  const fallback = tradefairs && { to: tradefairs.path, label: tradefairs.title };
  const cards = (some: typeof fairs) => some.map((fair) => fairCard(catalogue, fair, fallback));
  return {
    sources: fairs,
    until: firstLastDay(catalogue, upcoming),
    structuredData: upcoming.map((fair) => fairEvent(catalogue, fair)),
    section:
      fairs.length > 0
        ? {
            upcoming: cards(upcoming),
            completed: cards(completed),
            visit: visitLink(catalogue),
            asOf: asOfText(catalogue),
            all: isAll ? undefined : all,
          }
        : undefined,
  };
}
