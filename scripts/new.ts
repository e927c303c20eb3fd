/**
 * Reads: data/ (or --data), schemas/. Writes: one new file in the data folder, never over another, or a new folder (`site`).
 * Run by: npm run new.
 * Exit code 1 when nothing was written or the new file has an error, 130 when the questions were broken off.
 */
import { newEntry } from './new/new-entry.ts';

// Not awaited at the top level: when the input ends amid a question, Node would warn about that instead of the
// command's own sentence.
newEntry(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
