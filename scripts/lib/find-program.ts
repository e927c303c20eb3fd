import { existsSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** Debian installs daemons outside the search path of ordinary users. */
const folders = () => [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];

function presentProgram(name: string): string | undefined {
  return folders()
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/**
 * Finds a system program, installing its packages if missing.
 * @param packages Debian packages that contain it
 * @throws when it is unavailable, naming what to install
 */
export function findProgram(name: string, packages: string[] = [name]): string {
  const present = presentProgram(name);
  if (present) return present;
  installDebian(packages);
  const installed = presentProgram(name);
  if (installed) return installed;
  throw new Error(`"${name}" could not be installed. Install the packages ${packages.join(', ')} and run this again.`);
}

/** One installation at a time: apt fails while another one runs. */
const lock = path.join(tmpdir(), 'install-debian.lock');

/**
 * Installs Debian or Ubuntu packages, as root or with passwordless sudo, without starting their services. Does not
 * throw; the caller checks whether the program is there.
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
    // Another system, or no permission: the caller names the packages to install.
  }
}
