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

/** `await using` ends it with SIGKILL. */
export interface Service extends AsyncDisposable {
  url: string;
  /** Where it tells its state. */
  adminUrl: string;
  pid: number;
  process: ChildProcess;
  /** Output and log so far. */
  output(): string;
  /** Stops it and waits. @returns its exit code, or the signal that ended it */
  end(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
  list(): Promise<ListedEnquiry[]>;
  /** Number of enquiries in a state, from `/readyz`; starts no process. */
  count(state: ListedEnquiry['state']): Promise<number>;
}

/** Short retries, late give-up, no rate limit: keeps tests fast. */
const quick: Record<string, string> = {
  PORT: '0',
  HOST: '127.0.0.1',
  MAIL_TO: 'sales@example.com',
  MAIL_FROM: 'website@example.com',
  RETRY_SCHEDULE: '0.2',
  SEND_TIMEOUT: '1',
  LEASE_SECONDS: '2',
  RATE_LIMIT: '0',
  STOP_DELAY_SECONDS: '0',
};

/** A service's settings with PATH, HOME and TMPDIR, without the rest of this process's environment. */
function serviceEnvironment(settings: Record<string, string>): Record<string, string> {
  const kept = ['PATH', 'HOME', 'TMPDIR'].map((name): [string, string] => [name, process.env[name] ?? '']);
  return { ...Object.fromEntries(kept.filter(([, value]) => value !== '')), ...quick, ...settings };
}

/** Lists a store's enquiries with the operator's command. */
export async function listEnquiries(settings: Record<string, string>): Promise<ListedEnquiry[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/enquiries.ts', 'list', '--json'], {
    cwd: projectDir,
    env: serviceEnvironment(settings),
    maxBuffer: 1 << 28,
  });
  return JSON.parse(stdout) as ListedEnquiry[];
}

/**
 * Starts the enquiry service in a child process and waits until it is ready.
 * @param settings environment variables; defaults are in `quick`
 * @param wrapper command that runs it, such as a tracer
 * @throws with its output when it does not become ready
 */
export async function startService(settings: Record<string, string>, wrapper: string[] = []): Promise<Service> {
  // With the memory of `npm run enquiry-service`.
  const words = [
    ...wrapper,
    process.execPath,
    '--max-semi-space-size=4',
    path.join(projectDir, 'scripts/enquiry-service.ts'),
  ];
  const child = spawn(words[0] ?? process.execPath, words.slice(1), {
    cwd: projectDir,
    env: serviceEnvironment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  const [url, adminUrl] = await new Promise<[string, string]>((resolve, reject) => {
    const read = (text: Buffer) => {
      // The beginning shows why a start failed; of a long run the end is enough.
      output = (output + text.toString()).slice(-200_000);
      const port = /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1];
      const admin = /:(\d+)\/readyz/.exec(output)?.[1];
      if (port !== undefined && admin !== undefined) resolve([`http://127.0.0.1:${port}`, `http://127.0.0.1:${admin}`]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`The service ended with ${code} before it was ready:\n${output}`)));
    child.once('error', reject);
  });
  const end: Service['end'] = (signal = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ended;
  };
  return {
    url,
    adminUrl,
    pid: child.pid ?? 0,
    process: child,
    output: () => output,
    end,
    [Symbol.asyncDispose]: async () => void (await end('SIGKILL')),
    list: () => listEnquiries(settings),
    async count(state) {
      const { backlog = {} } = (await (await fetch(`${adminUrl}/readyz`)).json()) as Readiness;
      return backlog[state]?.count ?? 0;
    },
  };
}

/** Several instances; `await using` ends them. */
export interface Services extends AsyncDisposable {
  all: [Service, ...Service[]];
  /** The URL of one after the other. */
  nextUrl(): string | undefined;
}

/** Starts instances with the same settings together. */
export async function startServices(count: number, settings: Record<string, string>): Promise<Services> {
  const [first, ...others] = await Promise.all(Array.from({ length: count }, () => startService(settings)));
  if (!first) throw new Error('No instance was asked for.');
  const all: Services['all'] = [first, ...others];
  let turn = 0;
  return {
    all,
    nextUrl: () => all[(turn += 1) % all.length]?.url,
    [Symbol.asyncDispose]: async () => void (await Promise.all(all.map((service) => service.end('SIGKILL')))),
  };
}
