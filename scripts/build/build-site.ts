/** Reads: data/, schemas/, src/. Writes: the site. */
import type { BuildSettings } from '../lib/build-settings.ts';
import { startStep } from '../lib/progress.ts';
import { recover } from './folders.ts';
import { isBuilt, readInputs } from './inputs.ts';
import type { PublishOptions } from './publish.ts';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

export interface BuildOptions {
  /** Skips drawings, sheets, cards and compressed files, to measure the pages alone. */
  pagesOnly?: boolean;
  /** Draws no machine, as if every entry said `machine: none`: no pictures, 3D views or CAD files. */
  withoutBodies?: boolean;
  /** The day that decides which fairs are upcoming, such as 2025-10-14; today by default. */
  day?: string | undefined;
}

/**
 * Builds the whole site, or returns early when it is up to date, without loading the build code. Waits while another
 * build of the same site runs, then reads the data folder.
 * @param serve called when the site can be served, though pictures, sheets and cards are still to be made
 * @returns false after printing errors in the data or an unwritable folder; the existing site stays untouched
 * @throws when a page cannot be rendered or a link is dead
 */
export async function buildSite(
  settings: BuildSettings,
  options: BuildOptions = {},
  serve?: PublishOptions['serve'],
): Promise<boolean> {
  const reportWait = () => console.error('Another build is running: waiting for its end.');
  try {
    return await withBuildLock(settings.workDir, reportWait, () => buildAlone(settings, options, serve));
  } catch (error) {
    const problem = explainDiskProblem(error);
    if (problem === undefined) throw error;
    console.error(problem);
    return false;
  }
}

async function buildAlone(
  settings: BuildSettings,
  options: BuildOptions,
  serve?: PublishOptions['serve'],
): Promise<boolean> {
  const looking = startStep('inputs');
  const inputs = await readInputs(settings, JSON.stringify(options), options.day);
  recover(settings.outDir);
  if (isBuilt(settings, inputs)) {
    looking.done('as they were: nothing to do');
    return true;
  }
  looking.done();
  const { makeSite } = await import('./make-site.ts');
  return makeSite(settings, inputs, options, serve);
}

/** What to do when a folder cannot be written, by error code (errno(3)). */
const reasons: Readonly<Partial<Record<string, string>>> = {
  ENOSPC: 'the disk is full: make room, and build again',
  EDQUOT: 'the quota of this user is used up: make room, and build again',
  EROFS: 'the file system is read-only: build into a folder that can be written, with --out',
  EACCES: 'this user may not write there: build as the user who owns the folder',
  EPERM: 'this user may not write there: build as the user who owns the folder',
};

/**
 * Explains a full disk or an unwritable folder.
 * @returns undefined for any other error, which is a bug
 */
export function explainDiskProblem(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const reason = reasons[String(error.code)];
  const file = 'path' in error ? String(error.path) : 'a file';
  return reason === undefined ? undefined : `${file} could not be written: ${reason}.`;
}

/** Interval between two attempts to take the lock, in milliseconds. */
const INTERVAL = 50;

/** SQLITE_BUSY (sqlite.org/rescode.html): another process holds the lock. */
const BUSY = 5;

/**
 * Runs `work` when no other build of the same work folder is running. Uses a SQLite lock, which the operating system
 * releases even when the process is killed, so no stale lock file remains.
 * @param onWait called once when another build holds the lock
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
