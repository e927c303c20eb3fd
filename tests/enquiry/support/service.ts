import { execFile, spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectDir } from '../../../scripts/lib/build-settings.ts';

/** An enquiry as the operator's command lists it. */
export interface ListedEnquiry {
  id: string;
  state: 'queued' | 'sending' | 'sent' | 'dead' | 'spam';
  attempts: number;
  messageId: string;
  createdAt: string;
  sentAt: string | null;
  lastError: string | null;
}

interface Readiness {
  backlog?: Partial<Record<ListedEnquiry['state'], { count: number }>>;
}

export interface Service {
  url: string;
  pid: number;
  process: ChildProcess;
  /** What it has printed and logged so far. */
  output(): string;
  /** Ends it and waits for its end. @returns its exit code, or the signal that ended it */
  end(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
  list(): Promise<ListedEnquiry[]>;
  /** How many enquiries are in a state, as `/readyz` tells; it asks no other process. */
  count(state: ListedEnquiry['state']): Promise<number>;
}

/** Retries at once, gives up late, limits nobody: what a test needs to be over soon. */
const quick: Record<string, string> = {
  PORT: '0',
  HOST: '127.0.0.1',
  MAIL_TO: 'sales@example.com',
  MAIL_FROM: 'website@example.com',
  RETRY_SCHEDULE: '0.2',
  SEND_TIMEOUT: '1',
  LEASE_SECONDS: '2',
  RATE_LIMIT: '0',
};

/** The settings of a service, and nothing else of this process' environment but where programs are. */
function serviceEnvironment(settings: Record<string, string>): Record<string, string> {
  const kept = ['PATH', 'HOME', 'TMPDIR'].map((name): [string, string] => [name, process.env[name] ?? '']);
  return { ...Object.fromEntries(kept.filter(([, value]) => value !== '')), ...quick, ...settings };
}

/** The operator's list of a store, whatever runs on it. */
export async function listEnquiries(settings: Record<string, string>): Promise<ListedEnquiry[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/enquiries.ts', 'list', '--json'], {
    cwd: projectDir,
    env: serviceEnvironment(settings),
    maxBuffer: 1 << 28,
  });
  return JSON.parse(stdout) as ListedEnquiry[];
}

/**
 * Starts the enquiry service in a process of its own and waits until it is ready.
 * @param settings environment variables; those of `quick` hold where they say nothing
 * @param wrapper a command that runs it, such as a tracer
 * @throws when it does not become ready, with what it has printed
 */
export async function startService(settings: Record<string, string>, wrapper: string[] = []): Promise<Service> {
  const words = [...wrapper, process.execPath, path.join(projectDir, 'scripts/enquiry-service.ts')];
  const child = spawn(words[0] ?? process.execPath, words.slice(1), {
    cwd: projectDir,
    env: serviceEnvironment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  const url = await new Promise<string>((resolve, reject) => {
    const read = (text: Buffer) => {
      // The start says why it failed; of a long run the end is enough.
      output = (output + text.toString()).slice(-200_000);
      const port = /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`The service ended with ${code} before it was ready:\n${output}`)));
    child.once('error', reject);
  });
  return {
    url,
    pid: child.pid ?? 0,
    process: child,
    output: () => output,
    async end(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return ended;
    },
    list: () => listEnquiries(settings),
    async count(state) {
      const { backlog = {} } = (await (await fetch(`${url}/readyz`)).json()) as Readiness;
      return backlog[state]?.count ?? 0;
    },
  };
}
