/**
 * Reads: data/ (or --data), schemas/. Writes: with --fix, the data files that it fixes; in GitHub Actions, the job
 * summary. Run by: npm run check. Exit code 1 on errors, with --strict also on warnings.
 */
import { writeIndexes } from './codegen/write-indexes.ts';

// src/catalogue imports the indexes, and a new kind of page changes them.
await writeIndexes();
const { check } = await import('./check/check.ts');
process.exitCode = await check();
