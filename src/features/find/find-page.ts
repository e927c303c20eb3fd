import { listFindResults } from './find-results.ts';
import { makeFinder } from './groups.ts';
import { machineCard } from './machines.ts';
import { type PageOf, pageBelowHome } from '../page/declare.ts';
import { enquiryLink } from '../../catalogue/navigation.ts';
import { cardsAtOnce, alternativesOf } from './find-results-page.ts';

/** The finder: all machines, and the choices that filter them. */
export const list = pageBelowHome('find', (catalogue, find) => {
  const { machines, groups } = makeFinder(catalogue);
  return {
    intro: find.intro,
    words: find.words,
    groups: [...groups],
    /** The first cards; the finder's file has all. */
    cards: machines.slice(0, cardsAtOnce).map((machine) => machineCard(catalogue, machine)),
    total: machines.length,
    /** Results pages that work without script. */
    ways: alternativesOf(find, listFindResults(catalogue), new Map(), catalogue.site.language).map(({ by, links }) => ({
      label: by,
      links,
    })),
    enquiry: enquiryLink(catalogue),
  };
});

export type FindPageData = PageOf<typeof list>;
