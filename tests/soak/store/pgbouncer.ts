import { spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { findProgram } from '../../find-program.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { until } from '../../enquiry/support/until.ts';
import { freePort } from '../support/start-server.ts';

/** PgBouncer refuses to run as root. */
const isRoot = process.getuid?.() === 0;

/** A pooler before a PostgreSQL server; `await using` ends it. */
export interface PgBouncer extends AsyncDisposable {
  /** The URL of a database through the pooler. */
  through(url: string): string;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Starts PgBouncer with Debian's defaults, in the mode that gives each transaction another of three connections.
 * @param server URL of a database on the PostgreSQL server
 */
export async function startPgBouncer(server: string): Promise<PgBouncer> {
  const program = findProgram('pgbouncer');
  const folder = temporaryFolder('pgbouncer');
  const port = await freePort();
  const configuration = path.join(folder, 'pgbouncer.ini');
  const users = path.join(folder, 'users');
  chmodSync(folder, 0o755);
  writeFileSync(users, '"postgres" ""\n');
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${new URL(server).port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    'default_pool_size = 3',
  ];
  writeFileSync(configuration, `${lines.join('\n')}\n`);
  const [command = '', ...words] = [...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []), program, configuration];
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await until('PgBouncer listens', async () => child.exitCode !== null || (await listens(port)));
  if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}:\n${log}`);
  return {
    through: (url) => Object.assign(new URL(url), { port: String(port) }).href,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
