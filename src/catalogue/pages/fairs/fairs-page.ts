import type { Catalogue, LinkedFair, LinkedPages } from '../../catalogue.ts';
import type { FairCard, Listing, PageBase } from '../../page-data.ts';
import { type ListPages, listedParts } from '../declare.ts';
import { fairCard } from './fair-card.ts';
import { crumbsFromHome, makeHead } from '../parts/head.ts';
import { type Part, headOfPart, itemsOf, pagingOf, partsOf, titleOfPart } from '../parts/paging.ts';
import { fairEvent } from '../parts/structured-data.ts';
import { calendarPath, webcalAddress } from '../../paths.ts';

export interface FairsPageData extends PageBase<'fairs'>, Listing {
  heading: string;
  intro: string;
  /** All fairs as a calendar: to subscribe to, and as a file. */
  calendar: { subscribe: string; file: string };
  fairs: FairCard[];
}

export const list: ListPages<FairsPageData> = (catalogue, bounds) => {
  const { tradefairs } = catalogue.pages;
  if (!tradefairs) return [];
  const titles = catalogue.fairs.map(({ title }) => title);
  const parts = partsOf(titles, bounds.fairs);
  return listedParts('fairs', tradefairs, parts, (part) => fairsPage(catalogue, tradefairs, part));
};

/**
 * The page of all fairs, the upcoming ones first where they need several. A completed fair without a gallery has no
 * link here.
 */
function fairsPage(
  catalogue: Catalogue,
  tradefairs: NonNullable<LinkedPages['tradefairs']>,
  part: Part,
): FairsPageData {
  const fairs = itemsOf(part.count === 1 ? catalogue.fairs : upcomingFirst(catalogue.fairs), part);
  const input = headOfPart(
    catalogue,
    {
      path: tradefairs.path,
      titles: [tradefairs.title],
      description: tradefairs.summary,
      breadcrumbs: crumbsFromHome(catalogue, tradefairs.title),
      structuredData: fairs.map((fair) => fairEvent(catalogue, fair)),
    },
    part,
  );
  return {
    kind: 'fairs',
    path: input.path,
    head: makeHead(catalogue, input),
    breadcrumbs: input.breadcrumbs,
    heading: titleOfPart(catalogue, tradefairs.title, part),
    intro: part.number === 1 ? tradefairs.intro : '',
    calendar: { subscribe: webcalAddress(catalogue.site.origin, calendarPath), file: calendarPath },
    fairs: fairs.map((fair) => fairCard(catalogue, fair)),
    ...pagingOf(catalogue, tradefairs.path, part),
  };
}

function upcomingFirst(fairs: readonly LinkedFair[]): LinkedFair[] {
  const isUpcoming = ({ status }: LinkedFair) => status === 'upcoming';
  return [...fairs.filter(isUpcoming), ...fairs.filter((fair) => !isUpcoming(fair))];
}
