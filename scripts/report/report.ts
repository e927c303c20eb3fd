import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reportMarkdown } from '../../src/features/report/report-markdown.ts';
import type { Report } from '../../src/features/report/report.ts';
import { loadAfterCodegen } from '../codegen/load-after-codegen.ts';
import { readArguments } from '../lib/arguments.ts';
import { compareSides } from '../../src/features/report/compare.ts';
import { sideOf } from '../../src/features/report/side.ts';
import { joinEqual } from '../../src/check/gather-findings.ts';
import type { Finding } from '../../src/yaml/finding.ts';
import { formatFinding } from '../lib/print-findings.ts';
import { loadData } from '../data/load-data.ts';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runGit } from '../build/git.ts';

/** Prints the report that the options ask for. @returns the exit code */
export async function report(): Promise<number> {
  const { data, out, base, pictures } = readArguments({
    base: { type: 'string', default: 'HEAD' },
    pictures: { type: 'string' },
  });
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'catalogue-base-'));
  const baseDir = await openBase(base, data, folder.path);
  if (typeof baseDir !== 'string') {
    console.error(baseDir.problem);
    return 2;
  }
  const compared = await makeReport(base, baseDir, data);
  const made =
    pictures === undefined
      ? compared
      : await addPictures(compared, { baseDir, dataDir: data, target: path.resolve(pictures) });
  const markdown = reportMarkdown(made);
  if (out !== undefined) {
    await mkdir(out, { recursive: true });
    await writeFile(path.join(out, 'report.md'), markdown);
    await writeFile(path.join(out, 'report.json'), `${JSON.stringify(made)}\n`);
  }
  process.stdout.write(markdown);
  const reasons = explainFailure(made);
  for (const reason of reasons) console.error(reason);
  return reasons.length > 0 ? 1 : 0;
}

async function addPictures(
  made: Report,
  folders: { baseDir: string; dataDir: string; target: string },
): Promise<Report> {
  if (!made.comparison) return made;
  // Loaded on demand: it builds sites and starts a browser.
  const { takePictures } = await loadAfterCodegen(() => import('./pictures/take-pictures.ts'));
  return { ...made, pictures: await takePictures(folders, made.comparison) };
}

/** Why a change cannot be merged, a sentence each. In GitHub Actions, each is also an annotation of the file. */
function explainFailure({ problems, comparison }: Report): string[] {
  if (problems.length > 0) return ['The data has errors, so nothing can be said of its pages. They are listed above.'];
  const mark = process.env['GITHUB_ACTIONS'] ? '::error file=data/site.yaml,title=Old address::' : '';
  return (comparison?.missing ?? []).map(({ from, to }) => {
    return `${mark}${from} would lead nowhere. Put \`${from}: ${to}\` below \`redirects:\` in data/site.yaml.`;
  });
}

/**
 * Compares two data folders.
 * @param base name of the first one in the report
 */
async function makeReport(base: string, baseDir: string, dataDir: string): Promise<Report> {
  const [before, after] = [await loadData(baseDir), await loadData(dataDir)];
  // Use the reader's folder name for both, since the base may be in a temporary folder.
  const folder = path.relative(process.cwd(), dataDir);
  const say = (findings: readonly Finding[]) => findings.map((finding) => formatFinding(finding, folder));
  const sayOnce = (findings: readonly Finding[]) =>
    joinEqual(findings).map((finding) => formatFinding(finding, folder));
  const ofSeverity = (findings: readonly Finding[], severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity);
  const warnings = newFindings(ofSeverity(before.findings, 'warning'), ofSeverity(after.findings, 'warning'));
  if (after.catalogue && before.catalogue) {
    const comparison = compareSides(sideOf(before.catalogue), sideOf(after.catalogue));
    return { base, problems: [], baseProblems: [], warnings: sayOnce(warnings), comparison };
  }
  return {
    base,
    problems: say(ofSeverity(after.findings, 'error')),
    baseProblems: say(ofSeverity(before.findings, 'error')),
    warnings: sayOnce(warnings),
  };
}

/** The new findings. Line numbers shift, so findings are matched by file and message; each old one matches only one. */
function newFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const keyOf = ({ file, rule, message }: Finding) => JSON.stringify([file, rule, message]);
  const old = Map.groupBy(before, keyOf);
  return after.filter((finding) => old.get(keyOf(finding))?.shift() === undefined);
}

/**
 * Finds the data to compare with: a data folder (with a site.yaml), else a git revision, of which it writes the data
 * into `folder` without touching the working tree. Of a branch, uses the merge base, so that only this branch's changes
 * are reported.
 * @returns the data folder, or a message for the user
 */
async function openBase(base: string, dataDir: string, folder: string): Promise<string | { problem: string }> {
  if (existsSync(path.join(base, 'site.yaml'))) return path.resolve(base);
  const commit = await commonCommit(base, dataDir);
  if (commit === undefined) {
    return { problem: `${base} is neither a folder with a site.yaml nor a revision that git knows here` };
  }
  const archive = path.join(folder, 'data.tar');
  if ((await git(dataDir, 'archive', `--output=${archive}`, commit, '.')) === undefined) {
    return { problem: `The revision ${base} has no such folder: ${path.relative(process.cwd(), dataDir) || '.'}` };
  }
  const target = path.join(folder, 'data');
  await mkdir(target);
  await promisify(execFile)('tar', ['-xf', archive, '-C', target]);
  return target;
}

async function commonCommit(base: string, dataDir: string): Promise<string | undefined> {
  const commit = await git(dataDir, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`);
  if (commit === undefined) return undefined;
  return (await git(dataDir, 'merge-base', commit, 'HEAD')) ?? commit;
}

/** The output of a git command without the final line break; undefined when it fails. */
const git = (folder: string, ...words: string[]): Promise<string | undefined> =>
  runGit(folder, ...words).then(
    (output) => output.trim(),
    () => undefined,
  );
