import type { EnquiryWords } from '../../enquiry/contract/enquiry-form.ts';
import type { Enquiry } from '../../enquiry/contract/enquiry.ts';
import type { SentEnquiry } from './send-enquiry.ts';

/** Data about an enquiry in localStorage, by key. */
export type DeviceTexts = Record<string, string>;

/** An enquiry on this device that could not be sent, and its result since. */
export interface QueuedEnquiry extends SentEnquiry {
  /** Derived from the content, so that the same enquiry is queued once. */
  id: string;
  /** `refused` returns to the visitor; `sent` is kept until seen. */
  state: 'waiting' | 'sent' | 'refused';
  /** Result text, as in the form. */
  text: string;
  /** Storage key of the form's draft. */
  draftKey: string;
  /** The draft at that time and other data about the enquiry. */
  device: DeviceTexts;
  /** Texts of the notice, stored so that it needs no network. */
  words: EnquiryWords['waiting'];
}

/** Name of the sending lock, the BroadcastChannel and the Background Sync tag. */
export const outboxName = 'enquiries';

/** Equal for equal fields. */
export const idOf = (enquiry: Enquiry): string => JSON.stringify(Object.entries(enquiry).sort());

/** Event in the page: an enquiry was accepted or refused; `detail` is the enquiry. */
export const outcomeEvent = 'enquiry-settled';

/** Raise when the shape changes, and migrate queued enquiries. */
const VERSION = 1;
const NAME = 'enquiries';
const STORE = 'waiting';

/** Waits until a request has succeeded or a transaction is complete. */
function settled(target: IDBRequest | IDBTransaction, event: 'success' | 'complete'): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(target.error ?? new Error('the store failed'));
    target.addEventListener(event, () => resolve());
    target.addEventListener('error', fail);
    target.addEventListener('abort', fail);
  });
}

/** Runs one request in its own transaction; resolves when it is on the disk. */
async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE, { keyPath: 'id' }));
  await settled(opening, 'success');
  const database = opening.result;
  try {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const request = ask(transaction.objectStore(STORE));
    await settled(transaction, 'complete');
    return request.result;
  } finally {
    database.close();
  }
}

/** IndexedDB store of the queued enquiries and of results not yet seen; shared by pages and worker. */
export const outboxStore = {
  all: (): Promise<QueuedEnquiry[]> => run('readonly', (store) => store.getAll() as IDBRequest<QueuedEnquiry[]>),
  get: (id: string): Promise<QueuedEnquiry | undefined> =>
    run('readonly', (store) => store.get(id) as IDBRequest<QueuedEnquiry | undefined>),
  put: (enquiry: QueuedEnquiry): Promise<unknown> => run('readwrite', (store) => store.put(enquiry)),
  remove: (id: string): Promise<unknown> => run('readwrite', (store) => store.delete(id)),
};
