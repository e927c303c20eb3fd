interface Pending<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** Maximum items per write; that many full-size enquiries are a few megabytes. */
const MOST = 250;

/**
 * Batches items that arrive together into one write and so one commit; items that arrive during a write wait for the
 * next.
 * @param keyOf items with the same key are duplicates; the first of a write represents them
 * @param write resolves, when all are on the disk, to a result for each key
 * @param again maps that result to the one for the duplicates
 */
export function groupCommit<Item, Result>(
  keyOf: (item: Item) => string,
  write: (items: Item[]) => Promise<ReadonlyMap<string, Result>>,
  again: (first: Result) => Result,
): (item: Item) => Promise<Result> {
  let pending: Pending<Item, Result>[] = [];
  let writing = false;

  const writeAll = async () => {
    // Includes what arrives in the same turn of the event loop.
    await new Promise(setImmediate);
    while (pending.length > 0) {
      const batch = pending.slice(0, MOST);
      pending = pending.slice(MOST);
      const first = new Map<string, Pending<Item, Result>>();
      for (const entry of batch) if (!first.has(keyOf(entry.item))) first.set(keyOf(entry.item), entry);
      try {
        const results = await write([...first.values()].map(({ item }) => item));
        for (const entry of batch) {
          const key = keyOf(entry.item);
          const result = results.get(key);
          if (result === undefined) entry.reject(new Error('the write said nothing about an item'));
          else entry.resolve(first.get(key) === entry ? result : again(result));
        }
      } catch (error) {
        for (const entry of batch) entry.reject(error);
      }
      // Lets answers go out before the next write, which may block the thread.
      await new Promise(setImmediate);
    }
    writing = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      pending.push({ item, resolve, reject });
      if (writing) return;
      writing = true;
      void writeAll();
    });
}
