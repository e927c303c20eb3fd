import { StoreUnfit } from './store.ts';

/**
 * Schema migrations of the store, for both engines; each entry runs once, in one transaction. Never change a released
 * entry; add a new one at the end. The version before shares the store during a deploy: let a release pass between the
 * last use of a column and its end.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    `create table enquiry (
      id text primary key,
      dedup text not null unique,
      message_id text not null unique,
      state text not null check (state in ('queued', 'sending', 'sent', 'dead', 'spam')),
      attempts integer not null default 0,
      due_at bigint not null,
      lease text,
      payload text not null,
      source text not null,
      created_at bigint not null,
      sent_at bigint,
      first_failed_at bigint,
      last_error text,
      smtp_response text,
      outstanding text,
      purge_at bigint not null
    )`,
    `create index enquiry_due on enquiry (due_at) where state in ('queued', 'sending')`,
    `create index enquiry_purge on enquiry (purge_at) where state in ('sent', 'spam')`,
    `create table probe (id integer primary key, at bigint not null)`,
    // Layout that rate-limiter-flexible requires; used when several instances share the store.
    `create table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  ],
  [
    // No longer used. Kept, because a version before this one may share the store during a deploy.
    'create table clock (id integer primary key, seen bigint not null, steady_since bigint not null)',
  ],
  [
    // Notices already sent and when, so that only one of several instances sends each.
    'create table notice (name varchar(100) primary key, at bigint not null, value bigint not null)',
  ],
  [
    // Ids deleted while the replica was missing, so that it does not restore them.
    'create table deleted (id text primary key)',
  ],
  [
    // The retention counts from the arrival when it is applied, so that a changed setting applies to what is stored.
    'drop index enquiry_purge',
    'alter table enquiry drop column purge_at',
    // Counts, lists and deletes by state without reading the rows.
    'create index enquiry_state on enquiry (state, created_at, id)',
  ],
];

/** Records the migrations that have run. */
export const versionTable =
  'create table if not exists migration (version integer primary key, applied_at bigint not null)';

export const readVersion = 'select coalesce(max(version), 0) as version from migration';

/**
 * The statements that bring a store to this program's version.
 * @param now SQL expression of the time
 * @param known all migrations
 * @throws StoreUnfit when a later version of this program made the store
 */
export function migrationsFrom(version: number, now: string, known = migrations): string {
  if (version > known.length) {
    const versions = `the store has version ${version}, this program knows ${known.length}`;
    throw new StoreUnfit(`${versions}: run the program that made it`);
  }
  const statements = known
    .slice(version)
    .flatMap((migration, index) => [
      ...migration,
      `insert into migration (version, applied_at) values (${version + index + 1}, ${now})`,
    ]);
  return statements.join(';\n');
}
