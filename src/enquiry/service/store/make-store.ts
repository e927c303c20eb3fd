import { randomUUID } from 'node:crypto';
import { idsOf } from '../reference.ts';
import { arrivalColumns, type Database, arrivalOf, claimedFrom, storedFrom, text } from './database.ts';
import { groupCommit } from './group-commit.ts';
import type { Acceptance, Backlog, ClaimedEnquiry, EnquiryStore, NewEnquiry } from './store.ts';
import { monitoredStore } from './monitored-store.ts';

const DAY = 86_400_000;

const toMilliseconds = (seconds: number | undefined) => (seconds === undefined ? null : Math.round(seconds * 1000));

/** Maximum length of stored server messages. */
const LONGEST = 1000;

/**
 * The store on a database. No method needs more than one statement to be consistent.
 * @param retentionDays days after which delivered enquiries are deleted
 * @param leaseSeconds of a sender; longer leases were set by a wrong clock
 */
export function makeStore(database: Database, retentionDays: number, leaseSeconds = 120): EnquiryStore {
  const { now, arrivals, skipLocked } = database;
  const monitored = monitoredStore(database, leaseSeconds);
  const columns = arrivalColumns.join(', ');
  const retention = Math.round(retentionDays * DAY);

  const accept = groupCommit<NewEnquiry, Acceptance>(
    // A held and a free enquiry stay separate until the database compares them.
    ({ dedup, state }) => `${dedup} ${state}`,
    async (enquiries) => {
      const states = enquiries.some(({ state }) => state === 'spam') ? (['spam', 'queued'] as const) : ['queued'];
      const accepted = new Map<string, Acceptance>();
      // A statement may touch a row only once, so held spam is written first, on its own.
      for (const state of states) {
        const own = enquiries.filter((enquiry) => enquiry.state === state);
        // Sorted, so that two instances that write the same enquiries cannot deadlock.
        own.sort((one, other) => (one.dedup < other.dedup ? -1 : 1));
        if (own.length === 0) continue;
        const rows = await database.query(
          `insert into enquiry (${columns}, due_at, created_at, purge_at)
           select ${columns}, ${now}, ${now}, ${now} + $2 from ${arrivals} where true
           on conflict (dedup) do update set state = excluded.state, due_at = excluded.due_at, purge_at = excluded.purge_at,
             attempts = 0, first_failed_at = null
             where enquiry.state in ('spam', 'dead') and excluded.state = 'queued'
           returning dedup, id`,
          [JSON.stringify(own.map(arrivalOf)), retention],
        );
        for (const row of rows) accepted.set(`${text(row, 'dedup')} ${state}`, { id: text(row, 'id'), isNew: true });
        for (const { id, dedup } of own) {
          if (accepted.has(`${dedup} ${state}`)) continue;
          const [row] = await database.query('select id from enquiry where dedup = $1', [dedup]);
          accepted.set(`${dedup} ${state}`, { id: row ? text(row, 'id') : id, isNew: false });
        }
      }
      return accepted;
    },
    (first) => ({ ...first, isNew: false }),
  );

  const touches = async (sql: string, values: (string | number | null)[]) =>
    (await database.query(`${sql} returning id`, values)).length > 0;

  return {
    accept,

    async claim(most, seconds, { maxDelay } = {}) {
      const lease = randomUUID();
      const rows = await database.query(
        `with due as materialized (
           select id as due_id from enquiry where state in ('queued', 'sending') and (due_at <= ${now}
             or due_at > ${now} + case state when 'sending' then cast($4 as bigint) else cast($5 as bigint) end)
           order by due_at limit $1 ${skipLocked}
         )
         update enquiry set state = 'sending', attempts = attempts + 1, lease = $2, due_at = ${now} + $3
         from due where id = due_id
         returning id, message_id, payload, created_at, attempts, last_error, outstanding,
           ${now} - coalesce(first_failed_at, ${now}) as failing_for`,
        // Doubled, so that a clock corrected by some seconds ends no lease.
        [most, lease, ...[seconds, maxDelay && seconds * 2, maxDelay && maxDelay * 2].map(toMilliseconds)],
      );
      const claims: ClaimedEnquiry[] = [];
      for (const row of rows) {
        const claimed = claimedFrom(row, lease);
        if (claimed) claims.push(claimed);
        else
          await database.query(`update enquiry set state = 'dead', lease = null, last_error = $2 where id = $1`, [
            text(row, 'id'),
            'the stored fields can not be read',
          ]);
      }
      return claims;
    },

    async hasten() {
      const rows = await database.query(
        `update enquiry set due_at = ${now} where state = 'queued' and first_failed_at is not null and due_at > ${now}
         returning id`,
      );
      return rows.length;
    },

    settle({ id, lease }, { state, delay = 0, error = null, response, outstanding, calledOff = false }) {
      const failed = state !== 'sent' && !calledOff;
      return touches(
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
    },

    async list(state) {
      const rows = await database.query(
        'select * from enquiry where cast($1 as text) is null or state = $1 order by created_at, id',
        [state ?? null],
      );
      return rows.map(storedFrom);
    },

    async find(id) {
      const [row] = await database.query('select * from enquiry where id = $1', [id]);
      return row && storedFrom(row);
    },

    async findByReference(reference) {
      const ids = idsOf(reference);
      if (!ids) return [];
      const rows = await database.query('select * from enquiry where id >= $1 and id < $2 and id like $3 order by id', [
        ids.first,
        ids.next,
        `%${ids.end}`,
      ]);
      return rows.map(storedFrom);
    },

    requeue: (id) =>
      touches(
        `update enquiry set state = 'queued', attempts = 0, first_failed_at = null, due_at = ${now}, lease = null
         where id = $1 and (state in ('dead', 'spam', 'queued')
           or (state = 'sending' and (due_at <= ${now} or due_at > ${now} + $2)))`,
        [id, Math.round(leaseSeconds * 1000)],
      ),

    async delete(id) {
      const isDeleted = await touches('delete from enquiry where id = $1', [id]);
      if (isDeleted) await database.erase();
      return isDeleted;
    },

    async purge() {
      if (!(await monitored.believesClock())) return [];
      const rows = await database.query(
        `delete from enquiry where purge_at <= ${now} and state in ('sent', 'spam') returning id`,
      );
      if (rows.length > 0) await database.erase();
      return rows.map((row) => text(row, 'id'));
    },

    async backlog() {
      const rows = await database.query(
        'select state, count(*) as count, min(created_at) as oldest from enquiry group by state',
      );
      const entries = rows.map((row) => [
        text(row, 'state'),
        { count: Number(row['count']), oldest: Number(row['oldest']) },
      ]);
      return Object.fromEntries(entries) as Backlog;
    },

    ...monitored,

    async probe() {
      await database.query(
        `insert into probe (id, at) values (1, ${now}) on conflict (id) do update set at = excluded.at`,
      );
    },

    close: () => database.close(),
  };
}
