import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDebian } from '../scripts/lib/browser/install-debian.ts';

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
