import { randomUUID } from 'node:crypto';
import { idsOf } from '../reference.ts';
import { acceptEnquiries } from './accept-enquiries.ts';
import {
  claimedFrom,
  storedColumns,
  storedFrom,
  type ClaimedRow,
  type Database,
  type StoredRow,
  type Value,
} from './database.ts';
import type { ClaimedEnquiry, Settlement, State, StoredEnquiry } from './store.ts';
import { monitoredStore } from './monitored-store.ts';

const DAY = 86_400_000;

const toMilliseconds = (seconds: number) => Math.round(seconds * 1000);

/** Maximum length of stored server messages. */
const LONGEST = 1000;

/** Most enquiries that are read at once: a page of the largest is a few tens of megabytes. */
export const PAGE = 1000;

/**
 * Every method rejects with `StoreUnavailable` while the database cannot be reached or written; a later call may
 * succeed.
 */
export type EnquiryStore = ReturnType<typeof makeStore>;

/**
 * The store on a database. No method needs more than one statement to be consistent.
 * @param retentionDays days after which delivered enquiries are deleted
 * @param leaseSeconds of a sender
 */
export function makeStore(database: Database, retentionDays: number, leaseSeconds = 120) {
  const { now, skipLocked } = database;
  const monitored = monitoredStore(database, leaseSeconds);
  const { accept, insert } = acceptEnquiries(database);
  const retention = Math.round(retentionDays * DAY);

  /** Runs a statement. @returns the ids of the enquiries that it changed */
  const change = async (sql: string, values: Value[] = []): Promise<string[]> =>
    (await database.query<{ id: string }>(`${sql} returning id`, values)).map(({ id }) => id);

  /** Deletes enquiries, from the files, too. @returns their ids */
  const remove = async (condition: string, values: Value[] = []): Promise<string[]> => {
    const ids = await change(`delete from enquiry where ${condition}`, values);
    if (ids.length > 0) await database.erase();
    return ids;
  };

  /** Gives up a row of which no mail can be made. */
  const setAside = (id: string, lease: string, why: string) =>
    change(
      `update enquiry set state = 'dead', lease = null, last_error = $3, outstanding = null where lease = $2 and id = $1`,
      [id, lease, why],
    );

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

    /** Leases due enquiries, including those whose lease has expired. `seconds` is the length of the lease. */
    async claim(most: number, seconds: number): Promise<ClaimedEnquiry[]> {
      const lease = randomUUID();
      const rows = await database.query<ClaimedRow>(
        `with due as materialized (
           select id as due_id from enquiry where state in ('queued', 'sending') and due_at <= ${now}
           order by due_at limit $1 ${skipLocked}
         )
         update enquiry set state = 'sending', attempts = attempts + 1, lease = $2, due_at = ${now} + $3
         from due where id = due_id
         returning id, message_id as "messageId", payload, created_at as "createdAt", attempts,
           last_error as "lastError", outstanding, ${now} - coalesce(first_failed_at, ${now}) as "failingFor"`,
        [most, lease, toMilliseconds(seconds)],
      );
      const claims: ClaimedEnquiry[] = [];
      for (const row of rows) {
        const read = claimedFrom(row, lease);
        if ('claimed' in read) claims.push(read.claimed);
        // Failing here, it stays leased, and the next claim sets it aside.
        else await setAside(row.id, lease, read.spoilt).catch(() => undefined);
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

    /**
     * The first `PAGE` enquiries, or those after one, of a state by their arrival, or all by their ids, whose beginning
     * is the time of the post.
     */
    list(state?: State, after?: StoredEnquiry): Promise<StoredEnquiry[]> {
      if (state === undefined) return select(`id > $1 order by id limit ${PAGE}`, [after?.id ?? '']);
      const next = after ? ' and (created_at, id) > ($2, $3)' : '';
      return select(`state = $1${next} order by created_at, id limit ${PAGE}`, [
        state,
        ...(after ? [after.createdAt, after.id] : []),
      ]);
    },

    /** The last `most` of a state, the latest first. */
    latest: (state: State, most: number): Promise<StoredEnquiry[]> =>
      select('state = $1 order by created_at desc, id desc limit $2', [state, most]),

    /** The enquiry of an id, or those that match a reference: rarely more than one. */
    async find(name: string): Promise<StoredEnquiry[]> {
      const ids = idsOf(name);
      if (!ids) return select('id = $1', [name]);
      return select('id >= $1 and id < $2 and id like $3 order by id', [ids.first, ids.next, `%${ids.end}`]);
    },

    /**
     * Makes an enquiry due now that is dead, held, between attempts, has an expired lease, or was only written to a
     * folder.
     * @returns false when there is no such one
     */
    async requeue(id: string): Promise<boolean> {
      const ids = await change(
        `update enquiry set state = 'queued', attempts = 0, first_failed_at = null, due_at = ${now}, lease = null
         where id = $1 and (state in ('dead', 'spam', 'queued') or (state = 'sent' and smtp_response like 'written to %')
           or (state = 'sending' and (due_at <= ${now} or due_at > ${now} + $2)))`,
        [id, Math.round(leaseSeconds * 1000)],
      );
      return ids.length > 0;
    },

    delete: async (id: string): Promise<boolean> => (await remove('id = $1', [id])).length > 0,

    /** Deletes delivered and spam enquiries that arrived longer ago than the retention. @returns their ids */
    purge: (): Promise<string[]> => remove(`state in ('sent', 'spam') and created_at <= ${now} - $1`, [retention]),

    /**
     * Erases from the files what a deletion could not.
     * @returns false while another program reads the files and so keeps them from being overwritten
     */
    erase: (): Promise<boolean> => database.erase(),

    /** Tests whether the store can be written, and with the rights that a post needs. */
    async probe(): Promise<void> {
      await database.query(
        `insert into probe (id, at) values (1, ${now}) on conflict (id) do update set at = excluded.at`,
      );
      await database.query(insert, ['[]']);
    },

    close: () => database.close(),
  };
}
