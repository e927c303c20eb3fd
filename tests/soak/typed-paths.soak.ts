import { expect, test } from 'vitest';
import { offeredPaths, startTypeScriptClient } from '../editor/typescript-client.ts';

test('an editor offers every path of a site of ten thousand pages', async () => {
  const client = await startTypeScriptClient();
  try {
    const paths = ['/', ...Array.from({ length: 10_000 }, (_, index) => `/machine-${index}`)].toSorted();
    const union = paths.map((each) => `\n  | '${each}'`).join('');
    await client.open('.cache/frozen-types/app-path.gen.ts', `export type AppPath =${union};\n`);
    expect(await offeredPaths(client)).toEqual([paths, paths]);
  } finally {
    await client.stop();
  }
});
