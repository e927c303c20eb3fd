/** Reads and writes: the store of enquiries. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { enquiryFields } from '../../src/enquiry/contract/enquiry.ts';
import { toCsv } from './to-csv.ts';
import { itemText } from '../../src/enquiry/contract/items.ts';
import { oneLine } from '../../src/enquiry/service/delivery/one-line.ts';
import { deleteMails } from '../../src/enquiry/service/delivery/folder-transport.ts';
import { referenceOf } from '../../src/enquiry/service/reference.ts';
import { mailKind, outboxFolder } from '../../src/enquiry/service/delivery/open-transport.ts';
import type { ServiceSettings } from '../../src/enquiry/service/settings.ts';
import { PAGE, type EnquiryStore } from '../../src/enquiry/service/store/make-store.ts';
import { storeFile } from '../../src/enquiry/service/store/open-store.ts';
import { holdsEnquiries } from '../../src/enquiry/service/store/replica.ts';
import { createStore } from '../../src/enquiry/service/store/sqlite.ts';
import { states, type State, type StoredEnquiry } from '../../src/enquiry/service/store/store.ts';

interface CommandInput {
  ids: string[];
  state: State | undefined;
  /** Of the visitor. */
  email?: string;
  json?: boolean;
  /** Opened by its first method. */
  store: EnquiryStore;
  settings: ServiceSettings;
}

/** Resolves to the exit code. */
type Command = (input: CommandInput) => Promise<number>;

/** A readable time; null for none, and for an invalid one in a damaged row. */
const time = (milliseconds: number | null) =>
  milliseconds === null || Number.isNaN(new Date(milliseconds).getTime()) ? null : new Date(milliseconds).toISOString();

