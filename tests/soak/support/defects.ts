import type { Defect } from './project-copy.ts';

/** A plausible mistake, and the test that must fail. */
export interface TestedDefect extends Defect {
  caughtBy: { suite: string; test: string };
}

const service = 'src/enquiry/service';
const long = 'tests/soak/enquiry';

/** Mistakes that would lose, duplicate or delay an enquiry. */
export const defects: readonly TestedDefect[] = [
  {
    name: 'the answer goes out before the commit',
    file: `${service}/store/accept-enquiries.ts`,
    text: 'const resultOf = await written;',
    replacement: 'written.catch(() => {});\n    const resultOf = () => ({ id: "", isNew: true }) as never;',
    caughtBy: { suite: `${long}/locked-store.soak.ts`, test: 'that stays locked is answered 503' },
  },
  {
    name: 'SQLite does not sync at each commit',
    file: `${service}/store/sqlite.ts`,
    text: 'pragma synchronous = full',
    replacement: 'pragma synchronous = normal',
    caughtBy: {
      suite: `${long}/commit-order.soak.ts`,
      test: 'on SQLite the disk has got an enquiry',
    },
  },
  {
    name: 'a lease never expires',
    file: `${service}/store/make-store.ts`,
    text: "state in ('queued', 'sending') and due_at <= ${now}",
    replacement: "state = 'queued' and due_at <= ${now}",
    caughtBy: { suite: `${long}/leases.soak.ts`, test: 'in the middle of a mail: the mail is sent again' },
  },
  {
    name: 'a sender whose lease has run out settles all the same',
    file: `${service}/store/make-store.ts`,
    text: 'where id = $1 and lease = $2`',
    replacement: 'where id = $1 and $2 is not null`',
    caughtBy: { suite: `${long}/leases.soak.ts`, test: 'one that was asleep during a mail' },
  },
  {
    name: 'each attempt has a Message-ID of its own',
    file: `${service}/delivery/compose-notice.ts`,
    text: 'messageId: claimed.messageId,',
    replacement: 'messageId: `<${crypto.randomUUID()}@example.com>`,',
    caughtBy: { suite: `${long}/delivery.soak.ts`, test: 'leaves copies with one Message-ID' },
  },
  {
    name: 'an enquiry is marked as sent before the mail server has taken it',
    file: `${service}/delivery/sender.ts`,
    text: 'const settlement = await attempt(claimed);',
    replacement: "await settle(claimed, { state: 'sent' });\n      const settlement = await attempt(claimed);",
    caughtBy: { suite: `${long}/delivery.soak.ts`, test: 'when the mail server put it off with 4xx' },
  },
  {
    name: 'the same enquiry is stored as often as it is sent',
    file: `${service}/http/fingerprint.ts`,
    text: 'JSON.stringify([key ?? new Date().toISOString().slice(0, 10), ...values])',
    replacement: 'JSON.stringify([Math.random(), ...values])',
    caughtBy: { suite: 'tests/enquiry/api.test.ts', test: 'twice, at once or one after the other, is one' },
  },
  {
    name: 'whom a mail has not reached is forgotten',
    file: `${service}/store/make-store.ts`,
    text: 'outstanding ? JSON.stringify(outstanding) : null,',
    replacement: 'null,',
    caughtBy: { suite: 'tests/enquiry/delivery.test.ts', test: 'for one of two recipients goes to that one' },
  },
  {
    name: 'a mail that reached some counts as delivered to all',
    file: `${service}/delivery/attempt.ts`,
    text: 'if (refused.length === 0) return',
    replacement: 'if (refused.length >= 0) return',
    caughtBy: { suite: 'tests/enquiry/delivery.test.ts', test: 'for one of two recipients goes to that one' },
  },
  {
    name: 'a problem of the connection or the login is believed to be for good',
    file: `${service}/delivery/attempt.ts`,
    text: 'return aboutTheMail.has(code) && responseCode >= 500 && responseCode < 600 && !aboutTheLogin.has(responseCode);',
    replacement: 'return responseCode >= 500;',
    caughtBy: { suite: 'tests/enquiry/delivery.test.ts', test: 'asks for a login is retried until' },
  },
  {
    name: 'the end of the process does not wait for mails under way',
    file: `${service}/delivery/sender.ts`,
    text: 'await Promise.all(active);',
    replacement: '',
    caughtBy: { suite: 'tests/enquiry/process.test.ts', test: 'with a mail under way' },
  },
  {
    name: 'two instances claim the same enquiry',
    file: `${service}/store/postgres.ts`,
    text: "skipLocked: 'for update skip locked',",
    replacement: "skipLocked: '',",
    caughtBy: {
      suite: 'tests/enquiry/postgres-store.test.ts',
      test: 'that another instance is just claiming is passed over',
    },
  },
  {
    name: 'instances that start together both make the tables',
    file: `${service}/store/postgres.ts`,
    text: 'await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);',
    replacement: '',
    caughtBy: { suite: 'tests/enquiry/postgres-store.test.ts', test: 'is made once, also by instances that start' },
  },
  {
    name: 'a restart of the database ends the process',
    file: `${service}/store/postgres.ts`,
    text: "pool.on('error', onLost);",
    replacement: '',
    caughtBy: { suite: `${long}/crash.soak.ts`, test: 'PostgreSQL is cut off again and again' },
  },
  {
    name: 'a full disk is a problem of the program and not of the moment',
    file: `${service}/store/sqlite.ts`,
    text: 'new Set([1, 3, SQLITE_BUSY, 6, 8, 10, 11, 13, 14, 23, 26])',
    replacement: 'new Set([1, 3, SQLITE_BUSY, 6, 8, 11, 14, 23, 26])',
    caughtBy: { suite: `${long}/disk-full.soak.ts`, test: 'at a limit of file sizes: 503' },
  },
];
