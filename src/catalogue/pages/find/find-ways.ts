import type { Catalogue } from '../../catalogue.ts';
import { countLabel } from '../../words.ts';
import { type AllResults, type FinderPage, type FindResults, resultsPath } from '../../find/find-results.ts';
import type { CountedLink, InternalLink } from '../../page-data.ts';

/** Cards at once; more come by a button, or are found through their categories. */
export const cardsAtOnce = 24;

/** Links to the pages of results that differ from these in the material, and in the job. */
export function waysOf(find: FinderPage, all: AllResults, shown: Pick<FindResults, 'job' | 'material'>) {
  const link = (label: string, job: string | undefined, material: string | undefined): CountedLink[] => {
    const to = resultsPath(all, find, job, material);
    const found = all.results.find(({ path }) => path === to);
    if (!found) return [];
    const isCurrent = job === shown.job && material === shown.material;
    const { count } = found;
    return [{ to, label, count, counted: countLabel(find.words, count), ...(isCurrent ? { isCurrent } : {}) }];
  };
  return {
    materials: Object.entries(find.materials).flatMap(([id, label]) => link(label, shown.job, id)),
    jobs: Object.entries(find.jobs).flatMap(([id, label]) => link(label, id, shown.material)),
  };
}

/** The form, for those who found nothing. */
export function enquiryOf({ pages: { enquire }, words }: Catalogue): InternalLink {
  return { to: enquire.path, label: words.links.enquire };
}
