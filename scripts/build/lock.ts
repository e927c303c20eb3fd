/** Reads and writes: <work>/lock.sqlite. Run by: scripts/build/build-site.ts. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

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
export async function withBuildLock<T>(workDir: string, onWait: () => void, work: () => Promise<T>): Promise<T> {
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