/** JSON for a terminal: escapes control characters and marks that change the text direction. */
const terminalJson = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(
    /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What an enquiry asks for; empty if that is not known. */
const itemsOf = ({ items }: StoredEnquiry): string =>
  items?.map((item) => `${itemText(item)} ${item.page}`).join(', ') || (items ? 'no machine chosen' : '');

/** An enquiry as JSON with readable times. */
function shown(stored: StoredEnquiry) {
  const { createdAt, dueAt, sentAt, firstFailedAt } = stored;
  return {
    reference: referenceOf(stored.id),
    ...stored,
    createdAt: time(createdAt),
    dueAt: time(dueAt),
    sentAt: time(sentAt),
    firstFailedAt: time(firstFailedAt),
  };
}

function askWhich(): number {
  console.error('Which one? Give its id: npm run enquiries -- list');
  return 2;
}

/** Runs `act` for each id or reference. @returns 1 after printing those that were not found */
async function withEach(
  store: EnquiryStore,
  names: string[],
  done: string,
  act: (id: string) => Promise<boolean>,
): Promise<number> {
  if (names.length === 0) return askWhich();
  let code = 0;
  for (const name of names) {
    const matches = await store.find(name);
    const [id = name] = matches.map((stored) => stored.id);
    if (matches.length > 1)
      console.error(`${name} names several: give one id of ${matches.map((stored) => stored.id).join(', ')}`);
    else if (await act(id)) {
      console.log(`${name} ${done}`);
      continue;
    } else console.error(`${name} not found, or not in a state for that`);
    code = 1;
  }
  return code;
}

const sameAddress = (first: string, second: string) => first.trim().toLowerCase() === second.trim().toLowerCase();

/** The enquiries with a state, of an address, or all, a page in memory at a time. */
async function* select({ store, state, email }: CommandInput): AsyncGenerator<StoredEnquiry> {
  let page = await store.list(state);
  for (;;) {
    for (const stored of page) if (email === undefined || sameAddress(stored.enquiry.email, email)) yield stored;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    page = await store.list(state, last);
  }
}

/** Prints to standard output, at the pace of its reader: what waits for it is in memory. */
async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Prints JSON of an array, element by element. */
async function printJson(enquiries: AsyncIterable<StoredEnquiry>): Promise<void> {
  let before = '[';
  for await (const stored of enquiries) {
    await print(`${before}${terminalJson(shown(stored))}\n`);
    before = ',';
  }
  console.log(before === '[' ? '[]' : ']');
}

/** Reports queued enquiries that no service has tried to send. */
async function tellUntried({ store, settings }: CommandInput): Promise<void> {
  const [oldest] = await store.list('queued');
  if (oldest?.attempts === 0 && mailKind(settings) === 'none')
    console.error('There is no mail server here (SMTP_URL): queued enquiries are sent once the service has one.');
}

/** Reports deleted text that is still in a file. */
async function tellErased(store: EnquiryStore): Promise<void> {
  if (await store.erase()) return;
  console.error(
    'Another program reads the store, so its log still holds the deleted text. The service erases it within an hour after that program ends; purge does it at once.',
  );
}

/** The operator's commands by name. */
export const enquiryCommands: Readonly<Record<string, Command>> = {
  async list(input) {
    const { json, settings } = input;
    if (json) {
      await printJson(select(input));
      return 0;
    }
    let isEmpty = true;
    for await (const stored of select(input)) {
      const { id, state: stateNow, attempts, createdAt, enquiry, lastError, unreadable } = stored;
      isEmpty = false;
      const about = [itemsOf(stored) || enquiry.model, enquiry.company || enquiry.name].filter(Boolean).join(' – ');
      const cells = [about, lastError ?? '', unreadable === undefined ? '' : '(the stored fields can not be read)'];
      const row = [referenceOf(id), id, time(createdAt), stateNow.padEnd(7), attempts];
      await print(`${[...row, ...cells.map((text) => oneLine(text))].join('  ').trimEnd()}\n`);
    }
    if (isEmpty)
      console.log(`There are no enquiries in ${settings.DATABASE_URL ? 'the database' : settings.STORE_DIR}.`);
    await tellUntried(input);
    return 0;
  },

  async show({ store, ids: [id] }) {
    if (id === undefined) return askWhich();
    const enquiries = await store.find(id);
    for (const stored of enquiries) console.log(terminalJson(shown(stored)));
    if (enquiries.length === 0) console.error(`There is no enquiry ${id}`);
    return enquiries.length > 0 ? 0 : 1;
  },

  async export(input) {
    // With the byte order mark spreadsheets read the file as UTF-8.
    const head = [
      '\ufeffreference',
      'id',
      'state',
      'attempts',
      'createdAt',
      'sentAt',
      'lastError',
      ...enquiryFields,
      'items',
    ];
    await print(toCsv([head]));
    for await (const stored of select(input)) {
      const { id, state, attempts, createdAt, sentAt, lastError } = stored;
      const fields = enquiryFields.map((field) => stored.enquiry[field]);
      const row = [
        referenceOf(id),
        id,
        state,
        attempts,
        time(createdAt),
        time(sentAt),
        lastError,
        ...fields,
        itemsOf(stored),
      ];
      await print(toCsv([row]));
    }
    return 0;
  },

  async requeue({ ids, ...input }) {
    const { store, state } = input;
    const chosen = state === undefined ? ids : [];
    if (state !== undefined) for await (const { id } of select({ ids, ...input })) chosen.push(id);
    if (state === undefined || chosen.length > 0) {
      return withEach(store, chosen, 'queued again', (id) => store.requeue(id));
    }
    console.log('There is none.');
    return 0;
  },

  async delete({ store, ids, settings }) {
    const code = await withEach(store, ids, 'deleted', async (id) => {
      const deleted = await store.delete(id);
      if (deleted) await deleteMails(outboxFolder(settings), [id]);
      return deleted;
    });
    if (code !== 2) await tellErased(store);
    return code;
  },

  async purge({ store, settings }) {
    const ids = await store.purge();
    await deleteMails(outboxFolder(settings), ids);
    console.log(`${ids.length} deleted`);
    await tellErased(store);
    return 0;
  },

  /** The service delivers queued and interrupted enquiries at its next start. */
  async restore({ store, settings: { DATABASE_URL, STORE_DIR, REPLICA_DIR } }) {
    if (DATABASE_URL !== undefined || REPLICA_DIR === undefined) {
      console.error('Name the folder of the copy in REPLICA_DIR. A PostgreSQL database is restored by its own means.');
      return 2;
    }
    if (!holdsEnquiries(storeFile(REPLICA_DIR))) {
      console.error(`There is no copy in ${REPLICA_DIR}.`);
      return 1;
    }
    if (existsSync(storeFile(STORE_DIR))) {
      console.error(`Stop the service, and move out of the way what is there: ${storeFile(STORE_DIR)}`);
      return 1;
    }
    createStore(storeFile(STORE_DIR));
    // When it is opened, the new store takes over what only the copy holds.
    const backlog = await store.backlog();
    const counts = states.flatMap((state) => (backlog[state] ? `${backlog[state].count} ${state}` : []));
    console.log(`Restored into ${STORE_DIR}: ${counts.join(', ')}.`);
    return 0;
  },
};
