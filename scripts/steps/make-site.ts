/** Reads: the inputs of a build. Writes: the site. Run by: scripts/steps/build-site.ts. */
import path from 'node:path';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { rememberFigures } from '../../src/catalogue/find/machine-figures.ts';
import { readPages, writeCatalogueCode, writeSchemaCode } from '../codegen.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { printFindings } from '../lib/print-findings.ts';
import { keyOfSources } from '../lib/project-sources.ts';
import { startStep } from '../lib/progress.ts';
import { filesOf } from '../outputs/generation.ts';
import { publish } from '../outputs/publish.ts';
import { findDeadLinks } from './check-links.ts';
import { checkerKey, openCheckMemory } from './check-memory.ts';
import { readCommitDates } from './commit-dates.ts';
import { makeCompressor } from './compress.ts';
import { openFigureMemory } from './figure-memory.ts';
import { generatedFrom, noteGenerated } from './generated-state.ts';
import type { Inputs } from './inputs.ts';
import type { PictureGroups } from './picture-groups.ts';
import { pageSources } from './page-sources.ts';
import { buildProgram } from './program.ts';
import { siteGroups } from './site-groups.ts';

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
  const memory = openCheckMemory(path.join(workDir, 'checked'), checkerKey(inputs.sources));
  const programSources = keyOfSources(inputs.sources);
  const madeFrom = generatedFrom(settings, programSources);
  if (madeFrom === undefined) await writeSchemaCode(generatedDir);
  const { findings, catalogue, pages, shell } = await readPages({ dataDir, folder, today, memory });
  if (!folder || !catalogue || !shell) {
    printFindings(findings, dataDir);
    return 'not';
  }
  const { files } = folder;
  const sources = pageSources(catalogue, files, memory.outlineOf);
  if (madeFrom !== sources.outline) {
    await writeCatalogueCode(catalogue, pages, generatedDir);
    noteGenerated(settings, programSources, sources.outline);
  }
  checking.done(`${pages.length} pages`);

  const bundling = startStep('programs');
  const program = await buildProgram(inputs.sources);
  bundling.done();

  const figures = openFigureMemory(path.join(workDir, 'figures'), checkerKey(inputs.sources), sources.outlineOfModels);
  rememberFigures(catalogue, figures);
  const dates = await readCommitDates(dataDir, workDir, git);
  const site = await siteGroups({ catalogue, pages, shell, files, dates, program, sources });
  let problems: string[] = [];
  try {
    const others = pagesOnly ? undefined : await listPictures(catalogue, settings);
    problems = others?.problems ?? [];
    const compressor = pagesOnly ? undefined : makeCompressor(path.join(workDir, '../compressed'));
    const making = startStep('files');
    const { written, kept, removed } = await publish({
      groups: [...site.groups, ...(others?.groups ?? [])],
      outDir,
      workDir,
      compress: compressor?.compress,
      onProgress: making.update,
      inspect(generation) {
        if (pagesOnly) return;
        const dead = findDeadLinks(filesOf(generation), (address) => address === shell.endpoint);
        if (dead.length > 0) throw new Error(`Dead links:\n${dead.join('\n')}`);
      },
    });
    figures.keep(catalogue);
    await compressor?.prune(written + kept);
    making.done(`${written} written, ${kept} kept, ${removed} removed`);
  } finally {
    await site.close();
  }
  return problems.length === 0 ? 'quietly' : 'with warnings';
}

/** What makes pictures is loaded only where they are asked for. */
async function listPictures(catalogue: Catalogue, settings: BuildSettings): Promise<PictureGroups> {
  const { pictureGroups } = await import('./picture-groups.ts');
  return pictureGroups(catalogue, settings);
}
