import path from 'node:path';
import type { Pool } from 'pg';
import type { ServiceSettings } from '../settings.ts';
import { makeStore } from './make-store.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { EnquiryStore } from './store.ts';

export interface OpenStore {
  store: EnquiryStore;
  /** The connections of the database that several instances share; undefined with the embedded one. */
  pool: Pool | undefined;
}

/** The store that the settings name. Nothing is opened before the first statement. */
export function openStore(
  { DATABASE_URL, STORE_DIR, RETENTION_DAYS }: ServiceSettings,
  onLost: (error: Error) => void,
): OpenStore {
  if (DATABASE_URL === undefined) {
    return { store: makeStore(openSqlite(path.join(STORE_DIR, 'enquiries.sqlite')), RETENTION_DAYS), pool: undefined };
  }
  const database = openPostgres(DATABASE_URL, onLost);
  return { store: makeStore(database, RETENTION_DAYS), pool: database.pool };
}
