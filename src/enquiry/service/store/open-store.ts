import path from 'node:path';
import type { ServiceSettings } from '../settings.ts';
import type { Database } from './database.ts';
import { makeStore, type EnquiryStore } from './make-store.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export interface OpenStore {
  store: EnquiryStore;
  shared: Database | undefined;
}

/** File of the embedded store in a folder. */
export const storeFile = (folder: string): string => path.join(folder, 'enquiries.sqlite');

/** Opens the configured store at the first statement; without `mayCreate` it must exist. */
export function openStore(
  { DATABASE_URL, STORE_DIR, REPLICA_DIR, RETENTION_DAYS, LEASE_SECONDS }: ServiceSettings,
  onLost: (error: Error) => void,
  mayCreate = true,
): OpenStore {
  if (DATABASE_URL === undefined) {
    const replica = REPLICA_DIR === undefined ? undefined : storeFile(REPLICA_DIR);
    const database = openSqlite(storeFile(STORE_DIR), { mayCreate, replica });
    return { store: makeStore(database, RETENTION_DAYS, LEASE_SECONDS), shared: undefined };
  }
  const database = openPostgres(DATABASE_URL, onLost);
  return { store: makeStore(database, RETENTION_DAYS, LEASE_SECONDS), shared: database };
}
