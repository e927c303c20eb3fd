/**
 * The shape of the store, version by version: each entry is run once, in one transaction, on either engine. An entry
 * that was released is never changed; a new shape is a new entry at the end.
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
    // The layout that rate-limiter-flexible asks for; used where several instances share the store.
    `create table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  ],
  [
    // When the clock was last looked at, and since when it runs without a jump.
    'create table clock (id integer primary key, seen bigint not null, steady_since bigint not null)',
  ],
  [
    // What someone was told and when, so that of several instances one does.
    'create table notice (name varchar(100) primary key, at bigint not null, value bigint not null)',
  ],
  [
    // Ids that were deleted while the second copy was not there, so that it does not bring them back.
    'create table deleted (id text primary key)',
  ],
];

/** The table of the versions that were run. */
export const versionTable =
  'create table if not exists migration (version integer primary key, applied_at bigint not null)';

/** What to say when the store was made by a later version of this program. */
export function tooNew(version: number): string {
  return `the store has version ${version}, this program knows ${migrations.length}: run the program that made it`;
}
