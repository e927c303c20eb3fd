import { existsSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** Debian keeps what runs as a service out of an ordinary user's search path. */
const folders = () => [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];

function presentProgram(name: string): string | undefined {
  return folders()
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/**
 * A program of the system; its packages are installed when it is missing.
 * @param packages of Debian that hold it
 * @throws when it can't be had, with what to install
 */
export function findProgram(name: string, packages: string[] = [name]): string {
  const present = presentProgram(name);
  if (present) return present;
  installDebian(packages);
  const installed = presentProgram(name);
  if (installed) return installed;
  throw new Error(`"${name}" could not be installed. Install the packages ${packages.join(', ')} and run this again.`);
}

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
