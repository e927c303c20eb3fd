/**
 * Reads: everything that a build depends on. Reads and writes: <work>/built. Run by: scripts/steps/build-site.ts.
 * Files are compared by their bytes: reading ten thousand small ones takes no longer than half a build's start, and no
 * clock and no file system can make a changed one look old.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir, type BuildSettings } from '../lib/build-settings.ts';
import { readSealed, writeSealed } from '../lib/sealed-file.ts';
import { keyOf } from '../outputs/output.ts';
import { readGeneration } from '../outputs/generation.ts';
import { readGitState, type GitState } from './git-state.ts';
import { readData, type DataFolder } from './read-data.ts';

/** All that a site is made from. */
export interface Inputs {
  /** What was read from the data folder; undefined when there is none. */
  folder: DataFolder | undefined;
  git: GitState | undefined;
  /** The day of the build, like 2025-10-14: the checks look at it. */
  today: string;
  /** Stands for all of it: the same key, the same site. */
  key: string;
}

const sources = ['{src,scripts,schemas}/**/*.{ts,tsx,js,json,typ}', 'package-lock.json', 'vite.config.ts'];

/** Reads the inputs. `mode` is what else decides on the site: the options of the build. */
export async function readInputs({ dataDir }: BuildSettings, mode: string): Promise<Inputs> {
  const reading = readGitState(dataDir);
  const folder = await readData(dataDir, { hashed: true });
  const git = await reading;
  const today = new Date().toISOString().slice(0, 10);
  const media = [...(folder?.mediaHashes.values() ?? [])];
  const hashes = folder?.files.map(({ hash = '' }) => hash) ?? [];
  const names = folder?.unreadable ?? [];
  const known = git ? [git.head, git.prefix, ...git.changed] : [];
  const groups = [hashes, media, names, known].map((group) => keyOf(...group));
  return { folder, git, today, key: keyOf(process.version, mode, today, hashProgram(), ...groups) };
}

/** Generated code follows from the other inputs. */
function hashProgram(): string {
  const names = sources
    .flatMap((pattern) => globSync(pattern, { cwd: projectDir }))
    .filter((name) => !name.startsWith(path.join('src', 'generated')))
    .sort();
  return keyOf(...names.flatMap((name) => [name, readFileSync(path.join(projectDir, name))]));
}

const builtFile = ({ workDir }: BuildSettings) => path.join(workDir, 'built');

/** Generated code is a result as well: who takes it away, or writes into it, gets it made again. */
function hashGenerated({ generatedDir }: BuildSettings): string {
  const names = readdirSync(generatedDir).sort();
  return keyOf(...names.flatMap((name) => [name, readFileSync(path.join(generatedDir, name))]));
}

/** Whether the site that is there was built from these inputs, and nothing was taken from it or added since. */
export function isBuilt(settings: BuildSettings, { key }: Inputs): boolean {
  const kept = readSealed(builtFile(settings), key);
  if (kept === undefined) return false;
  return kept === stateOf(settings) && readGeneration(settings.outDir, settings.workDir) !== undefined;
}

/** Notes that the site was built from these inputs, to its end. */
export function noteBuilt(settings: BuildSettings, { key }: Inputs): void {
  writeSealed(builtFile(settings), key, stateOf(settings));
}

function stateOf(settings: BuildSettings): string {
  try {
    return hashGenerated(settings);
  } catch {
    return '';
  }
}
