/** Reads: data/ (or --data), schemas/. Writes nothing. Run by: npm run check. Exit code 1 when there is an error. */
import { readArguments } from './lib/arguments.ts';
import { printFindings } from './lib/print-findings.ts';
import { findGeneratedFiles } from './steps/generated-files.ts';
import { loadData } from './steps/load-data.ts';

const { data } = readArguments();
const { findings } = await loadData(data);
findings.push(...(await findGeneratedFiles(data)));
printFindings(findings, data);
process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
