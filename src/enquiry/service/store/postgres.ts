import { DatabaseError, Pool, type PoolClient } from 'pg';
import { arrivalColumns, type Database, type Row, type Value } from './database.ts';
import { migrationsFrom, readVersion, versionTable } from './migrations.ts';
import { StoreUnavailable } from './store.ts';

/** Connections per instance: posts share commits, so a few are enough. */
const CONNECTIONS = 8;

/** Turns synchronous commits on if the default is off, and keeps a stricter default (waiting for a standby). */
const syncCommits =
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'";

/** Arbitrary number, the same in all instances: the holder of the lock migrates. */
const MIGRATION_LOCK = 4_720_173;

const now = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/**
 * Error classes that do not concern the statement (https://www.postgresql.org/docs/current/errcodes-appendix.html):
 * connection, rollback, resources, operator intervention, system, read-only database.
 */
const passing = /^(08|40|53|55|57|58|25006|28|3D)/;

function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseError && !passing.test(error.code ?? '')) return error;
  if (error instanceof StoreUnavailable) return error;
  return new StoreUnavailable(error instanceof Error ? error.message : String(error), { cause: error });
}

/** Migrates the database to this program's version; one instance at a time. */
async function migrate(client: PoolClient): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await client.query(versionTable);
    const { rows } = await client.query<{ version: number }>(readVersion);
    await client.query(migrationsFrom(rows[0]?.version ?? 0, now));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
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
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 5000,
    application_name: 'enquiries',
    types,
    // Durable commits, whatever the database's default.
    onConnect: async (client) => {
      await client.query(syncCommits);
    },
  });
  // Without a listener a restart of the database would end the process.
  pool.on('error', onLost);
  let migrated: Promise<void> | undefined;

  const migrateOnce = async () => {
    const client = await pool.connect();
    // The pool handles errors of idle connections only: a break here would end the process.
    client.on('error', onLost);
    try {
      await migrate(client);
    } finally {
      client.off('error', onLost);
      client.release();
    }
  };

  return {
    now,
    arrivals: `json_to_recordset($1) as arrival(${arrivalColumns.map((name) => `${name} text`).join(', ')})`,
    skipLocked: 'for update skip locked',

    async query<Found extends Row>(sql: string, values: Value[] = []) {
      try {
        migrated ??= migrateOnce();
        await migrated.catch((error: unknown) => {
          migrated = undefined;
          throw error;
        });
        return (await pool.query<Found>(sql, values)).rows;
      } catch (error) {
        throw asUnavailable(error);
      }
    },

    // Autovacuum does it; for its log and backups see docs/operate.md.
    erase: () => Promise.resolve(),
    close: () => pool.end(),
  };
}
