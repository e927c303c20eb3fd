/** Raise when the shape changes, and migrate what is stored. */
const VERSION = 1;

/** Waits until a request has succeeded or a transaction is complete. */
function settled(target: IDBRequest | IDBTransaction, event: 'success' | 'complete'): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(target.error ?? new Error('the store failed'));
    target.addEventListener(event, () => resolve());
    target.addEventListener('error', fail);
    target.addEventListener('abort', fail);
  });
}

/** An IndexedDB database with one store of values by their `id`. Every call rejects where the browser keeps nothing. */
export function deviceStore<Value extends { id: string }>(database: string, name: string) {
  /** Makes requests in a transaction of their own; resolves to the last one's result when all are on the disk. */
  async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const opening = indexedDB.open(database, VERSION);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(name, { keyPath: 'id' }));
    await settled(opening, 'success');
    const opened = opening.result;
    try {
      const transaction = opened.transaction(name, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(name));
      await settled(transaction, 'complete');
      return request.result;
    } finally {
      opened.close();
    }
  }
  return {
    run,
    all: (): Promise<Value[]> => run('readonly', (store) => store.getAll() as IDBRequest<Value[]>),
    get: (id: string): Promise<Value | undefined> =>
      run('readonly', (store) => store.get(id) as IDBRequest<Value | undefined>),
    put: (value: Value): Promise<unknown> => run('readwrite', (store) => store.put(value)),
    remove: (id: string): Promise<unknown> => run('readwrite', (store) => store.delete(id)),
  };
}
