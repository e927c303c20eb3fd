import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { projectDir } from './build-settings.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface StartedServer {
  process: ChildProcess;
  port: number;
  /** `http://localhost:40123` */
  address: string;
  /** What it has printed so far. */
  output(): string;
  /** Stops it and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts one of the project's servers in a process of its own, on a free port unless `env` has a PORT, and waits until
 * it prints its address.
 * @param words the script and its options
 * @throws with its output when it ends before
 */
export async function startServer(words: readonly string[], env: Record<string, string> = {}): Promise<StartedServer> {
  const child = spawn(process.execPath, words, {
    cwd: projectDir,
    env: { ...process.env, PORT: '0', FORCE_COLOR: '', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const port = await new Promise<number>((resolve, reject) => {
    const read = (bytes: Buffer) => {
      output += bytes.toString();
      const printedPort = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (printedPort !== undefined) resolve(Number(printedPort));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${words[0]} could not be started:\n${output}`)));
  });
  return {
    process: child,
    port,
    address: `http://localhost:${port}`,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

/**
 * Serves a built site in its own process for the duration of `use`. Its enquiries are forgotten at the end.
 * @param use gets the site's address, such as http://localhost:40123
 * @returns what `use` returns
 */
export async function withServedSite<Result>(
  outDir: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const storeDir = await mkdtemp(path.join(tmpdir(), 'served-site-'));
  const env = { STORE_DIR: storeDir, RATE_LIMIT: '0', LOG_LEVEL: 'error' };
  const server = await startServer(['scripts/serve.ts', '--out', outDir], env);
  server.process.stderr?.pipe(process.stderr);
  try {
    return await use(server.address);
  } finally {
    await server.stop();
    await rm(storeDir, { recursive: true, force: true });
  }
}
