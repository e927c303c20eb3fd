import { appendFileSync } from 'node:fs';
import { formats, fromHere, type Report } from './formats.ts';
import { readArguments } from '../lib/arguments.ts';
import { showsColours } from '../lib/print-findings.ts';
import { checkData } from '../data/load-data.ts';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { aboutFile } from '../../src/catalogue/check/place-files.ts';
import type { Finding } from '../../src/catalogue/finding.ts';
import { projectDir } from '../lib/build-settings.ts';

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

/** Folders that commands write again each time; what an editor changes there is lost with the next build. */
const generated = ['src/generated', 'dist', '.cache', 'var'];

/** So many files are named one by one; a whole build that was added is named once. */
const maxNamed = 5;

/**
 * The files of generated folders that git holds, so that they would be part of a pull request: each with the command that
 * takes it out. Empty where there is no git or no work tree. Files of the findings are relative to `dataDir`, as all are.
 */
export async function findGeneratedFiles(dataDir: string, project: string = projectDir): Promise<Finding[]> {
  const files = await listTracked(project);
  return generated.flatMap((folder) => {
    const inside = files.filter((file) => file.startsWith(`${folder}/`));
    const more = inside.length - maxNamed;
    const named = more > 0 ? inside.slice(0, 1) : inside;
    return named.map((file) => {
      const rest = more > 0 ? ` So are ${inside.length - 1} others in ${folder}/.` : '';
      const message = `${file} is made by \`npm run build\` and does not belong into a pull request.${rest}`;
      const fix = more > 0 ? `run: git rm -r --cached ${folder}` : `run: git rm --cached ${file}`;
      const where = path.relative(dataDir, path.join(project, file)).split(path.sep).join('/');
      return aboutFile(where, 'file/generated', message, `${fix} (on GitHub: open the file and choose "Delete file")`);
    });
  });
}

/** The files that git holds in the generated folders, relative to the project; none without git. */
async function listTracked(project: string): Promise<string[]> {
  const words = ['ls-files', '-z', '--', ...generated];
  const listed = await promisify(execFile)('git', words, { cwd: project, maxBuffer: 64 * 1024 * 1024 }).catch(
    () => undefined,
  );
  return listed ? listed.stdout.split('\0').filter(Boolean).sort() : [];
}
