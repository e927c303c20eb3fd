import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';

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
