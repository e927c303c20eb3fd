/**
 * Reads: everything that a build depends on. Run by: scripts/build/build-site.ts.
 * Files are compared by their bytes: reading ten thousand small ones takes no longer than half a build's start, and no
 * clock and no file system can make a changed one look old.
 */
import type { BuildSettings } from '../lib/build-settings.ts';
import { keyOfSources, readProjectSources, type ProjectSources } from '../lib/source-hash.ts';
import { isWhole, readManifest } from './manifest.ts';
import { keyOf, keyOfBytes } from '../lib/cache.ts';
import { readGitState, type GitState } from './git.ts';
import { readData, type DataFolder } from '../data/read-data.ts';

/** All that a site is made from. */
export interface Inputs {
  /** What was read from the data folder; undefined when there is none. */
  folder: DataFolder | undefined;
  git: GitState | undefined;
  /** The program that builds. */
  sources: ProjectSources;
  /** The day of the build, like 2025-10-14: the checks look at it. */
  today: string;
  /** Stands for all of it: the same key, the same site. */
  key: string;
}

/** Reads the inputs. `mode` is what else decides on the site: the options of the build. */
export async function readInputs({ dataDir }: BuildSettings, mode: string): Promise<Inputs> {
  const reading = readGitState(dataDir);
  const folder = await readData(dataDir);
  const git = await reading;
  const sources = readProjectSources();
  const today = new Date().toISOString().slice(0, 10);
  const files = folder?.files.flatMap(({ file, bytes }) => [file, keyOfBytes(bytes)]) ?? [];
  const media = folder?.mediaHashes ?? [];
  const names = folder?.unreadable ?? [];
  const known = git ? [git.head, git.prefix, ...git.changed] : [];
  const groups = [files, media, names, known].map((group) => keyOf(...group));
  return { folder, git, sources, today, key: keyOf(process.version, mode, today, keyOfSources(sources), ...groups) };
}

/** Whether the site that is there was built from these inputs, and nothing was taken from it or added since. */
export function isBuilt({ outDir, workDir }: BuildSettings, { key }: Inputs): boolean {
  const manifest = readManifest(outDir, workDir);
  return manifest?.inputs === key && isWhole(outDir, manifest.files);
}
