import path from 'node:path';
import { withBrowser } from '../lib/browser/browser.ts';
import { withServedSite } from '../lib/browser/serve.ts';
import { projectDir, buildSettings } from '../lib/build-settings.ts';
import { buildSite } from '../build/build-site.ts';
import { properties } from './properties.ts';
import { wantedPages } from './properties/pages.ts';
import { readContent, type Content } from './read-content.ts';
import { readSite, type ReadSite } from './read-site.ts';

/** Number of expectations that held, and the failures. */
export interface ContentResult {
  passed: number;
  failures: string[];
}

/** Output folder for the site of another data folder. */
const otherSite = path.join(projectDir, '.cache/content/site');

/**
 * Builds the site of a data folder (the project's own into `dist/`), tests all properties, and prints a line for each.
 */
export async function testContent(dataDir: string, out: string | undefined): Promise<ContentResult> {
  const isOwn = dataDir === path.join(projectDir, 'data');
  const settings = buildSettings(dataDir, out ?? (isOwn ? undefined : otherSite));
  const problem = await build(settings);
  if (problem !== undefined) {
    console.log(`✗ ${problem}`);
    return { passed: 0, failures: [problem] };
  }
  const content = readContent(dataDir);
  return withServedSite(settings.outDir, (address) =>
    withBrowser(async (browser) => {
      const wanted = wantedPages(content).map((page) => page.path);
      return testProperties(content, await readSite({ address, browser }, wanted));
    }),
  );
}

async function build(settings: ReturnType<typeof buildSettings>): Promise<string | undefined> {
  try {
    return (await buildSite(settings)) ? undefined : 'The data has errors. They are listed above.';
  } catch (error) {
    return `The site cannot be built: ${(error as Error).message}`;
  }
}

async function testProperties(content: Content, site: ReadSite): Promise<ContentResult> {
  const result: ContentResult = { passed: 0, failures: [] };
  for (const { title, check } of properties) {
    let passed = 0;
    const failures: string[] = [];
    await check(content, site, (holds, otherwise) => {
      if (holds) passed += 1;
      else failures.push(otherwise);
    });
    console.log(`${failures.length === 0 ? '✓' : '✗'} ${title} (${passed + failures.length})`);
    for (const failure of failures) console.log(`    ${failure}`);
    result.passed += passed;
    result.failures.push(...failures);
  }
  return result;
}
