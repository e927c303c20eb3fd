/**
 * Reads: a spreadsheet, data/ (or --data), schemas/. Writes: models in the data folder, and FILE.import.yaml beside the
 * spreadsheet. Run by: npm run import.
 * Exit code 1 when nothing was written, 130 when the user cancels.
 */
import { importSpreadsheet } from './import/import-spreadsheet.ts';

// No top-level await: if the input ends during a question, Node would print its own warning instead of our message.
importSpreadsheet(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
