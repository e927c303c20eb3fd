/** Restarts the service while visitors post: no post may fail. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { findProgram } from '../../find-program.ts';
import { projectDir } from '../../../scripts/lib/build-settings.ts';
import { postEnquiry, sampleEnquiry } from '../../enquiry/support/post-enquiry.ts';
import { listEnquiries } from '../../enquiry/support/service.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { until } from '../../enquiry/support/until.ts';
import { buildFrozenSite, frozenSite } from '../../frozen-catalogue.ts';
import { freePort } from '../support/start-server.ts';
import { startDeployedCaddy, startDeployedNginx } from '../support/web-servers.ts';

/** Posts per second, and duration. */
const pace = 20;
const seconds = 12;

/** Imitates systemd with a socket unit and `Restart=always`: keeps listening and restarts the service on the socket. */
const supervisor = `
use IO::Socket::INET; use Fcntl;
$^F = 10;
my ($port, @words) = @ARGV;
my $socket = IO::Socket::INET->new(LocalAddr => '127.0.0.1', LocalPort => $port, Listen => 4096, ReuseAddr => 1) or die $!;
fcntl($socket, F_SETFL, O_NONBLOCK);
my $child; my $over = 0;
$SIG{TERM} = sub { $over = 1; kill 'TERM', $child };
$SIG{HUP} = sub { kill 'TERM', $child };
until ($over) {
  $child = fork();
  if (!$child) {
    POSIX::dup2(fileno($socket), 3) if fileno($socket) != 3;
    $ENV{LISTEN_FDS} = 1; $ENV{LISTEN_PID} = $$;
    exec @words;
  }
  while (waitpid($child, 0) == -1) { last unless $!{EINTR} }
}
`;

async function startSupervised(storeDir: string): Promise<{ port: number; restart(): void; stop(): Promise<void> }> {
  const port = await freePort();
  const words = ['-MPOSIX', '-e', supervisor, String(port), process.execPath, 'scripts/enquiry-service.ts'];
  const child: ChildProcess = spawn(findProgram('perl'), words, {
    cwd: projectDir,
    env: {
      PATH: process.env['PATH'],
      STORE_DIR: storeDir,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      PORT: '1',
      STOP_DELAY_SECONDS: '0.5',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let starts = 0;
  child.stdout?.on('data', (text: Buffer) => (starts += text.toString().split('is ready').length - 1));
  await until('the service runs', () => starts > 0, 20_000);
  return {
    port,
    restart: () => void child.kill('SIGHUP'),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const proxies = { nginx: startDeployedNginx, Caddy: startDeployedCaddy };
const names = ['nginx', 'Caddy'] as const;

/** A proxy with the configuration of deploy/ in front of a service. @returns its URL */
async function startProxy(name: keyof typeof proxies, servicePort: number): Promise<string> {
  const enquiries = `http://127.0.0.1:${servicePort}`;
  const { url, stop } = await proxies[name]({ siteDir: frozenSite, enquiries });
  onTestFinished(stop);
  return url;
}

beforeAll(buildFrozenSite);

test.each(names)('20 posts per second behind %s during restarts: none fails, and each is stored once', async (name) => {
  const folder = temporaryFolder('restart');
  const service = await startSupervised(path.join(folder, 'store'));
  const url = await startProxy(name, service.port);
  const posts: ReturnType<typeof postEnquiry>[] = [];
  for (let number = 0; number < pace * seconds; number += 1) {
    posts.push(postEnquiry(url, sampleEnquiry(`r${number}`)));
    if (number % (pace * 3) === pace * 2) service.restart();
    await sleep(1000 / pace);
  }
  const answers = await Promise.all(posts);
  const slowest = Math.max(...answers.map(({ took }) => took));
  console.log(`${name}: ${answers.length} posts through 4 restarts, the slowest took ${Math.round(slowest)} ms`);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await listEnquiries({ STORE_DIR: path.join(folder, 'store') })).toHaveLength(answers.length);
  await service.stop();
});

test.each(names)('without the service %s answers with a sentence and Retry-After', async (name) => {
  const url = await startProxy(name, await freePort());
  const { status, text, headers } = await postEnquiry(url, sampleEnquiry('away'));
  expect(status).toBe(503);
  expect(text).toMatch(/^Your enquiry could not be taken just now\./);
  expect(headers['retry-after']).toBe('5');
});
