import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reportMarkdown } from '../../src/catalogue/changes/report-markdown.ts';
import type { Report } from '../../src/catalogue/changes/report.ts';
import { ensureGenerated } from '../codegen/ensure-generated.ts';
import { readArguments } from '../lib/arguments.ts';
import { makeReport } from './make-report.ts';
import { openBase } from './open-base.ts';

/** Prints the report that the command's options ask for. @returns the exit code */
export async function report(): Promise<number> {
  const {
    data,
    out,
    base = 'HEAD',
    format = 'markdown',
    pictures,
  } = readArguments({ base: { type: 'string' }, format: { type: 'string' }, pictures: { type: 'string' } });
  if (format !== 'markdown' && format !== 'json') {
    console.error(`--format is markdown or json, not ${format}`);
    return 2;
  }
  const opened = await openBase(base, data);
  if ('problem' in opened) {
    console.error(opened.problem);
    return 2;
  }
  const folders = { baseDir: opened.dataDir, dataDir: data };
  const made = await makeReport(base, folders.baseDir, data)
    .then((compared) => (pictures === undefined ? compared : addPictures(compared, folders, path.resolve(pictures))))
    .finally(opened.close);
  const texts = { markdown: reportMarkdown(made), json: `${JSON.stringify(made)}\n` };
  if (out !== undefined) {
    await mkdir(out, { recursive: true });
    await writeFile(path.join(out, 'report.md'), texts.markdown);
    await writeFile(path.join(out, 'report.json'), texts.json);
  }
  process.stdout.write(texts[format]);
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
  // Loaded only here: it builds sites and starts a browser.
  await ensureGenerated();
  const { takePictures } = await import('./pictures/take-pictures.ts');
  return { ...made, pictures: await takePictures({ ...folders, target }, made.comparison) };
}

/**
 * Why a change can't be merged, in a sentence each; none when it can. In GitHub Actions each is a note at the file to
 * change.
 */
function explainFailure({ faults, comparison }: Report): string[] {
  if (faults.length > 0) return ['The data has errors, so nothing can be said of its pages. They are listed above.'];
  const mark = process.env['GITHUB_ACTIONS'] ? '::error file=data/site.yaml,title=Old address::' : '';
  return (comparison?.missing ?? []).map(({ from, to }) => {
    return `${mark}${from} would lead nowhere. Put \`${from}: ${to}\` below \`redirects:\` in data/site.yaml.`;
  });
}
