/** Lists the results pages: one per choice, and one per job and material if it has fewer machines than either. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { findResultsPath } from '../../catalogue/paths.ts';
import { fill } from '../../catalogue/words.ts';
import { choiceFacets, type ChoiceFacet, type FinderPage } from '../../catalogue/link/facets.ts';
import { once } from '../../text/once.ts';
import { listFindableMachines, type FindableMachine } from './machines.ts';

/** The chosen word by facet, without facets that are open. */
export type Chosen = ReadonlyMap<string, string>;

export interface FindResults {
  path: AppPath;
  chosen: Chosen;
  heading: string;
  count: number;
}

/** All results pages and their source data. */
export interface AllResults {
  results: FindResults[];
  /** The facets whose choices have pages. */
  facets: readonly ChoiceFacet[];
  machines: readonly FindableMachine[];
  countOf: (chosen: Chosen) => number;
}

/** Without a finder, there are none. */
export const listFindResults = once((catalogue: Catalogue): AllResults => {
  const { find } = catalogue.pages;
  const machines = listFindableMachines(catalogue);
  const countOf = countMachines(machines);
  if (!find) return { results: [], facets: [], machines, countOf };
  const facets = choiceFacets(find).filter(({ heading }) => heading !== undefined);
  const results = (heading: string, chosen: Chosen): FindResults => {
    const labels = facets
      .filter(({ id }) => chosen.has(id))
      .map(({ id, choices }) => [id, inSentence(choices.get(chosen.get(id) ?? '') ?? '')] as const);
    return {
      path: findResultsPath(find.path, wordsInAddress(chosen)),
      chosen,
      heading: fill(heading, { choice: labels[0]?.[1] ?? '', ...Object.fromEntries(labels) }),
      count: countOf(chosen),
    };
  };
  const byChoice = facets.flatMap(({ id, choices, heading = '' }) =>
    [...choices.keys()].map((word) => results(heading, new Map([[id, word]]))),
  );
  const [jobs, materials] = ['job', 'material'].map((id) => byChoice.filter(({ chosen }) => chosen.has(id)));
  const byBoth = (jobs ?? []).flatMap((job) =>
    (materials ?? []).flatMap((material) => {
      const both = results(find.landing.both, new Map([...job.chosen, ...material.chosen]));
      return both.count < job.count && both.count < material.count ? both : [];
    }),
  );
  return { results: [...byChoice, ...byBoth].filter(({ count }) => count > 0), facets, machines, countOf };
});

/** The chosen words in a fixed order, job before material: "bale-tyres". */
function wordsInAddress(chosen: Chosen): string[] {
  return [...chosen.keys()].toSorted().flatMap((id) => chosen.get(id) ?? []);
}

function countMachines(machines: readonly FindableMachine[]): AllResults['countOf'] {
  const counts = new Map<string, number>();
  return (chosen) => {
    const key = [...chosen].toSorted().join(' ');
    const count = counts.get(key) ?? machines.filter((machine) => fits(machine, chosen)).length;
    counts.set(key, count);
    return count;
  };
}

function fits({ facets }: FindableMachine, chosen: Chosen): boolean {
  // A loop: every machine is asked for every pair of choices.
  for (const [id, word] of chosen) if (!facets.get(id)?.includes(word)) return false;
  return true;
}

/** Path of the page for several choices. If one choice alone has the same machines, it is that one's page. */
export function resultsPath({ countOf }: AllResults, { path }: FinderPage, chosen: Chosen): AppPath {
  const count = countOf(chosen);
  const each = [...chosen].toSorted().map((choice): Chosen => new Map([choice]));
  const alone = each.find((single) => countOf(single) === count);
  return findResultsPath(path, wordsInAddress(alone ?? chosen));
}

export function machinesOf({ machines }: AllResults, { chosen }: Pick<FindResults, 'chosen'>): FindableMachine[] {
  return machines.filter((machine) => fits(machine, chosen));
}

/** Lower-cases a label inside a sentence: "Paper and cardboard" → "paper and cardboard"; "PCB scrap" stays. */
function inSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
