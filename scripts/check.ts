/**
 * Reads: data/ (or --data), schemas/. Writes: with --fix the files of the data that it mends; in GitHub Actions the
 * job's summary. Run by: npm run check. Exit code 1 when there is an error, with --strict also when there is a warning.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// The program's own start would take a third of the time of a check. What is kept is replaced with the program's files.
enableCompileCache(path.join(import.meta.dirname, '../.cache/compiled'));
const { check } = await import('./check/check.ts');
process.exitCode = await check();
