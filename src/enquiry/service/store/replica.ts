import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Whether a file is a store with at least one enquiry. */
export function holdsEnquiries(file: string): boolean {
  if (!existsSync(file) || statSync(file).size === 0) return false;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare('select 1 from enquiry limit 1').get() !== undefined;
  } catch {
    // No store, or an incomplete one.
    return false;
  } finally {
    database.close();
  }
}

/**
 * Synchronizes both files once; from then on triggers write each change to both, in one commit.
 * @param isReplaced whether the store was in use while someone replaced the replica: it has everything, and an old
 *   copy may hold what was deleted since
 */
const statements = (isReplaced: boolean) => [
  'pragma replica.journal_mode = wal',
  'pragma replica.synchronous = full',
  'pragma replica.secure_delete = on',
  'begin immediate',
  'delete from replica.enquiry where id in (select id from main.deleted)',
  isReplaced
    ? 'delete from replica.enquiry where id not in (select id from main.enquiry)'
    : // Keeps enquiries that are only in the replica: the process ended between the writes, or the main file was lost.
      'insert or ignore into main.enquiry select * from replica.enquiry where id not in (select id from main.enquiry)',
  `insert or replace into replica.enquiry select * from main.enquiry as own where not exists (
     select 1 from replica.enquiry as copy where copy.id = own.id and copy.state = own.state
       and copy.attempts = own.attempts and copy.due_at = own.due_at and copy.lease is own.lease
   )`,
  'delete from main.deleted',
  'commit',
  // Temporary triggers: SQLite allows only these to write to another file.
  ...['insert', 'update'].map(
    (event) => `create temp trigger copy_${event} after ${event} on main.enquiry begin
      insert or replace into replica.enquiry select * from main.enquiry where id = new.id; end`,
  ),
  `create temp trigger copy_delete after delete on main.enquiry begin
    delete from replica.enquiry where id = old.id; delete from main.deleted where id = old.id; end`,
];

/** Attaches the replica, which has the same version, to an open store. Throws when it cannot be written. */
export function attachReplica(database: DatabaseSync, file: string, isReplaced: boolean): void {
  try {
    database.prepare('attach database ? as replica').run(file);
    for (const statement of statements(isReplaced)) database.exec(statement);
  } catch (error) {
    throw nameFile(error, file);
  }
}

const namedErrors = new WeakSet<Error>();

/** The error with its file before the message: SQLite names none. Once, by who opened the file. */
export function nameFile(error: unknown, file: string): Error {
  const named = error as Error;
  if (namedErrors.has(named)) return named;
  namedErrors.add(named);
  return Object.assign(named, { message: `${file}: ${named.message}` });
}
