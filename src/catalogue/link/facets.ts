/** The finder's facets, as listed in data/pages/find.yaml. */
import type { LinkedPages, MachineFacets } from '../catalogue.ts';

export type FinderPage = NonNullable<LinkedPages['find']>;

/** A facet whose choices are words in the machines' files. */
export interface ChoiceFacet {
  id: string;
  label: string;
  /** By word: the visitors' label. */
  choices: ReadonlyMap<string, string>;
  /** Heading of the links to its results pages. */
  by: string;
  /** Heading of a results page; without it there are none. */
  heading?: string;
}

/** A figure of the tables, divided into ranges. */
export interface FigureFacet {
  id: string;
  label: string;
  unit: string;
  rows: readonly string[];
}

/** All facets in page order. Those with fields of their own (materials, jobs, figures) come first. */
export function facetsOf(find: Omit<FinderPage, 'path'>): (ChoiceFacet | FigureFacet)[] {
  const { materials, jobs, figures = [], facets = [], words, landing } = find;
  const usual = new Map([
    ['material', { by: words.byMaterial, heading: landing.material }],
    ['job', { by: words.byJob, heading: landing.job }],
  ]);
  const older = [
    { id: 'material', label: words.material, choices: materials },
    { id: 'job', label: words.job, choices: jobs },
    ...figures,
  ];
  return [...older, ...facets].flatMap((facet): (ChoiceFacet | FigureFacet)[] => {
    const { id, label } = facet;
    if ('choices' in facet && facet.choices) {
      const headingOfPages = 'heading' in facet && facet.heading !== undefined ? { heading: facet.heading } : {};
      const choices = new Map(Object.entries(facet.choices));
      return [{ id, label, choices, by: label, ...usual.get(id), ...headingOfPages }];
    }
    return 'rows' in facet && facet.rows && facet.unit !== undefined
      ? [{ id, label, unit: facet.unit, rows: facet.rows }]
      : [];
  });
}

export function choiceFacets(find: FinderPage): ChoiceFacet[] {
  return facetsOf(find).filter((facet) => 'choices' in facet);
}

/** An entry's own facets; its fields `materials` and `jobs` are the facets `material` and `job`. */
export function ownFacets(entry: {
  materials?: string[];
  jobs?: string[];
  facets?: Record<string, string[]>;
}): MachineFacets {
  const { materials, jobs, facets } = entry;
  return new Map([
    ...(materials ? [['material', materials] as const] : []),
    ...(jobs ? [['job', jobs] as const] : []),
    ...Object.entries(facets ?? {}),
  ]);
}
