import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { tmpdir } from 'node:os';

/** One installation at a time: apt refuses a second one while the first runs. */
const lock = path.join(tmpdir(), 'install-debian.lock');

/**
 * Installs packages of Debian or Ubuntu, as root or by sudo without a password. None of them is started: the machine
 * keeps what runs on it. It is left to the caller to look whether that has helped.
 */
export function installDebian(packages: string[]): void {
  console.error(`Installing ${packages.join(' ')}.`);
  const script = [
    'export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1',
    'apt-get update',
    `apt-get install -y --no-install-recommends ${packages.join(' ')}`,
  ].join(' && ');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = 'flock', ...words] = [...asRoot, 'flock', lock, 'sh', '-c', script];
  try {
    execFileSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  } catch {
    // Another system, or no right to install: whoever needs the packages says which ones they are.
  }
}
