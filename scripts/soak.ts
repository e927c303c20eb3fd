/**
 * Reads: everything. Writes: .cache/. Run by: npm run soak [-- name of a suite].
 * The long tests: crashes in a loop, thousands of connections, real mail servers and databases, speed.
 */
import { spawnSync } from 'node:child_process';
import { projectDir } from './lib/build-settings.ts';

const run = (...words: string[]) => {
  const { status } = spawnSync(process.execPath, words, { cwd: projectDir, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

run('scripts/codegen.ts');
run('node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.soak.config.ts', ...process.argv.slice(2));
