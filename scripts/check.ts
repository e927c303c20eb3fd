/**
 * Reads: data/ (or --data), schemas/. Writes: with --fix the files of the data that it mends; in GitHub Actions the job's summary.
 * Run by: npm run check. Exit code 1 when there is an error, with --strict also when there is a warning.
 */
import { appendFileSync } from 'node:fs';
import { formatJobSummary } from './check/format/job-summary.ts';
import { formats } from './check/formats.ts';
import { mendData } from './check/fix/mend-data.ts';
import { showChanges } from './check/fix/show-changes.ts';
import { fromHere, type Report } from './check/report.ts';
import { readArguments } from './lib/arguments.ts';
import { showsColours } from './lib/print-findings.ts';
import { findGeneratedFiles } from './steps/generated-files.ts';
import { checkData } from './steps/load-data.ts';

const {
  data,
  format = 'text',
  strict,
  fix,
} = readArguments({ format: { type: 'string' }, strict: { type: 'boolean' }, fix: { type: 'boolean' } });
const print = formats[format];
if (!print) {
  console.error(`There is no format \`${format}\`. Formats: ${Object.keys(formats).join(', ')}`);
  process.exit(2);
}
const inColour = showsColours();
// What was mended goes to the log, so that the findings can be read by a program.
if (fix) console.error(showChanges(await mendData(data), data, inColour));
const findings = [...(await checkData(data)), ...(await findGeneratedFiles(data))];
const report: Report = { findings: fromHere(findings, data), inColour };
process.stdout.write(`${print(report)}\n`);
const summaryFile = process.env['GITHUB_STEP_SUMMARY'];
if (format === 'github' && summaryFile) appendFileSync(summaryFile, formatJobSummary(report));
const failing = report.findings.filter(({ severity }) => severity === 'error' || strict === true);
process.exitCode = failing.length > 0 ? 1 : 0;
