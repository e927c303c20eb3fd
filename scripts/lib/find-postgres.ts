import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** Where packages put PostgreSQL's programs; those on the PATH come first. */
const usual = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
];

/** The newest folder that holds the server's programs. */
function presentPostgres(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const version = (folder: string) => Number(/(\d+)\D*bin$/.exec(folder)?.[1] ?? 0);
  const installed = globSync(usual).sort((one, other) => version(other) - version(one));
  return [...onPath, ...installed].find((folder) =>
    ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name))),
  );
}

/**
 * The folder of PostgreSQL's programs, for the tests; installs them when there are none.
 * @throws when they can't be had
 */
export function findPostgres(): string {
  const present = presentPostgres();
  if (present) return present;
  console.error('No PostgreSQL was found; installing it.');
  const install =
    'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postgresql';
  for (const command of [install, `sudo -n sh -c '${install}'`]) {
    try {
      execFileSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
      const installed = presentPostgres();
      if (installed) return installed;
    } catch {
      // The next way may work; when none does, the error below says what to do.
    }
  }
  throw new Error(
    'PostgreSQL could not be installed. Install it (apt-get install postgresql), or put its bin folder on the PATH.',
  );
}
