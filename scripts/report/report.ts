import { mkdir, writeFile, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { reportMarkdown } from '../../src/catalogue/changes/report-markdown.ts';
import type { Report } from '../../src/catalogue/changes/report.ts';
import { loadAfterCodegen } from '../codegen/load-after-codegen.ts';
import { readArguments } from '../lib/arguments.ts';
import { compareSides } from '../../src/catalogue/changes/compare.ts';
import { sideOf } from '../../src/catalogue/changes/side.ts';
import type { Finding } from '../../src/catalogue/finding.ts';
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
  const opened = await openBase(base, data);
  if ('problem' in opened) {
    console.error(opened.problem);
    return 2;
  }
  const folders = { baseDir: opened.dataDir, dataDir: data };
  const made = await makeReport(base, folders.baseDir, data)
    .then((compared) => (pictures === undefined ? compared : addPictures(compared, folders, path.resolve(pictures))))
    .finally(opened.close);
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
  folders: { baseDir: string; dataDir: string },
  target: string,
): Promise<Report> {
  if (!made.comparison) return made;
  // Loaded on demand: it builds sites and starts a browser.
  const { takePictures } = await loadAfterCodegen(() => import('./pictures/take-pictures.ts'));
  return { ...made, pictures: await takePictures({ ...folders, target }, made.comparison) };
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
  const ofSeverity = (findings: readonly Finding[], severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity);
  const warnings = newFindings(ofSeverity(before.findings, 'warning'), ofSeverity(after.findings, 'warning'));
  if (after.catalogue && before.catalogue) {
    const comparison = compareSides(sideOf(before.catalogue), sideOf(after.catalogue));
    return { base, problems: [], baseProblems: [], warnings: say(warnings), comparison };
  }
  return {
    base,
    problems: say(ofSeverity(after.findings, 'error')),
    baseProblems: say(ofSeverity(before.findings, 'error')),
    warnings: say(warnings),
  };
}

/** The new findings. Line numbers shift, so findings are matched by file and message; each old one matches only one. */
function newFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const keyOf = ({ file, rule, message }: Finding) => JSON.stringify([file, rule, message]);
  const old = Map.groupBy(before, keyOf);
  return after.filter((finding) => old.get(keyOf(finding))?.shift() === undefined);
}

/** The data folder to compare with. `close` removes its temporary files. */
interface OpenBase {
  dataDir: string;
  close: () => Promise<void>;
}

/**
 * Opens the data to compare with: a data folder (with a site.yaml), else a git revision. Of a branch, uses the merge
 * base, so that only this branch's changes are reported.
 * @returns a message for the user when it fails
 */
async function openBase(base: string, dataDir: string): Promise<OpenBase | { problem: string }> {
  if (existsSync(path.join(base, 'site.yaml'))) return { dataDir: path.resolve(base), close: async () => {} };
  const commit = await commonCommit(base, dataDir);
  if (commit === undefined) {
    return { problem: `${base} is neither a folder with a site.yaml nor a revision that git knows here` };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'catalogue-base-'));
  const close = () => rm(folder, { recursive: true, force: true });
  if (await extractFolder(commit, dataDir, folder)) return { dataDir: folder, close };
  await close();
  return { problem: `The revision ${base} has no such folder: ${path.relative(process.cwd(), dataDir) || '.'}` };
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

/**
 * Writes a folder as of a commit, without touching the working tree.
 * @returns false when the commit has no such folder
 */
async function extractFolder(commit: string, folder: string, target: string): Promise<boolean> {
  const archive = `${target}.tar`;
  try {
    if ((await git(folder, 'archive', '--format=tar', `--output=${archive}`, commit, '.')) === undefined) return false;
    await promisify(execFile)('tar', ['-xf', archive, '-C', target]);
    return true;
  } finally {
    await rm(archive, { force: true });
  }
}
