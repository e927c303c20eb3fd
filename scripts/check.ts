/**
 * Reads: data/ (or --data), schemas/. Writes: with --fix the files of the data that it fixes; in GitHub Actions the
 * job's summary. Run by: npm run check. Exit code 1 when there is an error, with --strict also when there is a warning.
 */
import { writeIndexes } from './codegen/write-indexes.ts';

// The catalogue's code imports them: a kind of page may be new.
writeIndexes();
const { check } = await import('./check/check.ts');
process.exitCode = await check();
