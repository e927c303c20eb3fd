/**
 * Reads: package-lock.json beside this file. Writes: node_modules beside it. Installs what only the quality and soak
 * tests need, unless it is there. Run by: npm run quality, npm run soak.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const wanted = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
/** A copy of the lock file whose packages are installed. */
const installed = path.join(folder, 'node_modules/.installed-lock.json');

if (!existsSync(installed) || readFileSync(installed, 'utf8') !== wanted) {
  console.log('Installing the packages of the quality tests (tests/quality/package.json).');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(installed, wanted);
}
