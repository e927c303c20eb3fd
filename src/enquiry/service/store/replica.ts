import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Whether a file is a store with something in it. */
export function holdsEnquiries(file: string): boolean {
  if (!existsSync(file) || statSync(file).size === 0) return false;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare('select 1 from enquiry limit 1').get() !== undefined;
  } catch {
    // No store, or one that was never finished.
    return false;
  } finally {
    database.close();
  }
}

/** What differs between the two files is brought over, and from then on each change is made in both, in one commit. */
const statements = [
  'pragma replica.journal_mode = wal',
  'pragma replica.synchronous = full',
  'pragma replica.secure_delete = on',
  'begin immediate',
  'delete from replica.enquiry where id in (select id from main.deleted)',
  // What was written here and not there when the process ended, or the first disk lost: it is wanted.
  'insert or ignore into main.enquiry select * from replica.enquiry where id not in (select id from main.enquiry)',
  `insert or replace into replica.enquiry select * from main.enquiry as own where not exists (
     select 1 from replica.enquiry as copy where copy.id = own.id and copy.state = own.state
       and copy.attempts = own.attempts and copy.due_at = own.due_at and copy.lease is own.lease
   )`,
  'delete from main.deleted',
  'commit',
  // Of this connection alone: SQLite lets only these reach into another file.
  ...['insert', 'update'].map(
    (event) => `create temp trigger copy_${event} after ${event} on main.enquiry begin
      insert or replace into replica.enquiry select * from main.enquiry where id = new.id; end`,
  ),
  `create temp trigger copy_delete after delete on main.enquiry begin
    delete from replica.enquiry where id = old.id; delete from main.deleted where id = old.id; end`,
];

/** Attaches the second copy to an open store. Throws when it can't be written. */
export function attachReplica(database: DatabaseSync, file: string): void {
  database.prepare('attach database ? as replica').run(file);
  for (const statement of statements) database.exec(statement);
}
