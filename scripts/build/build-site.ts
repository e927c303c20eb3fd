/** Reads: data/, schemas/, src/. Writes: the site. Run by: scripts/build.ts. */
import type { BuildSettings } from '../lib/build-settings.ts';
import { startStep } from '../lib/progress.ts';
import { recover } from './folders.ts';
import { isBuilt, readInputs } from './inputs.ts';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

export interface BuildOptions {
  /** Leaves out drawings, sheets, cards and compressed forms, to measure the pages alone. */
  pagesOnly?: boolean;
  /** Draws no machine, as if every entry said `machine: none`: pages, sheets and cards have neither pictures nor views nor CAD files. */
  withoutBodies?: boolean;
}

/**
 * Builds the whole site, or finds out that it is as it should be: then nothing is loaded that builds. While another build
 * of the same site runs it waits, and then builds from what the data folder holds by then.
 * @returns false when the data has errors, or the folder can't be written, which was printed; the site that was there stays untouched
 * @throws when a page can't be rendered or a link is dead
 */
export async function buildSite(settings: BuildSettings, options: BuildOptions = {}): Promise<boolean> {
  const sayWaiting = () => console.error('Another build is running: waiting for its end.');
  try {
    return await withBuildLock(settings.workDir, sayWaiting, () => buildAlone(settings, options));
  } catch (error) {
    const problem = explainDiskProblem(error);
    if (problem === undefined) throw error;
    console.error(problem);
    return false;
  }
}

async function buildAlone(settings: BuildSettings, options: BuildOptions): Promise<boolean> {
  const looking = startStep('inputs');
  const inputs = await readInputs(settings, JSON.stringify(options));
  recover(settings.outDir);
  if (isBuilt(settings, inputs)) {
    looking.done('as they were: nothing to do');
    return true;
  }
  looking.done();
  const { makeSite } = await import('./make-site.ts');
  return makeSite(settings, inputs, options);
}

/** What can be done about a folder that can't be written (errno(3)). */
const reasons: Readonly<Partial<Record<string, string>>> = {
  ENOSPC: 'the disk is full: make room, and build again',
  EDQUOT: 'the quota of this user is used up: make room, and build again',
  EROFS: 'the file system is read-only: build into a folder that can be written, with --out',
  EACCES: 'this user may not write there: build as the user who owns the folder',
  EPERM: 'this user may not write there: build as the user who owns the folder',
};

/**
 * A sentence for someone whose disk or folder can't be written.
 * @returns undefined for every other problem, which is a bug
 */
export function explainDiskProblem(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const reason = reasons[String(error.code)];
  const file = 'path' in error ? String(error.path) : 'a file';
  return reason === undefined ? undefined : `${file} could not be written: ${reason}.`;
}

/** Milliseconds between two attempts to take the lock. */
const INTERVAL = 50;

/** SQLITE_BUSY (sqlite.org/rescode.html): another process holds the lock. */
const BUSY = 5;

/**
 * Runs `work` while no other build of the same work folder runs: waits for its end first. The lock is that of a SQLite
 * database, which the operating system takes back when the process ends, however it ends: a build that was killed leaves
 * nothing to clean up.
 * @param onWait called once, when another build holds the lock
 */
async function withBuildLock<T>(workDir: string, onWait: () => void, work: () => Promise<T>): Promise<T> {
  mkdirSync(workDir, { recursive: true });
  const database = new DatabaseSync(path.join(workDir, 'lock.sqlite'), { timeout: 0 });
  try {
    for (let attempt = 0; !takeLock(database); attempt += 1) {
      if (attempt === 0) onWait();
      await sleep(INTERVAL);
    }
    return await work();
  } finally {
    database.close();
  }
}

function takeLock(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === BUSY) return false;
    throw error;
  }
}
