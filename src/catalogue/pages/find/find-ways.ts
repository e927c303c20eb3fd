import type { Catalogue } from '../../catalogue.ts';
import { countLabel } from '../../words.ts';
import type { FinderPage } from '../../find/facets.ts';
import { type AllResults, type Chosen, resultsPath } from '../../find/find-results.ts';
import type { CountedLink, InternalLink } from '../../page-data.ts';

/** Cards at once; more come by a button, or are found through their categories. */
export const cardsAtOnce = 24;

/** Links to pages of results that differ in one facet. */
export interface Way {
  label: string;
  links: CountedLink[];
}

/** For each facet links to the pages of results that differ from what is chosen in it; `by` is a heading in full. */
export function waysOf(find: FinderPage, all: AllResults, shown: Chosen): (Way & { by: string })[] {
  const link = (label: string, id: string, word: string): CountedLink[] => {
    const to = resultsPath(all, find, { ...shown, [id]: word });
    const found = all.results.find(({ path }) => path === to);
    if (!found) return [];
    const { count } = found;
    const current = shown[id] === word ? { isCurrent: true } : {};
    return [{ to, label, count, counted: countLabel(find.words, count), ...current }];
  };
  return all.facets.map(({ id, label, by, choices }) => ({
    label,
    by,
    links: Object.entries(choices).flatMap(([word, text]) => link(text, id, word)),
  }));
}

/** The form, for those who found nothing. */
export function enquiryOf({ pages: { enquire }, words }: Catalogue): InternalLink {
  return { to: enquire.path, label: words.links.enquire };
}
