import path from 'node:path';
import { expect, test } from 'vitest';
import { codegen } from '../../scripts/codegen/codegen.ts';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { frozenDir } from '../frozen-catalogue.ts';
import { offeredPaths, startTypeScriptClient } from '../editor/typescript-client.ts';

test('an editor offers every path of a site of ten thousand pages', async () => {
  // tests/types uses the generated file only if it exists; the client then opens it with other content.
  await codegen({ dataDir: frozenDir, generatedDir: path.join(projectDir, '.cache/frozen-types') });
  const client = await startTypeScriptClient();
  try {
    const paths = ['/', ...Array.from({ length: 10_000 }, (_, index) => `/machine-${index}`)].toSorted();
    const routes = paths.map((each) => `  '${each}': 'model';\n`).join('');
    await client.open(
      '.cache/frozen-types/route-tree.gen.ts',
      `export interface RouteTree {\n${routes}}\nexport type AppPath = keyof RouteTree;\n`,
    );
    expect(await offeredPaths(client)).toEqual([paths, paths]);
  } finally {
    await client.stop();
  }
});
