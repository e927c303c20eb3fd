/**
 * Reads: data/ (or --data). Writes: dist/ (or --out; for another --data .cache/content/site). Run by: npm run
 * test:content. Builds the site and tests that it shows everything in the data folder (tests/content/). Ends with a line
 * `N passed, N failed`; exit code 1 on failures.
 */
import path from 'node:path';
import { loadAfterCodegen } from '../../scripts/codegen/load-after-codegen.ts';
import { readArguments } from '../../scripts/lib/arguments.ts';
import { testSite } from '../test-site.ts';
import { buildSettings, projectDir } from '../../scripts/lib/build-settings.ts';

const { data, out } = readArguments();
const { buildSite } = await loadAfterCodegen(() => import('../../scripts/build/build-site.ts'));
const isOwn = data === path.join(projectDir, 'data');
const settings = buildSettings(data, out ?? (isOwn ? undefined : path.join(projectDir, '.cache/content/site')));
const problem = await buildSite(settings).then(
  (isBuilt) => (isBuilt ? undefined : 'The data has errors. They are listed above.'),
  (error: Error) => `The site cannot be built: ${error.message}`,
);
if (problem !== undefined) {
  console.log(`✗ ${problem}\n\n0 passed, 1 failed`);
  process.exit(1);
}
const passed = await testSite(settings.outDir, [['--config', 'playwright.content.config.ts']], { CONTENT_DATA: data });
process.exitCode = passed ? 0 : 1;
