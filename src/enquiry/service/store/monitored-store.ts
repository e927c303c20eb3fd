import { type Database, optionalNumber, text } from './database.ts';
import type { EnquiryStore } from './store.ts';

const DAY = 86_400_000;

/** A clock that jumps by more than this (milliseconds) is not trusted until it has run steadily for as long. */
const JUMP = 7 * DAY;

type MonitoredStore = Pick<EnquiryStore, 'believesClock' | 'situation' | 'claimNotice' | 'forgetNotice'>;

/** The store's methods for monitoring. */
export function monitoredStore(database: Database, leaseSeconds: number): MonitoredStore {
  const { now } = database;

  /** Checks the clock, as all instances do; a new store, or one used within a week, trusts it. */
  const believesClock = async () => {
    const [row] = await database.query(
      `insert into clock (id, seen, steady_since)
         select 1, ${now}, case when max(created_at) < ${now} - $1 or max(created_at) > ${now} + $1 then ${now} else 0 end
         from enquiry where true
       on conflict (id) do update set seen = excluded.seen, steady_since =
         case when abs(excluded.seen - clock.seen) > $1 then excluded.seen else clock.steady_since end
       returning seen - steady_since as steady_for`,
      [JUMP],
    );
    return Number(row?.['steady_for']) >= JUMP;
  };

  return {
    believesClock,

    async situation(within) {
      const received = await database.query(
        `select state, count(*) as count from enquiry where created_at > ${now} - $1 group by state`,
        [within],
      );
      const [row = {}] = await database.query(
        `select ${now} - max(sent_at) as since_sent,
           ${now} - min(case when state in ('queued', 'sending') then created_at end) as oldest_waiting,
           sum(case when state = 'sending' and (due_at < ${now} - $1 or due_at > ${now} + $1) then 1 else 0 end) as stuck
         from enquiry`,
        [Math.round(leaseSeconds * 1000)],
      );
      return {
        received: Object.fromEntries(received.map((one) => [text(one, 'state'), Number(one['count'])])),
        sinceSent: optionalNumber(row, 'since_sent') ?? undefined,
        oldestWaiting: optionalNumber(row, 'oldest_waiting') ?? undefined,
        stuck: Number(row['stuck'] ?? 0),
      };
    },

    // Also repeats a notice whose time a wrong clock wrote. Of two instances that claim one together, the second may have
    // read the clock first.
    async claimNotice(name, again, value) {
      const rows = await database.query(
        `insert into notice (name, at, value) values ($1, ${now}, $3)
         on conflict (name) do update set at = excluded.at, value = excluded.value
           where abs(excluded.at - notice.at) >= $2 or notice.value < excluded.value
         returning name`,
        [name, again, value],
      );
      return rows.length > 0;
    },

    async forgetNotice(name) {
      await database.query('delete from notice where name = $1', [name]);
    },
  };
}
