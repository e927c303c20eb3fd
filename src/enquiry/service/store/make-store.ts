import { randomUUID } from 'node:crypto';
import { idsOf } from '../reference.ts';
import {
  arrivalColumns,
  arrivalOf,
  claimedFrom,
  storedColumns,
  storedFrom,
  type ClaimedRow,
  type Database,
  type StoredRow,
  type Value,
} from './database.ts';
import { groupCommit } from './group-commit.ts';
import type { Acceptance, Backlog, ClaimedEnquiry, NewEnquiry, Settlement, State, StoredEnquiry } from './store.ts';
import { monitoredStore } from './monitored-store.ts';

const DAY = 86_400_000;

const toMilliseconds = (seconds: number | undefined) => (seconds === undefined ? null : Math.round(seconds * 1000));

/** Maximum length of stored server messages. */
const LONGEST = 1000;

/**
 * Every method rejects with `StoreUnavailable` while the database cannot be reached or written; a later call may
 * succeed.
 */
export type EnquiryStore = ReturnType<typeof makeStore>;

/**
 * The store on a database. No method needs more than one statement to be consistent.
 * @param retentionDays days after which delivered enquiries are deleted
 * @param leaseSeconds of a sender; longer leases were set by a wrong clock
 */
export function makeStore(database: Database, retentionDays: number, leaseSeconds = 120) {
  const { now, arrivals, skipLocked } = database;
  const { believesClock, ...monitored } = monitoredStore(database, leaseSeconds);
  const columns = arrivalColumns.join(', ');
  const retention = Math.round(retentionDays * DAY);

  const accept = groupCommit(async (enquiries: NewEnquiry[]) => {
    const fresh = new Set<string>();
    // A statement may touch a row only once, so held spam is written first, on its own.
    for (const state of ['spam', 'queued'] as const) {
      const own = new Map(enquiries.filter((one) => one.state === state).map((one) => [one.dedup, arrivalOf(one)]));
      if (own.size === 0) continue;
      const rows = await database.query<{ dedup: string }>(
        // Sorted, so that two instances that write the same enquiries cannot deadlock.
        `insert into enquiry (${columns}, due_at, created_at, purge_at)
         select ${columns}, ${now}, ${now}, ${now} + $2 from ${arrivals} where true order by dedup
         on conflict (dedup) do update set state = excluded.state, due_at = excluded.due_at, purge_at = excluded.purge_at,
           attempts = 0, first_failed_at = null
           where enquiry.state in ('spam', 'dead') and excluded.state = 'queued'
         returning dedup`,
        [JSON.stringify([...own.values()]), retention],
      );
      for (const { dedup } of rows) fresh.add(`${dedup} ${state}`);
    }
    const stored = await database.query<{ dedup: string; id: string }>(
      `select dedup, id from enquiry where dedup in (select dedup from ${arrivals})`,
      [JSON.stringify(enquiries.map(({ dedup }) => ({ dedup })))],
    );
    const ids = new Map(stored.map(({ dedup, id }) => [dedup, id]));
    // Of equal ones in this write the first is new.
    return ({ id, dedup, state }): Acceptance => ({
      id: ids.get(dedup) ?? id,
      isNew: fresh.delete(`${dedup} ${state}`),
    });
  });

  /** Runs a statement. @returns the ids of the enquiries that it changed */
  const change = async (sql: string, values: Value[] = []): Promise<string[]> =>
    (await database.query<{ id: string }>(`${sql} returning id`, values)).map(({ id }) => id);

  /** Deletes enquiries, from the files, too. @returns their ids */
  const remove = async (condition: string, values: Value[] = []): Promise<string[]> => {
    const ids = await change(`delete from enquiry where ${condition}`, values);
    if (ids.length > 0) await database.erase();
    return ids;
  };

  const select = async (condition: string, values: Value[]): Promise<StoredEnquiry[]> =>
    (await database.query<StoredRow>(`select ${storedColumns} from enquiry where ${condition}`, values)).map(
      storedFrom,
    );

  return {
    ...monitored,

    /**
     * Stores an enquiry; resolves when it is on the disk. Concurrent calls share one commit. A repeat that passes the
     * spam checks releases one held as spam and retries a dead one.
     */
    accept,

    /**
     * Leases due enquiries, including those whose lease has expired. With `maxDelay` (seconds) also those that a wrong
     * clock has postponed: their lease or delay ends later than any valid one.
     */
    async claim(
      most: number,
      seconds: number,
      { maxDelay }: { maxDelay?: number | undefined } = {},
    ): Promise<ClaimedEnquiry[]> {
      const lease = randomUUID();
      const rows = await database.query<ClaimedRow>(
        `with due as materialized (
           select id as due_id from enquiry where state in ('queued', 'sending') and (due_at <= ${now}
             or due_at > ${now} + case state when 'sending' then cast($4 as bigint) else cast($5 as bigint) end)
           order by due_at limit $1 ${skipLocked}
         )
         update enquiry set state = 'sending', attempts = attempts + 1, lease = $2, due_at = ${now} + $3
         from due where id = due_id
         returning id, message_id as "messageId", payload, created_at as "createdAt", attempts,
           last_error as "lastError", outstanding, ${now} - coalesce(first_failed_at, ${now}) as "failingFor"`,
        // Doubled, so that a clock corrected by some seconds ends no lease.
        [most, lease, ...[seconds, maxDelay && seconds * 2, maxDelay && maxDelay * 2].map(toMilliseconds)],
      );
      const claims: ClaimedEnquiry[] = [];
      for (const row of rows) {
        const claimed = claimedFrom(row, lease);
        if (claimed) claims.push(claimed);
        else
          await change(`update enquiry set state = 'dead', lease = null, last_error = $2 where id = $1`, [
            row.id,
            'the stored fields can not be read',
          ]);
      }
      return claims;
    },

    /** Makes failed enquiries due at once. @returns how many */
    async hasten(): Promise<number> {
      const ids = await change(
        `update enquiry set due_at = ${now} where state = 'queued' and first_failed_at is not null and due_at > ${now}`,
      );
      return ids.length;
    },

    /** Ends a lease. @returns false when it had expired and another sender has taken over */
    async settle(
      { id, lease }: ClaimedEnquiry,
      { state, delay = 0, error = null, response, outstanding, calledOff = false }: Settlement,
    ): Promise<boolean> {
      const failed = state !== 'sent' && !calledOff;
      const ids = await change(
        `update enquiry set state = $3, due_at = ${now} + $4, lease = null, last_error = $5, smtp_response = $6,
           outstanding = $7, attempts = attempts - $8,
           sent_at = ${state === 'sent' ? now : 'sent_at'},
           first_failed_at = ${failed ? `coalesce(first_failed_at, ${now})` : 'first_failed_at'}
         where id = $1 and lease = $2`,
        [
          id,
          lease,
          state,
          Math.round(delay),
          error?.slice(0, LONGEST) ?? null,
          response?.slice(0, LONGEST) ?? null,
          outstanding ? JSON.stringify(outstanding) : null,
          Number(calledOff),
        ],
      );
      return ids.length > 0;
    },

    list: (state?: State): Promise<StoredEnquiry[]> =>
      select('cast($1 as text) is null or state = $1 order by created_at, id', [state ?? null]),

    /** The enquiry of an id, or those that match a reference: rarely more than one. */
    async find(name: string): Promise<StoredEnquiry[]> {
      const ids = idsOf(name);
      if (!ids) return select('id = $1', [name]);
      return select('id >= $1 and id < $2 and id like $3 order by id', [ids.first, ids.next, `%${ids.end}`]);
    },

    /**
     * Makes an enquiry due now that is dead, held, between attempts or has an expired lease.
     * @returns false when there is no such one
     */
    async requeue(id: string): Promise<boolean> {
      const ids = await change(
        `update enquiry set state = 'queued', attempts = 0, first_failed_at = null, due_at = ${now}, lease = null
         where id = $1 and (state in ('dead', 'spam', 'queued')
           or (state = 'sending' and (due_at <= ${now} or due_at > ${now} + $2)))`,
        [id, Math.round(leaseSeconds * 1000)],
      );
      return ids.length > 0;
    },

    delete: async (id: string): Promise<boolean> => (await remove('id = $1', [id])).length > 0,

    /**
     * Deletes delivered and spam enquiries past their retention.
     * @returns their ids; undefined while the clock is not trusted: nothing is deleted then
     */
    purge: async (): Promise<string[] | undefined> =>
      (await believesClock()) ? remove(`purge_at <= ${now} and state in ('sent', 'spam')`) : undefined,

    async backlog(): Promise<Backlog> {
      const rows = await database.query<{ state: State; count: number; oldest: number }>(
        'select state, count(*) as count, min(created_at) as oldest from enquiry group by state',
      );
      return Object.fromEntries(rows.map(({ state, ...facts }) => [state, facts]));
    },

    /** Tests whether the store can be written. */
    async probe(): Promise<void> {
      await database.query(
        `insert into probe (id, at) values (1, ${now}) on conflict (id) do update set at = excluded.at`,
      );
    },

    close: () => database.close(),
  };
}
