/** Reads and writes: the store of enquiries. Run by: scripts/enquiries.ts. */
import { enquiryFields } from '../../src/enquiry/contract/enquiry.ts';
import { deleteMails } from '../../src/enquiry/service/delivery/folder-transport.ts';
import { outboxFolder } from '../../src/enquiry/service/service.ts';
import type { ServiceSettings } from '../../src/enquiry/service/settings.ts';
import { states, type EnquiryStore, type State, type StoredEnquiry } from '../../src/enquiry/service/store/store.ts';
import { toCsv } from '../lib/csv.ts';

export interface CommandInput {
  ids: string[];
  state: string | undefined;
  json: boolean;
}

type Command = (input: CommandInput & { store: EnquiryStore; settings: ServiceSettings }) => Promise<number>;

const time = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds).toISOString());

/** What an enquiry is in JSON, with times that people can read. */
function shown(stored: StoredEnquiry) {
  const { createdAt, dueAt, sentAt, firstFailedAt, purgeAt } = stored;
  return {
    ...stored,
    createdAt: time(createdAt),
    dueAt: time(dueAt),
    sentAt: time(sentAt),
    firstFailedAt: time(firstFailedAt),
    purgeAt: time(purgeAt),
  };
}

const isState = (text: string): text is State => (states as readonly string[]).includes(text);

function refuseState(): number {
  console.error(`--state is one of ${states.join(', ')}`);
  return 2;
}

function askWhich(): number {
  console.error('Which one? Give its id: npm run enquiries -- list');
  return 2;
}

/** Does something with each id. @returns 1 when one was not found, and says which */
async function withEach(ids: string[], done: string, act: (id: string) => Promise<boolean>): Promise<number> {
  if (ids.length === 0) return askWhich();
  let code = 0;
  for (const id of ids) {
    if (await act(id)) console.log(`${id} ${done}`);
    else {
      console.error(`${id} not found, or not in a state for that`);
      code = 1;
    }
  }
  return code;
}

/** The operator's commands by name. Each resolves to the exit code. */
export const enquiryCommands: Readonly<Record<string, Command>> = {
  async list({ store, state, json, settings }) {
    if (state !== undefined && !isState(state)) return refuseState();
    const found = await store.list(state);
    if (json) console.log(JSON.stringify(found.map(shown), null, 2));
    else if (found.length === 0)
      console.log(`There are no enquiries in ${settings.DATABASE_URL ? 'the database' : settings.STORE_DIR}.`);
    for (const { id, state: own, attempts, createdAt, enquiry, lastError } of json ? [] : found) {
      const about = [enquiry.model, enquiry.company || enquiry.name].filter(Boolean).join(' – ');
      console.log([id, time(createdAt), own.padEnd(7), attempts, about, lastError ?? ''].join('  ').trimEnd());
    }
    return 0;
  },

  async show({ store, ids: [id] }) {
    if (id === undefined) return askWhich();
    const stored = await store.find(id);
    if (stored) console.log(JSON.stringify(shown(stored), null, 2));
    else console.error(`There is no enquiry ${id}`);
    return stored ? 0 : 1;
  },

  async export({ store }) {
    const rows = (await store.list()).map(({ id, state, attempts, createdAt, sentAt, lastError, enquiry }) => [
      id,
      state,
      attempts,
      time(createdAt),
      time(sentAt),
      lastError,
      ...enquiryFields.map((field) => enquiry[field]),
    ]);
    const head = ['id', 'state', 'attempts', 'createdAt', 'sentAt', 'lastError', ...enquiryFields];
    process.stdout.write(toCsv([head, ...rows]));
    return 0;
  },

  async requeue({ store, ids, state }) {
    if (state === undefined) return withEach(ids, 'queued again', (id) => store.requeue(id));
    if (!isState(state)) return refuseState();
    const all = (await store.list(state)).map(({ id }) => id);
    if (all.length > 0) return withEach(all, 'queued again', (id) => store.requeue(id));
    console.log('There is none.');
    return 0;
  },

  delete: ({ store, ids, settings }) =>
    withEach(ids, 'deleted', async (id) => {
      const deleted = await store.delete(id);
      if (deleted) await deleteMails(outboxFolder(settings), [id]);
      return deleted;
    }),

  async purge({ store, settings }) {
    const ids = await store.purge();
    await deleteMails(outboxFolder(settings), ids);
    console.log(`${ids.length} deleted`);
    return 0;
  },
};
