/** Which pages of results there are: by material, by job, and by both where that is less than either. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedPages, Purpose } from '../catalogue.ts';
import { findResultsPath } from '../paths.ts';
import { finderOf } from './groups.ts';
import { countPurposes, type Machine } from './machines.ts';
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

interface AllResults {
  results: FindResults[];
  /** Machines by job and material, each of which may be open. */
  countOf: (job: string | undefined, material: string | undefined) => number;
}

const made = new WeakMap<Catalogue, AllResults>();

/** The pages of results, made once for a catalogue. */
export function listFindResults(catalogue: Catalogue): FindResults[] {
  return allResults(catalogue).results;
}

function allResults(catalogue: Catalogue): AllResults {
  const known = made.get(catalogue) ?? makeFindResults(catalogue);
  made.set(catalogue, known);
  return known;
}

function makeFindResults(catalogue: Catalogue): AllResults {
  const { find } = catalogue.pages;
  const countOf = countMachines(catalogue);
  if (!find) return { results: [], countOf };
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
  return { results: [...byMaterial, ...byJob, ...byBoth].filter(({ count }) => count > 0), countOf };
}

function countMachines(catalogue: Catalogue): AllResults['countOf'] {
  const counts = new Map<string, number>();
  const keyOf = (job = '', material = '') => `${job} ${material}`;
  for (const { jobs, materials, count } of countPurposes(catalogue)) {
    for (const job of [undefined, ...jobs]) {
      for (const material of [undefined, ...materials]) {
        const key = keyOf(job, material);
        counts.set(key, (counts.get(key) ?? 0) + count);
      }
    }
  }
  return (job, material) => counts.get(keyOf(job, material)) ?? 0;
}

/** The page for a job and a material: where both together are no less than one of them, the page of that one. */
export function resultsPath(
  catalogue: Catalogue,
  { path }: FinderPage,
  job: string | undefined,
  material: string | undefined,
): AppPath {
  const { countOf } = allResults(catalogue);
  const count = countOf(job, material);
  if (count === countOf(job, undefined)) return findResultsPath(path, job, job === undefined ? material : undefined);
  return findResultsPath(path, count === countOf(undefined, material) ? undefined : job, material);
}

/** The machines for a job and a material, each of which may be open. */
export function machinesOf(catalogue: Catalogue, { job, material }: Pick<FindResults, 'job' | 'material'>): Machine[] {
  return runsOf(catalogue).flatMap((run) => {
    const fits =
      (job === undefined || run.jobs.includes(job)) && (material === undefined || run.materials.includes(material));
    return fits ? run.machines : [];
  });
}

/** Machines that stand together and process and do the same, by the same two lists. */
interface Run extends Purpose {
  machines: Machine[];
}

const madeRuns = new WeakMap<Catalogue, Run[]>();

/** All machines in their order: of ten thousand a few hundred runs, which a page of results goes through. */
function runsOf(catalogue: Catalogue): Run[] {
  const known = madeRuns.get(catalogue);
  if (known) return known;
  const runs: Run[] = [];
  for (const machine of finderOf(catalogue).machines) {
    const { jobs, materials } = machine;
    const last = runs.at(-1);
    if (last?.jobs === jobs && last.materials === materials) last.machines.push(machine);
    else runs.push({ jobs, materials, machines: [machine] });
  }
  madeRuns.set(catalogue, runs);
  return runs;
}

/** A label inside a sentence: "Paper and cardboard" → "paper and cardboard"; "PCB scrap" stays. */
function inSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
