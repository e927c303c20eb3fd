import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError, Pool, type PoolClient } from 'pg';
import { arrivalColumns, type Database, type DatabaseRow, type Value } from './database.ts';
import { migrationsFrom, readVersion, versionTable } from './migrations.ts';
import { StoreUnavailable, StoreUnfit } from './store.ts';

/** Connections per instance: posts share commits, so a few are enough. */
const CONNECTIONS = 8;

/** Milliseconds for a statement, in the database and here; and for the migrations, which may index a large table. */
const STATEMENT = 5000;
const ANSWER = 6000;
const MIGRATION = 600_000;

/**
 * Settings of a transaction rather than of the connection: a pooler such as PgBouncer gives each transaction another
 * connection. Commits are synchronous even if the database's default is off; a stricter default (waiting for a
 * standby) is kept.
 */
const begin = (milliseconds: number) => `begin; set local statement_timeout = ${milliseconds};
  set local idle_in_transaction_session_timeout = ${STATEMENT};
  select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'`;

/** Arbitrary number, the same in all instances: the holder of the lock migrates. */
const MIGRATION_LOCK = 4_720_173;

/** The beginning of the statement: an index can be searched for it, other than for `clock_timestamp`, which changes. */
const now = '(extract(epoch from statement_timestamp()) * 1000)::bigint';

/**
 * Error classes that do not concern the values (https://www.postgresql.org/docs/current/errcodes-appendix.html):
 * connection, rollback, resources, operator intervention, system, read-only database, login, lost rights and tables.
 */
const passing = /^(08|40|53|55|57|58|25006|28|3D|3F|42)/;

function asUnavailable(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error;
  if (error instanceof DatabaseError && !passing.test(error.code ?? '')) {
    const { code, constraint = 'none' } = error;
    // The log gets this error; PostgreSQL's own quotes what the visitor typed.
    return new Error(`PostgreSQL refused the values of a statement: SQLSTATE ${code}, constraint ${constraint}`);
  }
  return new StoreUnavailable(error instanceof Error ? error.message : String(error), { cause: error });
}

/** Migrates the database to this program's version; one instance at a time. */
async function migrate(client: Client): Promise<void> {
  await client.query(begin(MIGRATION));
  try {
    const encoding = await client.query<{ server_encoding: string }>('show server_encoding');
    const [{ server_encoding } = { server_encoding: 'unknown' }] = encoding.rows;
    if (server_encoding !== 'UTF8') {
      const problem = `the database has the encoding ${server_encoding}, which cannot store every name`;
      throw new StoreUnfit(`${problem}: create it with encoding 'UTF8' and template template0`);
    }
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    // Making a table needs rights that the service's user may lose afterwards, even when there is one already.
    const known = await client.query("select 1 where to_regclass('migration') is not null");
    if (known.rowCount === 0) await client.query(versionTable);
    const { rows } = await client.query<{ version: number }>(readVersion);
    await client.query(migrationsFrom(rows[0]?.version ?? 0, now));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Runs one statement in a transaction of its own. */
async function transact<Found extends DatabaseRow>(client: PoolClient, sql: string, values: Value[]): Promise<Found[]> {
  const [begun, result, ended] = await Promise.allSettled([
    client.query(begin(STATEMENT)),
    client.query<Found>(sql, values),
    client.query('commit'),
  ]);
  if (begun.status === 'rejected') throw begun.reason;
  if (result.status === 'rejected') throw result.reason;
  if (ended.status === 'rejected') throw ended.reason;
  return result.value.rows;
}

/** Type id of int8, parsed as a number: counts and times are far below 2^53. */
const INT8 = 20;
const types = {
  getTypeParser: (id: number) => (text: string) => (id === INT8 || id === 23 ? Number(text) : text),
};

/**
 * A PostgreSQL database that several instances share.
 * @param onLost called when an idle connection breaks; the next statement reconnects
 */
export function openPostgres(url: string, onLost: (error: Error) => void): Database {
  const connection = { connectionString: url, connectionTimeoutMillis: 3000, application_name: 'enquiries' };
  const pool = new Pool({
    ...connection,
    max: CONNECTIONS,
    query_timeout: ANSWER,
    // The statements of a transaction take one round trip.
    pipeline: true,
    types,
  });
  // Without a listener a restart of the database would end the process.
  pool.on('error', onLost);
  let migrated: Promise<void> | undefined;
  let isMigrated = false;

  const migrateOnce = async () => {
    // A connection of its own, with a longer time-out for each answer.
    const client = new Client({ ...connection, query_timeout: MIGRATION });
    client.on('error', onLost);
    try {
      await client.connect();
      await migrate(client);
      isMigrated = true;
    } finally {
      await client.end().catch(onLost);
    }
  };

  /** Makes the tables once, and again after a failure; what waits for it does not wait longer than for a statement. */
  const haveTables = async () => {
    migrated ??= migrateOnce().finally(() => (migrated = undefined));
    const isLate = await Promise.race([migrated, sleep(ANSWER, 'late', { ref: false })]);
    if (isLate) throw new StoreUnavailable('the tables are still being made');
  };

  const run = async <Found extends DatabaseRow>(sql: string, values: Value[]): Promise<Found[]> => {
    const client = await pool.connect();
    // The pool handles errors of idle connections only: a break here would end the process.
    client.on('error', onLost);
    let isWell = false;
    try {
      const rows = await transact<Found>(client, sql, values);
      isWell = true;
      return rows;
    } finally {
      client.off('error', onLost);
      // After an error the state of the connection is unknown: it is closed.
      client.release(!isWell);
    }
  };

  return {
    now,
    arrivals: `json_to_recordset($1) as arrival(${arrivalColumns.map((name) => `${name} text`).join(', ')})`,
    skipLocked: 'for update skip locked',

    async query<Found extends DatabaseRow>(sql: string, values: Value[] = []) {
      try {
        if (!isMigrated) await haveTables();
        return await run<Found>(sql, values);
      } catch (error) {
        throw asUnavailable(error);
      }
    },

    // Autovacuum does it; for its log and backups see docs/operate.md.
    erase: () => Promise.resolve(true),
    close: () => pool.end(),
  };
}
