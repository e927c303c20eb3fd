/** Reads: data/, schemas/, src/. Writes: the site. Run by: scripts/build.ts, scripts/start.ts. */
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { codegen } from '../codegen.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { printFindings } from '../lib/print-findings.ts';
import { startStep } from '../lib/progress.ts';
import { photoCacheDir } from '../photos/photo-cache.ts';
import { bundle } from './bundle.ts';
import { findDeadLinks } from './check-links.ts';
import { compressTexts } from './compress.ts';
import { writeDrawings } from './drawings.ts';
import { copyMedia, writePhotos } from './photos.ts';
import { prerender } from './prerender.ts';
import { writeSheets } from './sheets.ts';
import { readCommitDates, writeSiteFiles } from './site-files.ts';

/**
 * Builds the whole site.
 * @returns false when the data has errors, which were printed; the site that was there stays untouched
 * @throws when a page can't be rendered or a link is dead
 */
export async function buildSite(settings: BuildSettings): Promise<boolean> {
  const { dataDir, generatedDir, mediaDir, outDir, workDir } = settings;
  const checking = startStep('check and codegen');
  const { catalogue, pages, shell, enquirySite, findings } = await codegen({ dataDir, generatedDir });
  if (!catalogue || !shell || !enquirySite) {
    printFindings(findings, dataDir);
    return false;
  }
  checking.done(`${pages.length} pages`);

  const bundling = startStep('bundle');
  await bundle();
  bundling.done();

  const siteDir = path.join(workDir, 'next');
  await rm(siteDir, { recursive: true, force: true });
  await mkdir(siteDir, { recursive: true });
  for (const part of ['client', 'server']) {
    await cp(path.join(workDir, part, 'assets'), path.join(siteDir, 'assets'), { recursive: true });
  }
  await copyMedia(catalogue, mediaDir, siteDir);

  const drawing = startStep('drawings');
  drawing.done(String(await writeDrawings(catalogue, siteDir)));

  const developing = startStep('photos');
  const photos = await writePhotos(catalogue, { siteDir, cacheDir: photoCacheDir, mediaDir }, developing.update);
  developing.done(`${photos.photos} (${photos.made} files made)`);

  const setting = startStep('sheets');
  const cacheDir = path.join(workDir, '../sheets');
  const sheets = await writeSheets(catalogue, { siteDir, cacheDir, mediaDir }, setting.update);
  for (const problem of sheets.problems) console.error(`warning: ${problem}`);
  setting.done(`${sheets.paths.length} (${sheets.made} made)`);

  const rendering = startStep('prerender');
  const documents = await prerender({ pages, shell, workDir, siteDir, onProgress: rendering.update });
  rendering.done(`${documents.size} pages`);

  await writeSiteFiles(siteDir, enquirySite, pages, catalogue.site.redirects ?? {}, await readCommitDates(dataDir));
  const dead = await findDeadLinks(documents, siteDir, [shell.endpoint]);
  if (dead.length > 0) throw new Error(`Dead links:\n${dead.join('\n')}`);

  const compressing = startStep('compress');
  compressing.done(`${await compressTexts(siteDir, path.join(workDir, '../compressed'))} files`);
  await replaceSite(siteDir, outDir);
  return true;
}

/** Puts the new site in the place of the old one. */
async function replaceSite(siteDir: string, outDir: string): Promise<void> {
  const old = `${siteDir}.old`;
  await rm(old, { recursive: true, force: true });
  await mkdir(path.dirname(outDir), { recursive: true });
  await rename(outDir, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'EXDEV') throw error;
  });
  await moveAcross(siteDir, outDir);
  await rm(old, { recursive: true, force: true });
}

/** Renames a folder; between two file systems, where that can't be, copies it beside its goal and renames there. */
async function moveAcross(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!['EXDEV', 'ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    const beside = `${to}.next`;
    await rm(beside, { recursive: true, force: true });
    await cp(from, beside, { recursive: true });
    await rm(to, { recursive: true, force: true });
    await rename(beside, to);
    await rm(from, { recursive: true, force: true });
  }
}
