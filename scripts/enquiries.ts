/**
 * Reads and writes: the store of enquiries (docs/operate.md: STORE_DIR or DATABASE_URL). Run by: npm run enquiries -- …
 * list [--state STATE] [--json], show ID, export, requeue ID… or --state STATE, delete ID, purge.
 */
import { parseArgs } from 'node:util';
import { ensureGenerated } from './lib/ensure-generated.ts';
import type { CommandInput } from './steps/enquiry-commands.ts';

const usage =
  'npm run enquiries -- list [--state STATE] [--json] | show ID | export | requeue ID… or --state STATE | delete ID… | purge';

function readCommand(): { name: string; input: CommandInput } {
  try {
    const { values, positionals } = parseArgs({
      options: { state: { type: 'string' }, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [name = '', ...ids] = positionals;
    return { name, input: { ids, state: values.state, json: values.json ?? false } };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}

const { name, input } = readCommand();
await ensureGenerated();
const { enquiryCommands } = await import('./steps/enquiry-commands.ts');
const command = enquiryCommands[name];
if (!command) {
  console.error(usage);
  process.exit(2);
}
const { serviceSettings } = await import('./lib/service-settings.ts');
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
