/**
 * Reads: data/ (or --data), and the same folder in a git revision, or another folder (--base, HEAD without it). Writes:
 * nothing, or report.md and report.json into the folder of --out, and pictures of the pages that look different into
 * that of --pictures. Run by: npm run report, the workflows. Says what a change of the data makes of the site. Exit
 * code 1 when the data has errors or an old address would lead nowhere.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reportMarkdown } from '../src/catalogue/changes/report-markdown.ts';
import type { Report } from '../src/catalogue/changes/report.ts';
import { readArguments } from './lib/arguments.ts';
import { explainFailure } from './report/explain-failure.ts';
import { makeReport } from './report/make-report.ts';
import { openBase } from './report/open-base.ts';

const {
  data,
  out,
  base = 'HEAD',
  format = 'markdown',
  pictures,
} = readArguments({
  base: { type: 'string' },
  format: { type: 'string' },
  pictures: { type: 'string' },
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
  const report = await makeWhole(opened.dataDir).finally(opened.close);
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

async function makeWhole(baseDir: string): Promise<Report> {
  const report = await makeReport(base, baseDir, data);
  if (pictures === undefined || !report.comparison) return report;
  // Loaded only here: it builds sites and starts a browser.
  await (await import('./codegen/ensure-generated.ts')).ensureGenerated();
  const { takePictures } = await import('./report/pictures/take-pictures.ts');
  const target = path.resolve(pictures);
  return { ...report, pictures: await takePictures({ baseDir, dataDir: data, target }, report.comparison) };
}

process.exitCode = await run();
