/**
 * Reads: data/ (or --data), schemas/. Writes: with --fix, the data files that it fixes; in GitHub Actions, the job
 * summary. Run by: npm run check. Exit code 1 on errors, with --strict also on warnings.
 */
import { loadAfterCodegen } from './codegen/load-after-codegen.ts';

const { check } = await loadAfterCodegen(() => import('./check/check.ts'));
process.exitCode = await check();
