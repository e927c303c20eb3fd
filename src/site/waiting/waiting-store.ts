import type { WaitingEnquiry } from './waiting-enquiry.ts';

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
export const waitingStore = {
  all: (): Promise<WaitingEnquiry[]> => run('readonly', (store) => store.getAll() as IDBRequest<WaitingEnquiry[]>),
  get: (id: string): Promise<WaitingEnquiry | undefined> =>
    run('readonly', (store) => store.get(id) as IDBRequest<WaitingEnquiry | undefined>),
  put: (enquiry: WaitingEnquiry): Promise<unknown> => run('readwrite', (store) => store.put(enquiry)),
  remove: (id: string): Promise<unknown> => run('readwrite', (store) => store.delete(id)),
};
