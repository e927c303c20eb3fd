/** What narrows the machines of the finder down, as data/pages/find.yaml lists it. */
import type { LinkedPages, MachineFacets } from '../catalogue.ts';

/** The words of the finder's page. */
export type FinderPage = NonNullable<LinkedPages['find']>;

/** A choice among words that the files of machines write. */
export interface ChoiceFacet {
  id: string;
  label: string;
  /** By word: what visitors read. */
  choices: Readonly<Record<string, string>>;
  /** Heading of the links to the pages of its choices. */
  by: string;
  /** Heading of such a page; without it there are none. */
  heading?: string;
}

/** A figure of the tables, in steps. */
export interface FigureFacet {
  id: string;
  label: string;
  unit: string;
  rows: readonly string[];
}

/** All facets in the order of the page: those of the fields of old, which are materials, jobs and figures, come first. */
export function facetsOf(find: Omit<FinderPage, 'path'>): (ChoiceFacet | FigureFacet)[] {
  const { materials, jobs, figures = [], facets = [], words, landing } = find;
  const usual: Partial<Record<string, Pick<ChoiceFacet, 'by' | 'heading'>>> = {
    material: { by: words.byMaterial, heading: landing.material },
    job: { by: words.byJob, heading: landing.job },
  };
  const older = [
    { id: 'material', label: words.material, choices: materials },
    { id: 'job', label: words.job, choices: jobs },
    ...figures,
  ];
  return [...older, ...facets].flatMap((facet): (ChoiceFacet | FigureFacet)[] => {
    const { id, label } = facet;
    if ('choices' in facet && facet.choices) {
      const own = 'heading' in facet && facet.heading !== undefined ? { heading: facet.heading } : {};
      return [{ id, label, choices: facet.choices, by: label, ...usual[id], ...own }];
    }
    return 'rows' in facet && facet.rows && facet.unit !== undefined
      ? [{ id, label, unit: facet.unit, rows: facet.rows }]
      : [];
  });
}

/** The facets whose choices are words. */
export function choiceFacets(find: FinderPage): ChoiceFacet[] {
  return facetsOf(find).filter((facet) => 'choices' in facet);
}

/** What an entry says of itself, by facet; `materials` and `jobs` are the words of the facets `material` and `job`. */
export function ownFacets(entry: {
  materials?: string[];
  jobs?: string[];
  facets?: Record<string, string[]>;
}): MachineFacets {
  const { materials, jobs, facets } = entry;
  return { ...(materials ? { material: materials } : {}), ...(jobs ? { job: jobs } : {}), ...facets };
}
