import path from 'node:path';
import type { ServiceSettings } from '../settings.ts';
import { makeStore } from './make-store.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** File of the embedded store in a folder. */
export const storeFile = (folder: string): string => path.join(folder, 'enquiries.sqlite');

/**
 * Opens the configured store at the first statement; without `mayCreate` it must exist. `shared` is the database that
 * several instances use, if they do. `onLost` gets what the next statement repairs: a broken connection, a lost copy.
 */
export function openStore(
  { DATABASE_URL, STORE_DIR, REPLICA_DIR, RETENTION_DAYS, LEASE_SECONDS }: ServiceSettings,
  onLost: (error: Error) => void,
  mayCreate = true,
) {
  const replica = REPLICA_DIR === undefined ? undefined : storeFile(REPLICA_DIR);
  const shared = DATABASE_URL === undefined ? undefined : openPostgres(DATABASE_URL, onLost);
  const database = shared ?? openSqlite(storeFile(STORE_DIR), { mayCreate, replica, onReplaced: onLost });
  return { store: makeStore(database, RETENTION_DAYS, LEASE_SECONDS), shared };
}
