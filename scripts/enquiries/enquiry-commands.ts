/** Reads and writes: the store of enquiries. */
import { existsSync } from 'node:fs';
import { enquiryFields } from '../../src/enquiry/contract/enquiry.ts';
import { oneLine } from '../../src/enquiry/service/delivery/one-line.ts';
import { deleteMails } from '../../src/enquiry/service/delivery/folder-transport.ts';
import { referenceOf } from '../../src/enquiry/service/reference.ts';
import { outboxFolder } from '../../src/enquiry/service/service.ts';
import type { ServiceSettings } from '../../src/enquiry/service/settings.ts';
import type { EnquiryStore } from '../../src/enquiry/service/store/make-store.ts';
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

/** An enquiry as JSON with readable times. */
function shown(stored: StoredEnquiry) {
  const { createdAt, dueAt, sentAt, firstFailedAt, purgeAt } = stored;
  return {
    reference: referenceOf(stored.id),
    ...stored,
    createdAt: time(createdAt),
    dueAt: time(dueAt),
    sentAt: time(sentAt),
    firstFailedAt: time(firstFailedAt),
    purgeAt: time(purgeAt),
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
    const found = await store.find(name);
    const [id = name] = found.map((stored) => stored.id);
    if (found.length > 1)
      console.error(`${name} names several: give one id of ${found.map((one) => one.id).join(', ')}`);
    else if (await act(id)) {
      console.log(`${name} ${done}`);
      continue;
    } else console.error(`${name} not found, or not in a state for that`);
    code = 1;
  }
  return code;
}

const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The enquiries with a state, of an address, or all. */
async function select(store: EnquiryStore, state: State | undefined, email: string | undefined) {
  const found = await store.list(state);
  return email === undefined ? found : found.filter(({ enquiry }) => sameAddress(enquiry.email, email));
}

/** The operator's commands by name. */
export const enquiryCommands: Readonly<Record<string, Command>> = {
  async list({ store, state, email, json, settings }) {
    const found = await select(store, state, email);
    if (json) {
      console.log(terminalJson(found.map(shown)));
      return 0;
    }
    if (found.length === 0)
      console.log(`There are no enquiries in ${settings.DATABASE_URL ? 'the database' : settings.STORE_DIR}.`);
    for (const { id, state: own, attempts, createdAt, enquiry, lastError, unreadable } of found) {
      const about = [enquiry.model, enquiry.company || enquiry.name].filter(Boolean).join(' – ');
      const cells = [about, lastError ?? '', unreadable === undefined ? '' : '(the stored fields can not be read)'];
      console.log(
        [referenceOf(id), id, time(createdAt), own.padEnd(7), attempts, ...cells.map((text) => oneLine(text))]
          .join('  ')
          .trimEnd(),
      );
    }
    return 0;
  },

  async show({ store, ids: [id] }) {
    if (id === undefined) return askWhich();
    const found = await store.find(id);
    for (const stored of found) console.log(terminalJson(shown(stored)));
    if (found.length === 0) console.error(`There is no enquiry ${id}`);
    return found.length > 0 ? 0 : 1;
  },

  async export({ store, state, email }) {
    const rows = (await select(store, state, email)).map(
      ({ id, state: own, attempts, createdAt, sentAt, lastError, enquiry }) => [
        referenceOf(id),
        id,
        own,
        attempts,
        time(createdAt),
        time(sentAt),
        lastError,
        ...enquiryFields.map((field) => enquiry[field]),
      ],
    );
    // With the byte order mark spreadsheets read the file as UTF-8.
    const head = ['\ufeffreference', 'id', 'state', 'attempts', 'createdAt', 'sentAt', 'lastError', ...enquiryFields];
    process.stdout.write(toCsv([head, ...rows]));
    return 0;
  },

  async requeue({ store, ids, state }) {
    const chosen = state === undefined ? ids : (await store.list(state)).map(({ id }) => id);
    if (state === undefined || chosen.length > 0) {
      return withEach(store, chosen, 'queued again', (id) => store.requeue(id));
    }
    console.log('There is none.');
    return 0;
  },

  delete: ({ store, ids, settings }) =>
    withEach(store, ids, 'deleted', async (id) => {
      const deleted = await store.delete(id);
      if (deleted) await deleteMails(outboxFolder(settings), [id]);
      return deleted;
    }),

  async purge({ store, settings }) {
    const ids = await store.purge();
    if (!ids) {
      console.error(
        'Nothing was deleted: the clock has jumped by more than a week. It is believed after a steady week.',
      );
      return 1;
    }
    await deleteMails(outboxFolder(settings), ids);
    console.log(`${ids.length} deleted`);
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

/** Rows as CSV (RFC 4180). Escapes formulas with an apostrophe, since visitors write these cells. */
function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  // Control characters could manipulate the operator's terminal; cells need only tab and line break.
  const text = (value ?? '').replace(/(?![\t\r\n])\p{Cc}/gu, ' ');
  // Spreadsheets accept the full-width forms of these characters, too, and in some countries begin a cell after each `;`.
  const safe = text
    .replace(/(^|[;\t\r\n])([^\S\t\r\n]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g, "$1'$2")
    .replace(/^(?=[\t\r])/, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
