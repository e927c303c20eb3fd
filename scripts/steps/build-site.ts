/** Reads: data/, schemas/, src/. Writes: the site. Run by: scripts/build.ts, scripts/start.ts. */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { codegen } from '../codegen.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { printFindings } from '../lib/print-findings.ts';
import { startStep } from '../lib/progress.ts';
import { copyOutput, type Output } from '../outputs/output.ts';
import { publish } from '../outputs/publish.ts';
import { outputsOf } from '../lib/cached-files.ts';
import { appFileOutputs } from './app-files.ts';
import { makeCards } from './cards.ts';
import { findDeadLinks } from './check-links.ts';
import { makeCompressor } from './compress.ts';
import { drawingOutputs } from './drawings.ts';
import { indexOutputs } from './index-files.ts';
import { enquiryFileOutputs } from './enquiry-files.ts';
import { hostFileOutputs } from './host-files.ts';
import { iconOutputs } from './icons.ts';
import { pageOutputs } from './pages.ts';
import { mediaOutputs, photoOutputs } from './photos.ts';
import { buildProgram, type Program } from './program.ts';
import { makeSheets } from './sheets.ts';
import { readCommitDates, redirectRules, siteFileOutputs } from './site-files.ts';

/**
 * Builds the whole site: lists every file that it consists of, makes those that are new or changed, and publishes all
 * at once.
 * @param options `pagesOnly` leaves out drawings, sheets, cards and compressed forms, to measure the pages alone
 * @returns false when the data has errors, which were printed; the site that was there stays untouched
 * @throws when a page can't be rendered or a link is dead
 */
export async function buildSite(settings: BuildSettings, { pagesOnly = false } = {}): Promise<boolean> {
  const { dataDir, generatedDir, outDir, workDir } = settings;
  const checking = startStep('check and codegen');
  const { findings, ...result } = await codegen({ dataDir, generatedDir });
  const { catalogue, pages, shell, enquirySite } = result;
  if (!catalogue || !shell || !enquirySite) {
    printFindings(findings, dataDir);
    return false;
  }
  checking.done(`${pages.length} pages`);

  const bundling = startStep('programs');
  const program = await buildProgram();
  bundling.done();

  const rendered = await pageOutputs(pages, shell, program);
  try {
    const redirects = catalogue.site.redirects ?? {};
    const files = [
      ...(await listAssets(program)),
      ...rendered.outputs,
      ...indexOutputs(catalogue, program.key),
      ...enquiryFileOutputs(catalogue),
      ...appFileOutputs(catalogue),
      ...siteFileOutputs(enquirySite, pages, redirects, await readCommitDates(dataDir)),
      ...(pagesOnly ? [] : await listOthers(catalogue, settings)),
    ];
    const names = files.map((file) => file.path);
    const outputs = [...files, ...hostFileOutputs(enquirySite, names, redirectRules(pages, redirects))];
    const making = startStep('files');
    const { written, kept, removed } = await publish({
      outputs,
      outDir,
      workDir,
      compress: pagesOnly ? undefined : makeCompressor(path.join(workDir, '../compressed')),
      onProgress: making.update,
      inspect(files) {
        const dead = findDeadLinks(files, (address) => address === shell.endpoint);
        if (dead.length > 0 && !pagesOnly) throw new Error(`Dead links:\n${dead.join('\n')}`);
      },
    });
    making.done(`${written} written, ${kept} kept, ${removed} removed`);
  } finally {
    await rendered.close();
  }
  return true;
}

/** The files of the two programs that visitors fetch. */
async function listAssets({ dir }: Program): Promise<Output[]> {
  const assets = ['client', 'server'].flatMap((part) =>
    globSync('assets/*', { cwd: path.join(dir, part) }).map((name) => [name, path.join(dir, part, name)] as const),
  );
  return Promise.all([...new Map(assets)].map(([name, file]) => copyOutput(name.split(path.sep).join('/'), file)));
}

/** All that takes long to make and has a cache of its own, and the company's media. */
async function listOthers(catalogue: Catalogue, { mediaDir, workDir }: BuildSettings): Promise<Output[]> {
  const drawing = startStep('drawings');
  const drawings = drawingOutputs(catalogue);
  drawing.done(String(drawings.length));

  const folders = (name: string) => ({ mediaDir, cacheDir: path.join(workDir, '..', name) });
  const setting = startStep('sheets');
  const sheets = await makeSheets(catalogue, folders('sheets'), { onProgress: setting.update });
  for (const problem of sheets.problems) console.error(`warning: ${problem}`);
  setting.done(`${sheets.sources.size} (${sheets.made} made)`);

  const picturing = startStep('cards');
  const cards = await makeCards(catalogue, folders('cards'), picturing.update);
  picturing.done(`${cards.sources.size} (${cards.made} made)`);

  const developing = startStep('photos');
  const photos = await photoOutputs(catalogue, folders('photos'), developing.update);
  developing.done(`${photos.outputs.length} files (${photos.made} made)`);

  return [
    ...(await mediaOutputs(catalogue, mediaDir)),
    ...(await iconOutputs(folders('icons'))),
    ...photos.outputs,
    ...drawings,
    ...(await outputsOf(sheets.sources, folders('sheets').cacheDir)),
    ...(await outputsOf(cards.sources, folders('cards').cacheDir)),
  ];
}
