/** Maximum items per write; that many full-size enquiries are a few megabytes. */
const MOST = 250;

/**
 * Batches items that arrive together into one write and so one commit; items that arrive during a write wait for the
 * next.
 * @param write resolves, when all are on the disk, to a function that tells the result of each, called in their order
 */
export function groupCommit<Item, Result>(
  write: (items: Item[]) => Promise<(item: Item) => Result>,
): (item: Item) => Promise<Result> {
  let group: { items: Item[]; written: Promise<(item: Item) => Result> } | undefined;
  let previous: Promise<unknown> = Promise.resolve();

  const begin = () => {
    const items: Item[] = [];
    const written = previous
      // Includes what arrives in the same turn of the event loop, and lets the answers to the previous write go out: a
      // write may block the thread.
      .then(() => new Promise(setImmediate))
      .then(() => {
        if (group?.items === items) group = undefined;
        return write(items);
      });
    previous = written.catch(() => undefined);
    return { items, written };
  };

  return async (item) => {
    if (!group || group.items.length === MOST) group = begin();
    const { items, written } = group;
    items.push(item);
    const resultOf = await written;
    return resultOf(item);
  };
}
