import { appendFileSync } from 'node:fs';
import { formats, fromHere, type Report } from './formats.ts';
import { readArguments } from '../lib/arguments.ts';
import { showsColours } from '../lib/print-findings.ts';
import { findGeneratedFiles } from './generated-files.ts';
import { checkData } from '../data/load-data.ts';

/** Checks the data as the command's options say, and prints what is found. Returns the exit code. */
export async function check(): Promise<number> {
  const {
    data,
    format = 'text',
    strict,
    fix,
  } = readArguments({ format: { type: 'string' }, strict: { type: 'boolean' }, fix: { type: 'boolean' } });
  const print = formats[format];
  if (!print) {
    console.error(`There is no format \`${format}\`. Formats: ${Object.keys(formats).join(', ')}`);
    return 2;
  }
  const inColour = showsColours();
  // What was fixed goes to the log, so that the findings can be read by a program.
  if (fix) console.error(await fixFiles(data, inColour));
  const findings = [...(await checkData(data)), ...(await findGeneratedFiles(data))];
  const report: Report = { findings: fromHere(findings, data), inColour };
  process.stdout.write(`${print(report)}\n`);
  const summaryFile = process.env['GITHUB_STEP_SUMMARY'];
  if (format === 'github' && summaryFile) {
    const { formatJobSummary } = await import('./job-summary.ts');
    appendFileSync(summaryFile, formatJobSummary(report));
  }
  const failing = report.findings.filter(({ severity }) => severity === 'error' || strict === true);
  return failing.length > 0 ? 1 : 0;
}

/** Fixes what can be fixed, and says what was. Loaded when it is asked for. */
async function fixFiles(data: string, inColour: boolean): Promise<string> {
  const { fixData, showChanges } = await import('./fix/fix-data.ts');
  return showChanges(await fixData(data), data, inColour);
}
