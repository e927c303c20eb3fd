/**
 * Reads: data/ (or --data), schemas/. Writes: a new file in the data folder, or a new folder (`site`); never
 * overwrites. Run by: npm run new.
 * Exit code 1 when nothing was written or the new file has an error.
 */
import { newEntry } from './new/new-entry.ts';

process.exitCode = await newEntry(process.argv.slice(2));
