/**
 * Reads: a spreadsheet, data/ (or --data), schemas/. Writes: models in the data folder, and FILE.import.yaml beside the
 * spreadsheet. Run by: npm run import.
 */
import { importSpreadsheet } from './import/import-spreadsheet.ts';

process.exitCode = await importSpreadsheet(process.argv.slice(2));
