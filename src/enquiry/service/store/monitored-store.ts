import type { Database } from './database.ts';
import { states, type Backlog, type Situation, type State } from './store.ts';

/** Table expression of all states: a look-up by index for each is faster than a scan of all rows. */
const everyState = `(${states.map((state) => `select '${state}' as name`).join(' union all ')}) as every_state`;

/** The store's methods for monitoring. */
export function monitoredStore(database: Database, leaseSeconds: number) {
  const { now } = database;

  return {
    /**
     * Count and oldest arrival of each state that occurs.
     * @param most count of a state at which counting ends: it reads the index entry by entry
     */
    async backlog(most = Number.MAX_SAFE_INTEGER): Promise<Backlog> {
      const rows = await database.query<{ state: State; count: number; oldest: number | null }>(
        `select name as state,
           (select count(*) from (select 1 from enquiry where state = name limit $1) as counted) as count,
           (select min(created_at) from enquiry where state = name) as oldest
         from ${everyState}`,
        [most],
      );
      return Object.fromEntries(
        rows.flatMap(({ state, count, oldest }) => (oldest === null ? [] : [[state, { count, oldest }]])),
      );
    },

    /** Counts of the last `within` milliseconds, and what is stuck. */
    async situation(within: number): Promise<Situation> {
      const received = await database.query<{ state: State; count: number }>(
        `select name as state, (select count(*) from enquiry where state = name and created_at > ${now} - $1) as count
         from ${everyState}`,
        [within],
      );
      const [row] = await database.query<Record<'oldest_waiting' | 'stuck', number | null>>(
        `select ${now} - (select min(created_at) from enquiry where state in ('queued', 'sending')) as oldest_waiting,
           (select count(*) from enquiry where state = 'sending' and (due_at < ${now} - $1 or due_at > ${now} + $1)) as stuck`,
        [Math.round(leaseSeconds * 1000)],
      );
      return {
        received: Object.fromEntries(received.map(({ state, count }) => [state, count])),
        oldestWaiting: row?.oldest_waiting ?? undefined,
        stuck: row?.stuck ?? 0,
      };
    },

    /**
     * Whether this instance should send a notice: not if one was sent within `again` milliseconds, unless the value
     * has grown. True marks it as sent. Of two instances that claim one together, the second may have read the clock
     * first.
     */
    async claimNotice(name: string, again: number, value: number): Promise<boolean> {
      const rows = await database.query(
        `insert into notice (name, at, value) values ($1, ${now}, $3)
         on conflict (name) do update set at = excluded.at, value = excluded.value
           where abs(excluded.at - notice.at) >= $2 or notice.value < excluded.value
         returning name`,
        [name, again, value],
      );
      return rows.length > 0;
    },

    /** The notice was not sent after all, or is over: the next one counts as the first. */
    async forgetNotice(name: string): Promise<void> {
      await database.query('delete from notice where name = $1', [name]);
    },
  };
}
