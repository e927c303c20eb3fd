import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { installDebian } from '../../../scripts/lib/browser/install-debian.ts';

/** Folders where packages install PostgreSQL's programs; the PATH comes first. */
const usual = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
];

/** The newest folder with the server's programs. */
function presentPostgres(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const version = (folder: string) => Number(/(\d+)\D*bin$/.exec(folder)?.[1] ?? 0);
  const installed = globSync(usual).sort((one, other) => version(other) - version(one));
  return [...onPath, ...installed].find((folder) =>
    ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name))),
  );
}

/**
 * The folder of PostgreSQL's programs; installs PostgreSQL if missing.
 * @throws when the installation fails
 */
export function findPostgres(): string {
  const present = presentPostgres();
  if (present) return present;
  installDebian(['postgresql']);
  const installed = presentPostgres();
  if (installed) return installed;
  throw new Error(
    'PostgreSQL could not be installed. Install it (apt-get install postgresql), or put its bin folder on the PATH.',
  );
}
