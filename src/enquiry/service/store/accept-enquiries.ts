import { arrivalColumns, arrivalOf, type Database } from './database.ts';
import { StoreUnavailable, type Acceptance, type NewEnquiry } from './store.ts';

/** How a store takes enquiries; `insert` is the statement, with a JSON array of arrivals in `$1`. */
export function acceptEnquiries(database: Database) {
  const { now, arrivals } = database;
  const columns = arrivalColumns.join(', ');
  // Sorted, so that two instances that write the same enquiries cannot deadlock.
  const insert = `insert into enquiry (${columns}, due_at, created_at)
    select ${columns}, ${now}, ${now} from ${arrivals} where true order by dedup
    on conflict (dedup) do update set state = excluded.state, due_at = excluded.due_at, attempts = 0,
      first_failed_at = null
      where enquiry.state in ('spam', 'dead') and excluded.state = 'queued'
    returning dedup`;

  const write = async (enquiries: NewEnquiry[]): Promise<(enquiry: NewEnquiry) => Acceptance> => {
    const fresh = new Set<string>();
    // A statement may touch a row only once, so held spam is written first, on its own.
    for (const state of ['spam', 'queued'] as const) {
      const ofState = new Map(
        enquiries.filter((enquiry) => enquiry.state === state).map((enquiry) => [enquiry.dedup, arrivalOf(enquiry)]),
      );
      if (ofState.size === 0) continue;
      const rows = await database.query<{ dedup: string }>(insert, [JSON.stringify([...ofState.values()])]);
      for (const { dedup } of rows) fresh.add(`${dedup} ${state}`);
    }
    const stored = await database.query<{ dedup: string; id: string }>(
      `select dedup, id from enquiry where dedup in (select dedup from ${arrivals})`,
      [JSON.stringify(enquiries.map(({ dedup }) => ({ dedup })))],
    );
    const ids = new Map(stored.map(({ dedup, id }) => [dedup, id]));
    // Of equal ones in this write the first is new.
    return ({ id, dedup, state }) => ({
      id: ids.get(dedup) ?? id,
      isNew: fresh.delete(`${dedup} ${state}`),
    });
  };

  const accept = groupCommit(async (enquiries: NewEnquiry[]) => {
    try {
      return await write(enquiries);
    } catch (error) {
      if (error instanceof StoreUnavailable || enquiries.length === 1) throw error;
    }
    // The database refused one of them: that one must not take the others with it.
    const results = new Map<NewEnquiry, Acceptance>();
    const failures = new Map<NewEnquiry, unknown>();
    let away: unknown;
    for (const enquiry of enquiries) {
      try {
        if (away !== undefined) throw away;
        const resultOf = await write([enquiry]);
        results.set(enquiry, resultOf(enquiry));
      } catch (error) {
        if (error instanceof StoreUnavailable) away = error;
        failures.set(enquiry, error);
      }
    }
    return (enquiry) => {
      const result = results.get(enquiry);
      if (!result) throw failures.get(enquiry);
      return result;
    };
  });
  return { accept, insert };
}

/** Maximum items per write; that many full-size enquiries are a few megabytes. */
const MOST = 250;

/**
 * Batches items that arrive together into one write and so one commit; items that arrive during a write wait for the
 * next.
 * @param write resolves, when all are on the disk, to a function that tells the result of each, called in their order
 */
function groupCommit<Item, Result>(
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
