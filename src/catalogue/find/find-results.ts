/** Which pages of results there are: by material, by job, and by both where that is less than either. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedPages } from '../catalogue.ts';
import { findResultsPath } from '../paths.ts';
import { listMachines, type Machine } from './machines.ts';
import { fill } from '../words.ts';

/** The words of the finder's page. */
export type FinderPage = NonNullable<LinkedPages['find']>;

/** One at least of `job` and `material` is there. */
export interface FindResults {
  path: AppPath;
  job?: string;
  material?: string;
  heading: string;
  count: number;
}

/** All pages of results, and what they are made from. */
export interface AllResults {
  results: FindResults[];
  machines: readonly Machine[];
  /** Machines by job and material, each of which may be open. */
  countOf: (job: string | undefined, material: string | undefined) => number;
}

/** Lists the pages of results; none without a finder. */
export function listFindResults(catalogue: Catalogue): AllResults {
  const { find } = catalogue.pages;
  const machines = listMachines(catalogue);
  const countOf = countMachines(machines);
  if (!find) return { results: [], machines, countOf };
  const { path: finder, landing, materials, jobs } = find;
  const results = (heading: string, job: string | undefined, material: string | undefined): FindResults => {
    const words = {
      job: inSentence(jobs[job ?? ''] ?? ''),
      material: inSentence(materials[material ?? ''] ?? ''),
    };
    return {
      path: findResultsPath(finder, job, material),
      ...(job === undefined ? {} : { job }),
      ...(material === undefined ? {} : { material }),
      heading: fill(heading, words),
      count: countOf(job, material),
    };
  };
  const byMaterial = Object.keys(materials).map((material) => results(landing.material, undefined, material));
  const byJob = Object.keys(jobs).map((job) => results(landing.job, job, undefined));
  const byBoth = byJob.flatMap((job) =>
    byMaterial
      .map(({ material }) => results(landing.both, job.job, material))
      .filter(({ count, material }) => count < job.count && count < countOf(undefined, material)),
  );
  return { results: [...byMaterial, ...byJob, ...byBoth].filter(({ count }) => count > 0), machines, countOf };
}

function countMachines(machines: readonly Machine[]): AllResults['countOf'] {
  const counts = new Map<string, number>();
  const keyOf = (job = '', material = '') => `${job} ${material}`;
  for (const { jobs, materials } of machines) {
    for (const job of [undefined, ...jobs]) {
      for (const material of [undefined, ...materials]) {
        const key = keyOf(job, material);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return (job, material) => counts.get(keyOf(job, material)) ?? 0;
}

/** The page for a job and a material: where both together are no less than one of them, the page of that one. */
export function resultsPath(
  { countOf }: AllResults,
  { path }: FinderPage,
  job: string | undefined,
  material: string | undefined,
): AppPath {
  const count = countOf(job, material);
  if (count === countOf(job, undefined)) return findResultsPath(path, job, job === undefined ? material : undefined);
  return findResultsPath(path, count === countOf(undefined, material) ? undefined : job, material);
}

/** The machines for a job and a material, each of which may be open. */
export function machinesOf(
  { machines }: AllResults,
  { job, material }: Pick<FindResults, 'job' | 'material'>,
): Machine[] {
  return machines.filter(
    ({ jobs, materials }) =>
      (job === undefined || jobs.includes(job)) && (material === undefined || materials.includes(material)),
  );
}

/** A label inside a sentence: "Paper and cardboard" → "paper and cardboard"; "PCB scrap" stays. */
function inSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
