/** What a programmer's editor offers where a path of the site is written, by TypeScript's own language server. */
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { loadData } from '../../scripts/steps/load-data.ts';
import { listPages } from '../../src/catalogue/pages/list-pages.ts';
import { startTypeScriptClient, type TypeScriptClient } from './typescript-client.ts';

let client: TypeScriptClient;
beforeEach(async () => {
  client = await startTypeScriptClient();
});
afterEach(() => client.stop());

const inLink = `import { Link } from '@tanstack/react-router';\nexport const trial = <Link to="|" />;\n`;
const inAppLink = `import { AppLink } from '../../src/site/app-link.tsx';\nexport const trial = <AppLink to="|" />;\n`;

/** What is offered where each of the two kinds of link takes its path. */
async function offeredPaths(): Promise<string[][]> {
  const link = await client.complete('tests/types/trial-link.tsx', inLink);
  const appLink = await client.complete('tests/types/trial-app-link.tsx', inAppLink);
  return [link, appLink].map((offered) => offered.filter((label) => label.startsWith('/')).toSorted());
}

describe('an editor offers every path of the site, in its exact spelling', () => {
  it('inside <Link to=""> and <AppLink to="">', async () => {
    const { catalogue } = await loadData(path.join(projectDir, 'data'), '2025-01-01');
    const paths = catalogue ? listPages(catalogue).map((page) => String(page.path)) : [];
    expect(paths).toContain('/Rasper');
    expect(await offeredPaths()).toEqual([paths.toSorted(), paths.toSorted()]);
  });

  it('at ten thousand paths, too', async () => {
    const paths = ['/', ...Array.from({ length: 10_000 }, (_, index) => `/machine-${index}`)].toSorted();
    const union = paths.map((each) => `\n  | '${each}'`).join('');
    await client.open('src/generated/app-path.gen.ts', `export type AppPath =${union};\n`);
    expect(await offeredPaths()).toEqual([paths, paths]);
  });
});
