import { arrivalColumns, arrivalOf, type Database } from './database.ts';
import { groupCommit } from './group-commit.ts';
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

  const write = async (enquiries: NewEnquiry[]): Promise<(one: NewEnquiry) => Acceptance> => {
    const fresh = new Set<string>();
    // A statement may touch a row only once, so held spam is written first, on its own.
    for (const state of ['spam', 'queued'] as const) {
      const own = new Map(enquiries.filter((one) => one.state === state).map((one) => [one.dedup, arrivalOf(one)]));
      if (own.size === 0) continue;
      const rows = await database.query<{ dedup: string }>(insert, [JSON.stringify([...own.values()])]);
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
    for (const one of enquiries) {
      try {
        if (away !== undefined) throw away;
        const resultOf = await write([one]);
        results.set(one, resultOf(one));
      } catch (error) {
        if (error instanceof StoreUnavailable) away = error;
        failures.set(one, error);
      }
    }
    return (one) => {
      const result = results.get(one);
      if (!result) throw failures.get(one);
      return result;
    };
  });
  return { accept, insert };
}
