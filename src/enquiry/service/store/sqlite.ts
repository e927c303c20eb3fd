import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, linkSync, openSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from '../make-folder.ts';
import { arrivalColumns, type Database, type DatabaseRow, type Value } from './database.ts';
import { migrations, migrationsFrom, readVersion, versionTable } from './migrations.ts';
import { attachReplica, holdsEnquiries, nameFile } from './replica.ts';
import { StoreUnavailable, StoreUnfit } from './store.ts';

/** Milliseconds that SQLite itself waits for a lock; short, since it blocks the thread. */
const BUSY_IN_SQLITE = 50;

/** Milliseconds that a statement waits for a lock in all, without blocking the thread. */
const BUSY = 5000;

/** Result codes (https://www.sqlite.org/rescode.html): SQLITE_BUSY, and those for missing tables, disk and file. */
const SQLITE_BUSY = 5;
const problems = new Set([1, 3, SQLITE_BUSY, 6, 8, 10, 11, 13, 14, 23, 26]);

/** Rights, a read-only disk, a path that leads to no store or can have no folder: these wait for the operator. */
const hopeless = new Set<unknown>([3, 8, 14, 26, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT']);

const now = "cast(unixepoch('subsec') * 1000 as integer)";

/** The primary result code of an SQLite error. */
function codeOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

function migrate(connection: DatabaseSync, known: typeof migrations): void {
  // Of several processes that start together one gets the lock; the others find the work done.
  connection.exec('begin immediate');
  try {
    connection.exec(versionTable);
    const row = connection.prepare(readVersion).get();
    connection.exec(migrationsFrom(Number(row?.['version']), now, known));
    connection.exec('commit');
  } catch (error) {
    if (connection.isTransaction) connection.exec('rollback');
    throw error;
  }
}

function openDatabase(file: string, known: typeof migrations): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: BUSY_IN_SQLITE, readBigInts: true });
    // A commit returns when it is on the disk (synchronous=FULL); deleted data is overwritten.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
    database.exec('pragma journal_size_limit = 16777216');
    migrate(database, known);
    database.exec(
      'create trigger if not exists note_deleted after delete on enquiry begin insert or ignore into deleted values (old.id); end',
    );
    return database;
  } catch (error) {
    database?.close();
    throw nameFile(error, file);
  }
}

/**
 * Creates a store under a temporary name and links it into place, so that an empty file never counts as a new store.
 */
export function createStore(file: string, known = migrations): void {
  makeFolder(path.dirname(file));
  if (existsSync(`${file}-wal`))
    throw new StoreUnavailable(`${file} is gone, but its log ${file}-wal is there: ${advice}`);
  const fresh = `${file}.new-${randomUUID()}`;
  // SQLite gives its other files the permissions of this one.
  closeSync(openSync(fresh, 'wx', 0o600));
  try {
    openDatabase(fresh, known).close();
    linkSync(fresh, file);
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(file)) throw error;
  } finally {
    for (const part of ['', '-wal', '-shm']) rmSync(fresh + part, { force: true });
  }
}

const advice = 'stop the service, and bring a copy back (docs/operate.md) or move what is left out of the way';

/**
 * Which file a path leads to, and which log it has; undefined when there is none. Writes to deleted files would be
 * lost.
 */
function identify(file: string): string | undefined {
  const [database, log] = [file, `${file}-wal`].map((name) => statSync(name, { throwIfNoEntry: false }));
  return database && `${database.dev} ${database.ino} ${log?.ino}`;
}

interface ConnectOptions {
  mayCreate: boolean;
  replica: string | undefined;
  isReplicaReplaced: boolean;
  known: typeof migrations;
}

