/** Reads: the inputs of a build. Writes: the site. Run by: scripts/steps/build-site.ts. */
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
import { checkerKey, openCheckMemory } from './check-memory.ts';
import { findDeadLinks } from './check-links.ts';
import { companyOutputs } from './company-files.ts';
import { readCommitDates } from './commit-dates.ts';
import { makeCompressor } from './compress.ts';
import { hostFileOutputs, hostSiteOf } from './host-files.ts';
import { iconOutputs } from './icons.ts';
import { indexOutputs } from './index-files.ts';
import type { Inputs } from './inputs.ts';
import { editorOutputs } from './editor-files.ts';
import { enquiryFileOutputs } from './enquiry-files.ts';
import { openPageKeys } from './page-keys.ts';
import { drawingOutputs } from './drawings.ts';
import { pageOutputs } from './pages.ts';
import { mediaOutputs, photoOutputs } from './photos.ts';
import { buildProgram, type Program } from './program.ts';
import { makeSheets } from './sheets.ts';
import { datePages, redirectRules, siteFileOutputs } from './site-files.ts';

/** How a site was made: there may have been something to say about it, or an error in the data, which was printed. */
export type Made = 'quietly' | 'with warnings' | 'not';

/**
 * Makes the whole site: lists every file that it consists of, makes those that are new or changed, and publishes all at
 * once. When the data has errors, the site that was there stays untouched.
 * @throws when a page can't be rendered or a link is dead
 */
export async function makeSite(settings: BuildSettings, inputs: Inputs, { pagesOnly = false }): Promise<Made> {
  const { dataDir, generatedDir, outDir, workDir } = settings;
  const { folder, today, git } = inputs;
  const checking = startStep('check and codegen');
  const memory = openCheckMemory(path.join(workDir, 'checked'), await checkerKey());
  const { findings, ...result } = await codegen({ dataDir, generatedDir, folder, today, memory });
  const { catalogue, pages, shell, enquirySite } = result;
  if (!folder || !catalogue || !shell || !enquirySite) {
    printFindings(findings, dataDir);
    return 'not';
  }
  checking.done(`${pages.length} pages`);

  const bundling = startStep('programs');
  const program = await buildProgram();
  bundling.done();

  const keys = openPageKeys(path.join(workDir, 'page-keys'), program.key, catalogue, folder.files);
  const dates = await readCommitDates(dataDir, workDir, git);
  const rendered = await pageOutputs({ pages: datePages(pages, dates), shell, program, keys });
  let problems: string[] = [];
  try {
    const others = pagesOnly ? undefined : await listOthers(catalogue, settings);
    problems = others?.problems ?? [];
    const redirects = catalogue.site.redirects ?? {};
    const listed = [
      ...(await listAssets(program)),
      ...rendered.outputs,
      ...(await editorOutputs(catalogue, new Map(folder.files.map(({ file, bytes }) => [file, bytes])), program)),
      ...indexOutputs(catalogue, program.key),
      ...enquiryFileOutputs(catalogue),
      ...companyOutputs(catalogue),
      ...(await appFileOutputs(catalogue, program)),
      ...siteFileOutputs(enquirySite, pages, redirects, dates),
      ...(others?.outputs ?? []),
    ];
    const names = listed.map((output) => output.path);
    const hosts = hostFileOutputs(hostSiteOf(enquirySite, names, redirectRules(pages, redirects)));
    const outputs = [...listed, ...hosts];
    const compressor = pagesOnly ? undefined : makeCompressor(path.join(workDir, '../compressed'));
    const making = startStep('files');
    const { written, kept, removed } = await publish({
      outputs,
      outDir,
      workDir,
      compress: compressor?.compress,
      onProgress: making.update,
      inspect(files) {
        if (pagesOnly) return;
        const dead = findDeadLinks(files, (address) => address === shell.endpoint);
        if (dead.length > 0) throw new Error(`Dead links:\n${dead.join('\n')}`);
      },
    });
    keys.keep();
    await compressor?.prune(outputs.length);
    making.done(`${written} written, ${kept} kept, ${removed} removed`);
  } finally {
    await rendered.close();
  }
  return problems.length === 0 ? 'quietly' : 'with warnings';
}

/** The files of the programs that browsers fetch. */
async function listAssets({ dir }: Program): Promise<Output[]> {
  const assets = ['client', 'editor', 'server'].flatMap((part) =>
    globSync('assets/*', { cwd: path.join(dir, part) }).map((name) => [name, path.join(dir, part, name)] as const),
  );
  return Promise.all([...new Map(assets)].map(([name, file]) => copyOutput(name.split(path.sep).join('/'), file)));
}

/** All that takes long to make and has a cache of its own, and the company's media. */
async function listOthers(
  catalogue: Catalogue,
  { mediaDir, workDir }: BuildSettings,
): Promise<{ outputs: Output[]; problems: string[] }> {
  const drawing = startStep('drawings');
  const drawings = await drawingOutputs(catalogue);
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

  const outputs = [
    ...(await mediaOutputs(catalogue, mediaDir)),
    ...(await iconOutputs(folders('icons'))),
    ...photos.outputs,
    ...drawings,
    ...(await outputsOf(sheets.sources, folders('sheets').cacheDir)),
    ...(await outputsOf(cards.sources, folders('cards').cacheDir)),
  ];
  return { outputs, problems: sheets.problems };
}
