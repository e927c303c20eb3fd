/** Reads: the second copy of the store. Writes: the store. Run by: scripts/enquiries.ts. */
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ServiceSettings } from '../../src/enquiry/service/settings.ts';
import { storeFile } from '../../src/enquiry/service/store/open-store.ts';
import { holdsEnquiries } from '../../src/enquiry/service/store/replica.ts';

/**
 * Makes the store from its second copy, in a place where there is none. What the copy holds as queued or in delivery is sent
 * by the service's next start.
 * @returns the exit code
 */
export function restoreStore({ DATABASE_URL, STORE_DIR, REPLICA_DIR }: ServiceSettings): number {
  if (DATABASE_URL !== undefined || REPLICA_DIR === undefined) {
    console.error('Name the folder of the copy in REPLICA_DIR. A PostgreSQL database is restored by its own means.');
    return 2;
  }
  const [copy, store] = [storeFile(REPLICA_DIR), storeFile(STORE_DIR)];
  if (!holdsEnquiries(copy)) {
    console.error(`There is no copy in ${REPLICA_DIR}.`);
    return 1;
  }
  const present = ['', '-wal', '-shm'].map((ending) => store + ending).filter((file) => existsSync(file));
  if (present.length > 0) {
    console.error(`Stop the service, and move out of the way what is there: ${present.join(', ')}`);
    return 1;
  }
  mkdirSync(STORE_DIR, { recursive: true, mode: 0o700 });
  const fresh = path.join(STORE_DIR, `restored-${randomUUID()}`);
  const database = new DatabaseSync(copy);
  try {
    database.exec('pragma synchronous = full');
    database.prepare('vacuum into ?').run(fresh);
    chmodSync(fresh, 0o600);
    renameSync(fresh, store);
    const rows = database.prepare('select state, count(*) as count from enquiry group by state order by state').all();
    console.log(
      `Restored into ${STORE_DIR}: ${rows.map(({ state, count }) => `${String(count)} ${String(state)}`).join(', ')}.`,
    );
    return 0;
  } finally {
    database.close();
    rmSync(fresh, { force: true });
  }
}
