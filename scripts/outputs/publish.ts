/**
 * Brings a site's folder to a wanted state. Two generations take turns: the one that is served, and a spare one beside
 * it. What changed is written to the spare one, what it lacks of the served one is linked; then they change places. So
 * an unchanged file costs nothing, and a build that is cut off leaves the served generation as it was.
 */
import type { FileGroup } from './file-group.ts';
import { fillSpare, prepareSpare } from './fill-spare.ts';
import { isWhole, readGeneration, writeGeneration, type Generation } from './generation.ts';
import type { OutputGroup } from './output.ts';
import { changePlaces, foldersBeside, recover, refuseForeign, takeSpare } from './places.ts';

export interface PublishOptions {
  groups: readonly OutputGroup[];
  outDir: string;
  workDir: string;
  /** Makes the compressed forms of a file that was written. @returns their bytes by ending; none where nothing is gained */
  compress?: ((file: string) => Promise<Record<string, number>>) | undefined;
  /** Looks at the whole before it is published; what it throws leaves the site as it was. */
  inspect: (generation: Generation) => void;
  onProgress?: (done: number, total: number) => void;
}

export interface Published {
  written: number;
  kept: number;
  removed: number;
}

/** Makes what is missing or has another key, takes away what is not wanted, and publishes all at once. */
export async function publish({ inspect, ...options }: PublishOptions): Promise<Published> {
  const { groups, outDir, workDir } = options;
  recover(outDir);
  refuseForeign(outDir);
  const served = readGeneration(outDir, workDir);
  const isWanted = served?.size === groups.length && groups.every(({ name, key }) => served.get(name)?.key === key);
  if (isWanted && isWhole(outDir, served)) {
    inspect(served);
    return { written: 0, kept: countFiles(served), removed: 0 };
  }
  const { spare } = foldersBeside(outDir);
  const held = takeSpare(spare, workDir, served) ?? new Map<string, FileGroup>();
  const { next, written } = await fillSpare({ ...options, spare, held, served: served ?? new Map() });
  inspect(next);
  writeGeneration(spare, workDir, next);
  changePlaces(outDir, workDir, served !== undefined);
  if (!served) prepareSpare(outDir, workDir, next);
  return { written, kept: countFiles(next) - written, removed: countRemoved(served ?? new Map(), next) };
}

function countFiles(generation: Generation): number {
  return [...generation.values()].reduce((sum, { count }) => sum + count, 0);
}

/** How many files of the one generation the next does not have. */
function countRemoved(served: Generation, next: Generation): number {
  const differing = [...served].filter(([name, group]) => next.get(name) !== group);
  if (differing.length === 0) return 0;
  const names = new Set(
    [...next].filter(([name, group]) => served.get(name) !== group).flatMap(([, { files }]) => [...files.keys()]),
  );
  return differing.flatMap(([, { files }]) => [...files.keys()]).filter((name) => !names.has(name)).length;
}
