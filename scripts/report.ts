/**
 * Reads: data/ (or --data), and the same folder in a git revision, or another folder (--base, HEAD without it). Writes:
 * nothing, or report.md and report.json into the folder of --out. Run by: npm run report, the workflows. Says what a
 * change of the data makes of the site. Exit code 1 when the data has errors or an old address would lead nowhere.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reportMarkdown } from '../src/catalogue/changes/report-markdown.ts';
import { readArguments } from './lib/arguments.ts';
import { explainFailure } from './report/explain-failure.ts';
import { makeReport } from './report/make-report.ts';
import { openBase } from './report/open-base.ts';

const {
  data,
  out,
  base = 'HEAD',
  format = 'markdown',
} = readArguments({
  base: { type: 'string' },
  format: { type: 'string' },
});

/** @returns the exit code */
async function run(): Promise<number> {
  if (format !== 'markdown' && format !== 'json') {
    console.error(`--format is markdown or json, not ${format}`);
    return 2;
  }
  const opened = await openBase(base, data);
  if ('problem' in opened) {
    console.error(opened.problem);
    return 2;
  }
  const report = await makeReport(base, opened.dataDir, data).finally(opened.close);
  const texts = { markdown: reportMarkdown(report), json: `${JSON.stringify(report)}\n` };
  if (out !== undefined) {
    await mkdir(out, { recursive: true });
    await writeFile(path.join(out, 'report.md'), texts.markdown);
    await writeFile(path.join(out, 'report.json'), texts.json);
  }
  process.stdout.write(texts[format]);
  const reasons = explainFailure(report);
  for (const reason of reasons) console.error(reason);
  return reasons.length > 0 ? 1 : 0;
}

process.exitCode = await run();
