/** Reads and writes: the store of enquiries. Run by: scripts/enquiries.ts. */
import { parseArgs } from 'node:util';
import type { ServiceSettings } from '../../src/enquiry/service/settings.ts';
import { openStore } from '../../src/enquiry/service/store/open-store.ts';
import { StoreUnavailable } from '../../src/enquiry/service/store/store.ts';
import { serviceSettings } from '../serve/service-settings.ts';
import { enquiryCommands, type Command, type CommandInput } from './enquiry-commands.ts';
import { restoreStore } from './restore-store.ts';

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

function readCommand(): { name: string; input: CommandInput } | undefined {
  try {
    const { values, positionals } = parseArgs({
      options: { state: { type: 'string' }, email: { type: 'string' }, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [name = '', ...ids] = positionals;
    return { name, input: { ids, state: values.state, email: values.email, json: values.json ?? false } };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    return undefined;
  }
}

/** Does what the operator's words ask for. @returns the exit code */
export async function enquiries(): Promise<number> {
  const asked = readCommand();
  if (!asked) return 2;
  const { name, input } = asked;
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
  return command ? runOnStore(command, input, settings) : restoreStore(settings);
}

async function runOnStore(command: Command, input: CommandInput, settings: ServiceSettings): Promise<number> {
  // An empty store in the wrong folder would say that nobody has written.
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
