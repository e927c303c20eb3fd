/** Reads: data/ (or --data), schemas/. Writes nothing. Run by: npm run check. Exit code 1 when there is an error. */
import { readArguments } from './lib/arguments.ts';
import { printFindings } from './lib/print-findings.ts';
import { loadData } from './steps/load-data.ts';

const { data } = readArguments();
const { catalogue, findings } = await loadData(data);
printFindings(findings, data);
process.exitCode = catalogue ? 0 : 1;
