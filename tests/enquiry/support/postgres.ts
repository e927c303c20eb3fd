import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../soak/support/start-server.ts';
import { findPostgres } from './find-postgres.ts';

/** Waits for sessions, ends them, or simulates a crash with recovery at the next start. */
export type StopMode = 'smart' | 'fast' | 'immediate';

export interface Postgres {
  /** URL of the default database as superuser: `postgres://postgres@127.0.0.1:<port>/postgres`. */
  url: string;
  /** Creates an empty database. @returns its URL */
  createDatabase(name: string): Promise<string>;
  stop(mode?: StopMode): Promise<void>;
  /** Restarts it on the same port with the same data. */
  start(): Promise<void>;
  /** Id of the cluster's main process. */
  pid(): number;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
}

/** PostgreSQL refuses to run as root: use its package's user. */
const isRoot = process.getuid?.() === 0;

const asOwner = (words: string[]) => (isRoot ? ['runuser', '-u', 'postgres', '--', ...words] : words);

/** Runs a PostgreSQL program. @throws with the text of `logFile` when it fails */
function run(command: string[], folder: string, logFile?: string): Promise<void> {
  const [program = '', ...words] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: folder, stdio: 'ignore' });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) return resolve();
      const log = logFile !== undefined && existsSync(logFile) ? readFileSync(logFile, 'utf8').slice(-2000) : '';
      reject(new Error(`${path.basename(program)} ${words.join(' ')} ended with ${code}.\n${log}`));
    });
  });
}

function userId(name: string): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`There is no user "${name}".`);
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Starts an empty cluster in a temporary folder on a free port of 127.0.0.1. Installs PostgreSQL if missing. The
 * caller removes the cluster.
 * @param wrapper command for the first start, such as a tracer
 */
export async function startPostgres(wrapper: string[] = []): Promise<Postgres> {
  const programs = findPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), 'test-postgres-'));
  if (isRoot) {
    const { uid, gid } = userId('postgres');
    chownSync(folder, uid, gid);
  }
  const port = await freePort();
  const data = path.join(folder, 'data');
  const log = path.join(folder, 'log');
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const program = (name: string, ...words: string[]) => asOwner([path.join(programs, name), ...words]);
  const control = (...words: string[]) => program('pg_ctl', '-D', data, '-w', ...words);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  let running = false;

  const start = async (around: string[] = []) => {
    await run([...around, ...control('-l', log, '-o', options, 'start')], folder, log);
    running = true;
  };
  const stop = async (mode: StopMode = 'fast') => {
    running = false;
    await run(control('-m', mode, 'stop'), folder, log);
  };

  const trust = ['-A', 'trust', '-U', 'postgres'];
  await run(program('initdb', '-D', data, ...trust, '-E', 'UTF8', '--no-locale', '--no-sync'), folder);
  await start(wrapper);
  return {
    url: url('postgres'),
    async createDatabase(name) {
      const client = new Client(url('postgres'));
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return url(name);
    },
    start,
    pid: () => Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]),
    stop,
    async remove() {
      if (running) await stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
