import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, linkSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { arrivalColumns, type Database, type Row, type Value } from './database.ts';
import { migrationsFrom, readVersion, versionTable } from './migrations.ts';
import { attachReplica, holdsEnquiries } from './replica.ts';
import { StoreUnavailable } from './store.ts';

/** Milliseconds that SQLite itself waits for a lock; short, since it blocks the thread. */
const BUSY_IN_SQLITE = 50;

/** Milliseconds that a statement waits for a lock in all, without blocking the thread. */
const BUSY = 5000;

/** Result codes (https://www.sqlite.org/rescode.html): SQLITE_BUSY, and those for disk and file errors. */
const SQLITE_BUSY = 5;
const problems = new Set([SQLITE_BUSY, 6, 8, 10, 11, 13, 14, 23, 26]);

const now = "cast(unixepoch('subsec') * 1000 as integer)";

/** The primary result code of an SQLite error. */
function codeOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

function migrate(connection: DatabaseSync): void {
  // Of several processes that start together one gets the lock; the others find the work done.
  connection.exec('begin immediate');
  try {
    connection.exec(versionTable);
    const row = connection.prepare(readVersion).get();
    connection.exec(migrationsFrom(Number(row?.['version']), now));
    connection.exec('commit');
  } catch (error) {
    if (connection.isTransaction) connection.exec('rollback');
    throw error;
  }
}

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_IN_SQLITE, readBigInts: true });
  try {
    // A commit returns when it is on the disk (synchronous=FULL); deleted data is overwritten.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
    database.exec('pragma journal_size_limit = 16777216');
    migrate(database);
    database.exec(
      'create trigger if not exists note_deleted after delete on enquiry begin insert or ignore into deleted values (old.id); end',
    );
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Creates a store under a temporary name and links it into place, so that an empty file never counts as a new store.
 */
export function createStore(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (existsSync(`${file}-wal`))
    throw new StoreUnavailable(`${file} is gone, but its log ${file}-wal is there: ${advice}`);
  const fresh = `${file}.new-${randomUUID()}`;
  // SQLite gives its other files the permissions of this one.
  closeSync(openSync(fresh, 'wx', 0o600));
  try {
    openDatabase(fresh).close();
    linkSync(fresh, file);
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(file)) throw error;
  } finally {
    for (const part of ['', '-wal', '-shm']) rmSync(fresh + part, { force: true });
  }
}

const advice = 'stop the service, and bring a copy back (docs/operate.md) or move what is left out of the way';

function connect(file: string, mayCreate: boolean, replica: string | undefined): DatabaseSync {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.size === 0) throw new StoreUnavailable(`${file} is empty: ${advice}`);
  if (!found && replica !== undefined && holdsEnquiries(replica))
    throw new StoreUnavailable(`There is no store in ${path.dirname(file)}, but a copy: npm run enquiries -- restore`);
  if (!found && !mayCreate) throw new StoreUnavailable(`There is no store in ${path.dirname(file)}`);
  if (!found) createStore(file);
  const database = openDatabase(file);
  try {
    if (replica !== undefined) {
      if (!existsSync(replica)) createStore(replica);
      attachReplica(database, replica);
    }
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Integers beyond 2^53 occur in corrupt rows only and must not make a statement fail. */
const asNumbers = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
  ) as Row;

interface SqliteOptions {
  mayCreate?: boolean;
  /** File of a second copy. */
  replica?: string | undefined;
}

/**
 * The embedded database: one file on one machine. It is opened at the first statement, and again after it was away.
 * Without `mayCreate` it must exist.
 */
export function openSqlite(file: string, { mayCreate = true, replica }: SqliteOptions = {}): Database {
  let database: DatabaseSync | undefined;
  /** Of the open file: writes to a deleted one would be lost. */
  let inode: number | undefined;

  const close = () => {
    database?.close();
    database = undefined;
  };

  const connected = (): DatabaseSync => {
    if (database && statSync(file, { throwIfNoEntry: false })?.ino !== inode) close();
    if (!database) {
      // A store that disappeared is not silently created again.
      database = connect(file, mayCreate && inode === undefined, replica);
      inode = statSync(file).ino;
    }
    return database;
  };

  const run = (sql: string, values: Value[]): Row[] => {
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
    return connected().prepare(sql).all(named).map(asNumbers);
  };

  const query = async <Found extends Row>(sql: string, values: Value[] = []): Promise<Found[]> => {
    const end = Date.now() + BUSY;
    for (let pause = 20; ; pause = Math.min(pause * 2, 250)) {
      try {
        return run(sql, values) as Found[];
      } catch (error) {
        const code = codeOf(error);
        if (code !== SQLITE_BUSY || Date.now() > end) {
          const isProblem = code === undefined ? error instanceof Error && 'syscall' in error : problems.has(code);
          throw isProblem ? new StoreUnavailable((error as Error).message, { cause: error }) : error;
        }
        await sleep(pause + Math.random() * pause);
      }
    }
  };

  return {
    now,
    arrivals: `(select ${arrivalColumns.map((name) => `value ->> '${name}' as ${name}`).join(', ')} from json_each($1))`,
    skipLocked: '',

    query,

    // The write-ahead log still holds the old pages: write it back and truncate it.
    async erase() {
      for (let turn = 0; turn < 20; turn += 1) {
        const [row] = await query('pragma wal_checkpoint(truncate)');
        if (row?.['busy'] === 0) return;
        await sleep(100);
      }
    },

    close: async () => close(),
  };
}
