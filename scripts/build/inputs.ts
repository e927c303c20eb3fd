/**
 * Reads: everything that a build depends on. Files are compared by content, not by modification time, so no clock or
 * file system can hide a change. Reading ten thousand small files takes at most half of a build's start-up time.
 */
import type { BuildSettings } from '../lib/build-settings.ts';
import { hashSources } from '../lib/source-hash.ts';
import { isWhole, readManifest } from './manifest.ts';
import { keyOf, keyOfBytes } from '../lib/cache.ts';
import { readGitState, type GitState } from './git.ts';
import { readData, type DataFolder } from '../data/read-data.ts';

export interface Inputs {
  /** The content of the data folder; undefined when it does not exist. */
  folder: DataFolder | undefined;
  git: GitState | undefined;
  /** The day of the build, such as 2025-10-14: decides which fairs are upcoming. */
  today: string;
  /** Hash of all inputs: the same key means the same site. */
  key: string;
}

/** Reads the inputs. `mode` holds the build options, which also affect the site. */
export async function readInputs(
  { dataDir }: BuildSettings,
  mode: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<Inputs> {
  const reading = readGitState(dataDir);
  const folder = await readData(dataDir);
  const git = await reading;
  const files = folder?.files.flatMap(({ file, bytes }) => [file, keyOfBytes(bytes)]) ?? [];
  const media = folder?.mediaHashes ?? [];
  const names = folder?.unreadable ?? [];
  const known = git ? [git.head, git.prefix, ...git.changed] : [];
  const groups = [files, media, names, known].map((group) => keyOf(...group));
  return { folder, git, today, key: keyOf(process.version, mode, today, hashSources(), ...groups) };
}

/** Whether the existing site was built from these inputs and its files were not added to or removed since. */
export function isBuilt({ outDir, workDir }: BuildSettings, { key }: Inputs): boolean {
  const manifest = readManifest(outDir, workDir);
  return manifest?.inputs === key && isWhole(outDir, manifest.files);
}
