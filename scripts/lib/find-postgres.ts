import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { installDebian } from './install-debian.ts';

/** Folder of PostgreSQL's programs, the newest version's; Debian keeps them out of the search path. */
function presentPostgres(): string | undefined {
  const versions = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const searched = (process.env['PATH'] ?? '').split(path.delimiter);
  return [...versions.toReversed(), ...searched].find((folder) => existsSync(path.join(folder, 'initdb')));
}

/**
 * The folder that holds `initdb` and `pg_ctl`; installs PostgreSQL when there is none.
 * @throws when it can't be had, with what to install
 */
export function findPostgres(): string {
  const present = presentPostgres();
  if (present) return present;
  installDebian(['postgresql']);
  const installed = presentPostgres();
  if (installed) return installed;
  throw new Error('No PostgreSQL could be installed. Install the package "postgresql" and run the tests again.');
}
