/** Reads and writes: the store of enquiries. */
import { readWords } from '../lib/arguments.ts';
import type { ServiceSettings } from '../../src/enquiry/service/settings.ts';
import { openStore, storeFile } from '../../src/enquiry/service/store/open-store.ts';
import { StoreUnavailable } from '../../src/enquiry/service/store/store.ts';
import { serviceSettings } from '../serve/service-settings.ts';
import { enquiryCommands, type Command, type CommandInput } from './enquiry-commands.ts';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { holdsEnquiries } from '../../src/enquiry/service/store/replica.ts';

const usage = `npm run enquiries -- COMMAND, with the STORE_DIR or DATABASE_URL of the service (docs/operate.md):

  list [--state STATE] [--email ADDRESS] [--json]   what there is; a line each, or everything as JSON
  show NAME                                         everything about one
  export [--state STATE] [--email ADDRESS]          as CSV (npm run -s enquiries -- export > file.csv)
  requeue NAME… | requeue --state STATE             send now: dead ones, those held as spam, those that wait
  delete NAME…                                      for a visitor who wants to be forgotten
  purge                                             what is past RETENTION_DAYS; the service does it every hour
  restore                                           makes the lost store from its copy in REPLICA_DIR
  help                                              this

NAME is an id or a reference, like 261122-9F3A7C. STATE is queued, sending, sent, dead or spam.`;

/** Runs the operator's command. @returns the exit code */
export async function enquiries(): Promise<number> {
  const options = { state: { type: 'string' }, email: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { values, positionals } = readWords(options, usage);
  const [name = '', ...ids] = positionals;
  if (name === 'help') {
    console.log(usage);
    return 0;
  }
  const command = enquiryCommands[name];
  if (name !== 'restore' && !command) {
    console.error(usage);
    return 2;
  }
  const settings = serviceSettings();
  const input = { ids, state: values.state, email: values.email, json: values.json ?? false };
  return command ? runOnStore(command, input, settings) : restoreStore(settings);
}

async function runOnStore(command: Command, input: CommandInput, settings: ServiceSettings): Promise<number> {
  // Do not create a store: an empty one in the wrong folder would look like no enquiries.
  const mayCreate = false;
  const { store } = openStore(settings, () => undefined, mayCreate);
  try {
    return await command({ ...input, store, settings });
  } catch (error) {
    console.error(`The store can not be read: ${error instanceof Error ? error.message : String(error)}`);
    if (error instanceof StoreUnavailable) {
      console.error('The command needs the STORE_DIR or the DATABASE_URL of the service (docs/operate.md).');
    }
    return 1;
  } finally {
    await store.close();
  }
}

/**
 * Restores a missing store from its replica. The service delivers queued and interrupted enquiries at its next start.
 * @returns the exit code
 */
function restoreStore({ DATABASE_URL, STORE_DIR, REPLICA_DIR }: ServiceSettings): number {
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
