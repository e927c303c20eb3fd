/** Reads and writes: the store of enquiries. */
import { ownField } from '../../src/yaml/block.ts';
import { readWords } from '../lib/arguments.ts';
import { openStore } from '../../src/enquiry/service/store/open-store.ts';
import { oneLine } from '../../src/enquiry/service/delivery/one-line.ts';
import { states, StoreUnavailable } from '../../src/enquiry/service/store/store.ts';
import { serviceSettings } from '../serve/service-settings.ts';
import { enquiryCommands } from './enquiry-commands.ts';

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

/** How many names a command takes; others take none. */
const mostNames: Readonly<Partial<Record<string, number>>> = { show: 1, requeue: Infinity, delete: Infinity };

/** Runs the operator's command. @returns the exit code */
export async function enquiries(): Promise<number> {
  const options = { state: { type: 'string' }, email: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { values, positionals } = readWords(options, usage);
  const [name = '', ...ids] = positionals;
  if (name === 'help') {
    console.log(usage);
    return 0;
  }
  const command = ownField(enquiryCommands, name);
  if (!command) {
    console.error(usage);
    return 2;
  }
  const state = states.find((known) => known === values.state);
  if (values.state !== undefined && state === undefined) {
    console.error(`--state is one of ${states.join(', ')}`);
    return 2;
  }
  // `list dead` must not list everything, nor `requeue NAME --state dead` requeue more than that one.
  const spare = ids[values.state === undefined ? (mostNames[name] ?? 0) : 0];
  if (spare !== undefined) {
    console.error(`${oneLine(spare)} is one word too many\n${usage}`);
    return 2;
  }
  const settings = serviceSettings();
  // Do not create a store: an empty one in the wrong folder would look like no enquiries.
  const mayCreate = false;
  const { store } = openStore(settings, () => undefined, mayCreate);
  try {
    return await command({ ...values, ids, state, store, settings });
  } catch (error) {
    console.error(`The store can not be read: ${error instanceof Error ? error.message : String(error)}`);
    const isFolder = error instanceof Error && 'syscall' in error;
    if (!isFolder && !(error instanceof StoreUnavailable)) return 1;
    console.error('The command needs the STORE_DIR or the DATABASE_URL of the service (docs/operate.md).');
    return 2;
  } finally {
    await store.close();
  }
}
