/**
 * Reads: data/ (or --data). Writes: dist/ (or --out; for another --data .cache/content/site). Run by: npm run
 * test:content. Builds the site and tests that it shows everything in the data folder. Ends with a line `N passed, N
 * failed`; exit code 1 on failures.
 */
import { readArguments } from './lib/arguments.ts';
import { loadAfterCodegen } from './codegen/load-after-codegen.ts';

const { data, out } = readArguments();
const { testContent } = await loadAfterCodegen(() => import('./content/test-content.ts'));
const { passed, failures } = await testContent(data, out);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
