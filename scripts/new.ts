/**
 * Reads: data/ (or --data), schemas/. Writes: a new file in the data folder, or a new folder (`site`); never
 * overwrites. Run by: npm run new.
 * Exit code 1 when nothing was written or the new file has an error, 130 when the user cancels.
 */
import { newEntry } from './new/new-entry.ts';

// No top-level await: if the input ends during a question, Node would print its own warning instead of our message.
newEntry(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
