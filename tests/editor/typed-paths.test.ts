/** Paths in links are typed: checks the compiler's errors and the language server's completions. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { codegen } from '../../scripts/codegen/codegen.ts';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { frozenDir } from '../frozen-catalogue.ts';
import { offeredPaths, startTypeScriptClient } from './typescript-client.ts';

let paths: string[] = [];
beforeAll(async () => {
  // The folder that tests/types/tsconfig.json names.
  const generatedDir = path.join(projectDir, '.cache/frozen-types');
  const { pages } = await codegen({ dataDir: frozenDir, generatedDir, today: '2025-01-01' });
  paths = pages.map((page) => String(page.path)).toSorted();
});

it('a link to a path that does not exist, or in another letter case, does not compile', async () => {
  const tsc = path.join(projectDir, 'node_modules/.bin/tsc');
  await promisify(execFile)(tsc, ['--noEmit', '-p', 'tests/types', '--checkers', '1'], { cwd: projectDir });
});

it('an editor offers every path of the site, in its exact spelling, inside <Link to=""> and <AppLink to="">', async () => {
  const client = await startTypeScriptClient();
  try {
    expect(paths).toContain('/Rasper');
    expect(await offeredPaths(client)).toEqual([paths, paths]);
  } finally {
    await client.stop();
  }
});
