/**
 * Reads and writes: the store of enquiries (docs/operate.md: STORE_DIR or DATABASE_URL). Run by: npm run enquiries -- …
 * help says which commands there are.
 */
import { parseArgs } from 'node:util';
import { ensureGenerated } from './codegen/ensure-generated.ts';
import type { CommandInput } from './enquiries/enquiry-commands.ts';

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

function readCommand(): { name: string; input: CommandInput } {
  try {
    const { values, positionals } = parseArgs({
      options: { state: { type: 'string' }, email: { type: 'string' }, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [name = '', ...ids] = positionals;
    return { name, input: { ids, state: values.state, email: values.email, json: values.json ?? false } };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}

const { name, input } = readCommand();
if (name === 'help') {
  console.log(usage);
  process.exit(0);
}
await ensureGenerated();
if (name === 'restore') {
  const [{ serviceSettings: readSettings }, { restoreStore }] = [
    await import('./serve/service-settings.ts'),
    await import('./enquiries/restore-store.ts'),
  ];
  process.exit(restoreStore(readSettings()));
}
const { enquiryCommands } = await import('./enquiries/enquiry-commands.ts');
const command = enquiryCommands[name];
if (!command) {
  console.error(usage);
  process.exit(2);
}
const { serviceSettings } = await import('./serve/service-settings.ts');
const { openStore } = await import('../src/enquiry/service/store/open-store.ts');
const { StoreUnavailable } = await import('../src/enquiry/service/store/store.ts');
const settings = serviceSettings();
// An empty store in the wrong folder would say that nobody has written.
const mayCreate = false;
const { store } = openStore(settings, () => undefined, mayCreate);
try {
  process.exitCode = await command({ ...input, store, settings });
} catch (error) {
  console.error(`The store can not be read: ${error instanceof Error ? error.message : String(error)}`);
  if (error instanceof StoreUnavailable) {
    console.error('The command needs the STORE_DIR or the DATABASE_URL of the service (docs/operate.md).');
  }
  process.exitCode = 1;
} finally {
  await store.close();
}
