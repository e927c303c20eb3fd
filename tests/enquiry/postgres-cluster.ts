import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { findPostgres } from './support/find-postgres.ts';

export interface PostgresCluster {
  /** URL of a database in it. */
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  start(): void;
  /** `immediate` simulates a crash. */
  halt(mode: 'fast' | 'immediate'): void;
  /** Stops it and deletes its folder. */
  remove(): Promise<void>;
}

/** PostgreSQL refuses to run as root: use the user of its package, or nobody. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (what: string, user: string) =>
    Number(execFileSync('id', [what, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {}
  }
  throw new Error('There is no user as whom PostgreSQL could run');
}

/** Starts PostgreSQL in a temporary folder, reachable through a socket there. */
export async function startPostgres(): Promise<PostgresCluster> {
  const programs = findPostgres();
  const user = serverUser();
  // The path of a socket is limited to about 100 characters.
  const folder = await mkdtemp(path.join(tmpdir(), 'pg-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const run = (program: string, ...words: string[]) =>
    void execFileSync(path.join(programs, program), words, { ...user, cwd: folder, stdio: 'ignore' });
  // Without fsync: ending the process loses nothing the system has, and recovery is faster.
  const options = `-k ${folder} -c listen_addresses= -c max_connections=40 -c fsync=off`;

  const cluster: PostgresCluster = {
    url: (database) => `postgres://postgres@${encodeURIComponent(folder)}/${database}`,
    async createDatabase(name) {
      const client = new Client({ connectionString: cluster.url('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
    },
    start: () => run('pg_ctl', '-D', data, '-o', options, '-w', '-t', '60', '-l', path.join(folder, 'log'), 'start'),
    halt: (mode) => run('pg_ctl', '-D', data, '-m', mode, '-w', '-t', '60', 'stop'),
    async remove() {
      try {
        cluster.halt('immediate');
      } catch {}
      await rm(folder, { recursive: true, force: true });
    },
  };
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  cluster.start();
  return cluster;
}
