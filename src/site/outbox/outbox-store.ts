import type { OutboxWords } from '../../catalogue/page-data.ts';
import type { Enquiry } from '../../enquiry/contract/enquiry.ts';
import type { SentEnquiry } from '../send/send-enquiry.ts';

/** What this device remembers of an enquiry that is being written: texts in its storage, by their keys. */
export type DeviceTexts = Record<string, string>;

/** An enquiry that could not be sent, on this device, with what became of it since; `key` and `outcomeWords` are missing where an earlier version of the site kept it. */
export interface QueuedEnquiry extends SentEnquiry {
  /** Made from what it says: the same enquiry waits once. */
  id: string;
  /** `refused` goes back to the visitor; `sent` is kept until it was seen. */
  state: 'waiting' | 'sent' | 'refused';
  /** What the form would have said. */
  text: string;
  /** The key of the form's draft in this device's storage. */
  draftKey: string;
  /** The draft at that time, and what else the device remembered for this enquiry. */
  device: DeviceTexts;
  /** The notice's words, so that it needs nothing from the network. */
  words: OutboxWords;
}

/** The name of the lock under which enquiries are sent, of the channel that tells of changes, and of the sync. */
export const outboxName = 'enquiries';

/** The same for the same values. */
export const idOf = (enquiry: Enquiry): string => JSON.stringify(Object.entries(enquiry).sort());

/** A page tells itself that an enquiry was taken or refused; its `detail` is the enquiry. */
export const settledEvent = 'enquiry-settled';

/** To be raised when the shape changes; what waits is then to be brought over. */
const VERSION = 1;
const NAME = 'enquiries';
const STORE = 'waiting';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the store failed')));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
  return settled(request);
}

/** Runs one request in a transaction of its own, which is on the disk when this resolves. */
async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the store failed')));
    });
    const [result] = await Promise.all([settled(ask(transaction.objectStore(STORE))), done]);
    return result;
  } finally {
    database.close();
  }
}

/**
 * The enquiries that wait on this device, and those of which the visitor has still to hear. Pages and worker share
 * them.
 */
export const outboxStore = {
  all: (): Promise<QueuedEnquiry[]> => run('readonly', (store) => store.getAll() as IDBRequest<QueuedEnquiry[]>),
  get: (id: string): Promise<QueuedEnquiry | undefined> =>
    run('readonly', (store) => store.get(id) as IDBRequest<QueuedEnquiry | undefined>),
  put: (enquiry: QueuedEnquiry): Promise<unknown> => run('readwrite', (store) => store.put(enquiry)),
  remove: (id: string): Promise<unknown> => run('readwrite', (store) => store.delete(id)),
};
