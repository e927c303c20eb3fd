import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { arrivalColumns, type Database, type Row, type Value } from './database.ts';
import { migrations, tooNew, versionTable } from './migrations.ts';
import { StoreUnavailable } from './store.ts';

/** Milliseconds that SQLite itself waits for a lock: it holds the whole thread meanwhile, so it is short. */
const BUSY_IN_SQLITE = 50;

/** Milliseconds that a statement waits for a lock in all, without holding the thread. */
const BUSY = 5000;

/** https://www.sqlite.org/rescode.html: SQLITE_BUSY, and those that say what is wrong with disk or file. */
const SQLITE_BUSY = 5;
const faults = new Set([SQLITE_BUSY, 6, 8, 10, 11, 13, 14, 23, 26]);

const now = "cast(unixepoch('subsec') * 1000 as integer)";

/** The primary result code of a fault of SQLite. */
function codeOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

function migrate(connection: DatabaseSync): void {
  // One of several processes that start together gets the lock; the others find the work done.
  connection.exec('begin immediate');
  try {
    connection.exec(versionTable);
    const row = connection.prepare('select coalesce(max(version), 0) as version from migration').get();
    const version = Number(row?.['version']);
    if (version > migrations.length) throw new StoreUnavailable(tooNew(version));
    for (const [index, statements] of migrations.entries()) {
      if (index < version) continue;
      for (const statement of statements) connection.exec(statement);
      connection.exec(`insert into migration (version, applied_at) values (${index + 1}, ${now})`);
    }
    connection.exec('commit');
  } catch (error) {
    if (connection.isTransaction) connection.exec('rollback');
    throw error;
  }
}

interface Connection {
  database: DatabaseSync;
  statements: Map<string, StatementSync>;
  /** Which file it is: one that was deleted would swallow what is written to it. */
  inode: number;
}

function connect(file: string, mayCreate: boolean): Connection {
  if (!mayCreate && !existsSync(file)) throw new StoreUnavailable(`There is no store in ${path.dirname(file)}`);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // SQLite gives its other files the rights of this one.
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: BUSY_IN_SQLITE });
  try {
    // A commit is on the disk when it returns (synchronous=FULL), and what is deleted is overwritten.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
    database.exec('pragma journal_size_limit = 16777216');
    migrate(database);
    return { database, statements: new Map(), inode: statSync(file).ino };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * The embedded database: one file, for one machine. It is opened at the first statement, and again when it was away.
 * Without `mayCreate` there must be one.
 */
export function openSqlite(file: string, mayCreate = true): Database {
  let connection: Connection | undefined;

  const connected = (): Connection => {
    if (connection && statSync(file, { throwIfNoEntry: false })?.ino !== connection.inode) {
      connection.database.close();
      connection = undefined;
    }
    connection ??= connect(file, mayCreate);
    return connection;
  };

  const run = (sql: string, values: Value[]): Row[] => {
    const { database, statements } = connected();
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement.all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))) as Row[];
  };

  return {
    now,
    arrivals: `(select ${arrivalColumns.map((name) => `value ->> '${name}' as ${name}`).join(', ')} from json_each($1))`,
    skipLocked: '',

    async query(sql, values = []) {
      const end = Date.now() + BUSY;
      for (let pause = 20; ; pause = Math.min(pause * 2, 250)) {
        try {
          return run(sql, values);
        } catch (error) {
          const code = codeOf(error);
          if (code !== SQLITE_BUSY || Date.now() > end) {
            const isFault = code === undefined ? error instanceof Error && 'syscall' in error : faults.has(code);
            throw isFault ? new StoreUnavailable((error as Error).message, { cause: error }) : error;
          }
          await sleep(pause + Math.random() * pause);
        }
      }
    },

    async close() {
      connection?.database.close();
      connection = undefined;
    },
  };
}
