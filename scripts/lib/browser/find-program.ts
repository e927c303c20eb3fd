import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDebian } from './install-debian.ts';

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
