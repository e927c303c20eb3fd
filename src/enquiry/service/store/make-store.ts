import { randomUUID } from 'node:crypto';
import type { Enquiry } from '../../contract/enquiry.ts';
import { arrivalColumns, type Database, type Row } from './database.ts';
import { groupCommit } from './group-commit.ts';
import type { Backlog, ClaimedEnquiry, EnquiryStore, NewEnquiry, Source, State, StoredEnquiry } from './store.ts';

const DAY = 86_400_000;

/** Texts of servers are kept up to this length. */
const LONGEST = 1000;

const text = (row: Row, column: string) => String(row[column]);
const optionalText = (row: Row, column: string) => (typeof row[column] === 'string' ? row[column] : null);
const optionalNumber = (row: Row, column: string) => (typeof row[column] === 'number' ? row[column] : null);

function storedFrom(row: Row): StoredEnquiry {
  return {
    id: text(row, 'id'),
    state: text(row, 'state') as State,
    attempts: Number(row['attempts']),
    messageId: text(row, 'message_id'),
    source: text(row, 'source') as Source,
    createdAt: Number(row['created_at']),
    dueAt: Number(row['due_at']),
    sentAt: optionalNumber(row, 'sent_at'),
    firstFailedAt: optionalNumber(row, 'first_failed_at'),
    purgeAt: Number(row['purge_at']),
    lastError: optionalText(row, 'last_error'),
    smtpResponse: optionalText(row, 'smtp_response'),
    enquiry: JSON.parse(text(row, 'payload')) as Enquiry,
  };
}

function claimedFrom(row: Row, lease: string): ClaimedEnquiry {
  const outstanding = optionalText(row, 'outstanding');
  return {
    id: text(row, 'id'),
    messageId: text(row, 'message_id'),
    enquiry: JSON.parse(text(row, 'payload')) as Enquiry,
    createdAt: Number(row['created_at']),
    attempts: Number(row['attempts']),
    failingFor: Number(row['failing_for']),
    lastError: optionalText(row, 'last_error'),
    outstanding: outstanding === null ? undefined : (JSON.parse(outstanding) as string[]),
    lease,
  };
}

/** The values of an arriving enquiry, by the names of `arrivalColumns`. */
function arrivalOf({ id, dedup, messageId, state, enquiry, source }: NewEnquiry): Record<string, string> {
  return { id, dedup, message_id: messageId, state, payload: JSON.stringify(enquiry), source };
}

/**
 * The store on a database. Every method is one statement.
 * @param retentionDays after which what was delivered is deleted
 */
export function makeStore(database: Database, retentionDays: number): EnquiryStore {
  const { now, arrivals, skipLocked } = database;
  const columns = arrivalColumns.join(', ');
  const retention = Math.round(retentionDays * DAY);

  const accept = groupCommit<NewEnquiry>(
    // One that is held and one that is not are two until the database compares them.
    ({ dedup, state }) => `${dedup} ${state}`,
    async (enquiries) => {
      const states = enquiries.some(({ state }) => state === 'spam') ? (['spam', 'queued'] as const) : ['queued'];
      const kept = new Set<string>();
      // A statement may touch a row once, so what is held as spam goes first and by itself.
      for (const state of states) {
        const own = enquiries.filter((enquiry) => enquiry.state === state);
        // In one order everywhere: two instances that write the same enquiries never wait for each other in a circle.
        own.sort((one, other) => (one.dedup < other.dedup ? -1 : 1));
        if (own.length === 0) continue;
        const rows = await database.query(
          `insert into enquiry (${columns}, due_at, created_at, purge_at)
           select ${columns}, ${now}, ${now}, ${now} + $2 from ${arrivals} where true
           on conflict (dedup) do update set state = excluded.state, due_at = excluded.due_at, purge_at = excluded.purge_at
             where enquiry.state = 'spam' and excluded.state = 'queued'
           returning dedup`,
          [JSON.stringify(own.map(arrivalOf)), retention],
        );
        for (const row of rows) kept.add(`${text(row, 'dedup')} ${state}`);
      }
      return kept;
    },
  );

  /** Whether a statement that returns ids has found its row. */
  const touches = async (sql: string, values: (string | number | null)[]) =>
    (await database.query(`${sql} returning id`, values)).length > 0;

  return {
    accept,

    async claim(most, leaseSeconds) {
      const lease = randomUUID();
      const rows = await database.query(
        `with due as materialized (
           select id as due_id from enquiry where state in ('queued', 'sending') and due_at <= ${now}
           order by due_at limit $1 ${skipLocked}
         )
         update enquiry set state = 'sending', attempts = attempts + 1, lease = $2, due_at = ${now} + $3
         from due where id = due_id
         returning id, message_id, payload, created_at, attempts, last_error, outstanding,
           ${now} - coalesce(first_failed_at, ${now}) as failing_for`,
        [most, lease, Math.round(leaseSeconds * 1000)],
      );
      return rows.map((row) => claimedFrom(row, lease));
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

    requeue: (id) =>
      touches(
        `update enquiry set state = 'queued', attempts = 0, first_failed_at = null, due_at = ${now}, lease = null
         where id = $1 and state in ('dead', 'spam', 'queued')`,
        [id],
      ),

    delete: (id) => touches('delete from enquiry where id = $1', [id]),

    async purge() {
      const rows = await database.query(
        `delete from enquiry where purge_at <= ${now} and state in ('sent', 'spam') returning id`,
      );
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

    async probe() {
      await database.query(
        `insert into probe (id, at) values (1, ${now}) on conflict (id) do update set at = excluded.at`,
      );
    },

    close: () => database.close(),
  };
}
