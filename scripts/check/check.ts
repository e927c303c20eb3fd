import { appendFileSync } from 'node:fs';
import { formats, fromHere, type CheckResult } from './formats.ts';
import { readArguments } from '../lib/arguments.ts';
import { showsColours } from '../lib/print-findings.ts';
import { checkData } from '../data/load-data.ts';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { aboutFile } from '../../src/check/place-files.ts';
import { ownField } from '../../src/yaml/block.ts';
import type { Finding } from '../../src/yaml/finding.ts';
import { projectDir } from '../lib/build-settings.ts';

/** Checks the data according to the options and prints the findings. Returns the exit code. */
export async function check(): Promise<number> {
  const {
    data,
    format = 'text',
    strict,
    fix,
  } = readArguments({ format: { type: 'string' }, strict: { type: 'boolean' }, fix: { type: 'boolean' } });
  const print = ownField(formats, format);
  if (!print) {
    console.error(`There is no format \`${format}\`. Formats: ${Object.keys(formats).join(', ')}`);
    return 2;
  }
  const inColour = showsColours();
  // Log the fixes to standard error, so that programs can parse the findings on standard output.
  if (fix) console.error(await fixFiles(data, inColour));
  const findings = [...(await checkData(data)), ...(await findGeneratedFiles(data))];
  const result: CheckResult = { findings: fromHere(findings, data), inColour };
  process.stdout.write(`${print(result)}\n`);
  const summaryFile = process.env['GITHUB_STEP_SUMMARY'];
  if (format === 'github' && summaryFile) {
    const { formatJobSummary } = await import('./job-summary.ts');
    appendFileSync(summaryFile, formatJobSummary(result));
  }
  const failing = result.findings.filter(({ severity }) => severity === 'error' || strict === true);
  return failing.length > 0 ? 1 : 0;
}

/** Applies the autofixes and describes them. Loaded on demand. */
async function fixFiles(data: string, inColour: boolean): Promise<string> {
  const { fixData, showChanges } = await import('./fix/fix-data.ts');
  return showChanges(await fixData(data), data, { inColour });
}

/** Folders that commands overwrite: an editor's changes there would be lost with the next build. */
const generated = ['src/generated', 'dist', '.cache', 'var'];

/** Up to this many files are listed one by one; a larger number is reported once. */
const maxNamed = 5;

/**
 * Findings for files of generated folders that git tracks, each with the command that removes it from git. Empty
 * without git or a work tree. Like all findings, the file names are relative to `dataDir`.
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

/** The tracked files in generated folders, relative to the project; empty without git. */
async function listTracked(project: string): Promise<string[]> {
  const words = ['ls-files', '-z', '--', ...generated];
  const listed = await promisify(execFile)('git', words, { cwd: project, maxBuffer: 64 * 1024 * 1024 }).catch(
    () => undefined,
  );
  return listed ? listed.stdout.split('\0').filter(Boolean).sort() : [];
}