function connect(file: string, { mayCreate, replica, isReplicaReplaced, known }: ConnectOptions): DatabaseSync {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.size === 0) throw new StoreUnavailable(`${file} is empty: ${advice}`);
  if (!stats && replica !== undefined && holdsEnquiries(replica))
    throw new StoreUnavailable(`There is no store in ${path.dirname(file)}, but a copy: npm run enquiries -- restore`);
  if (!stats && !mayCreate) throw new StoreUnavailable(`There is no store in ${path.dirname(file)}`);
  if (!stats) createStore(file, known);
  const database = openDatabase(file, known);
  try {
    if (replica !== undefined) {
      // The replica may come from an earlier version of the program.
      if (existsSync(replica)) openDatabase(replica, known).close();
      else createStore(replica, known);
      if (identify(replica) === identify(file))
        throw new StoreUnfit(`the copy in REPLICA_DIR is the store itself, ${file}: name a folder on another disk`);
      attachReplica(database, replica, isReplicaReplaced);
    }
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Integers beyond 2^53, and bytes, occur in corrupt rows only and must not make a statement or a command fail. */
function asValue(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Uint8Array ? Buffer.from(value).toString() : value;
}

const asValues = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asValue(value)])) as DatabaseRow;

interface SqliteOptions {
  mayCreate?: boolean;
  /** File of a second copy. */
  replica?: string | undefined;
  /** Called when the copy was deleted or replaced by another file, and has been made again. */
  onReplaced?: (what: Error) => void;
  /** The migrations that make the tables. */
  known?: typeof migrations;
}

/**
 * The embedded database: one file on one machine. It is opened at the first statement, and again after it was away.
 * Without `mayCreate` it must exist.
 */
export function openSqlite(
  file: string,
  { mayCreate = true, replica, onReplaced, known = migrations }: SqliteOptions = {},
): Database {
  let database: DatabaseSync | undefined;
  /** The files that were open last. */
  let opened: { own: string | undefined; copy: string | undefined } | undefined;

  const close = () => {
    try {
      // Closing alone writes no log back to a file that was moved, and the log would spoil the file in its place.
      database?.exec('pragma wal_checkpoint(truncate)');
    } catch {
      // The disk is full or gone: what is stored stays in the log.
    }
    database?.close();
    database = undefined;
  };

  const connected = (): DatabaseSync => {
    const present = { own: identify(file), copy: replica && identify(replica) };
    const isReplicaReplaced = opened !== undefined && opened.own === present.own && opened.copy !== present.copy;
    if (isReplicaReplaced || opened?.own !== present.own) close();
    if (!database) {
      // A store that disappeared is not silently created again.
      database = connect(file, { mayCreate: mayCreate && !opened, replica, isReplicaReplaced, known });
      opened = { own: identify(file), copy: replica && identify(replica) };
      if (isReplicaReplaced) onReplaced?.(new Error(`the copy ${replica} was deleted or replaced, and is made again`));
    }
    return database;
  };

  const run = (sql: string, values: Value[]): DatabaseRow[] => {
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
    return connected().prepare(sql).all(named).map(asValues);
  };

  const query = async <Found extends DatabaseRow>(sql: string, values: Value[] = []): Promise<Found[]> => {
    // Not the clock, which may be set back meanwhile.
    const end = performance.now() + BUSY;
    for (let pause = 20; ; pause = Math.min(pause * 2, 250)) {
      try {
        return run(sql, values) as Found[];
      } catch (error) {
        const code = codeOf(error);
        if (code !== SQLITE_BUSY || performance.now() > end) {
          const isProblem = code === undefined ? error instanceof Error && 'syscall' in error : problems.has(code);
          if (!isProblem) throw error;
          const Kind = hopeless.has(code ?? (error as NodeJS.ErrnoException).code) ? StoreUnfit : StoreUnavailable;
          const { message } = code === undefined ? (error as Error) : nameFile(error, file);
          throw new Kind(message, { cause: error });
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

    async erase() {
      if (replica !== undefined) {
        // Deletions of a command that did not know of the copy.
        await query('delete from replica.enquiry where id in (select id from main.deleted)');
        await query('delete from main.deleted where id not in (select id from replica.enquiry)');
      }
      // The write-ahead logs still hold the old pages: write them back and truncate them.
      const logs = replica === undefined ? ['main'] : ['main', 'replica'];
      for (let turn = 0; turn < 20; turn += 1) {
        const states = [];
        for (const log of logs) states.push(...(await query(`pragma ${log}.wal_checkpoint(truncate)`)));
        if (states.every(({ busy }) => busy === 0)) return true;
        await sleep(100);
      }
      return false;
    },

    close: async () => close(),
  };
}
