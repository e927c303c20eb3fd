/** Reads: the inputs of a build. Writes: the site. */
import { pathOfHtmlFile } from '../../src/catalogue/paths.ts';
import { openCache, type BuildCache, keyOf } from '../lib/cache.ts';
import { publish, type PublishOptions } from './publish.ts';
import { siteOutputs } from './files/site-outputs.ts';
import { readPages, writeCatalogueCode, writeSchemaCode } from '../codegen/codegen.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { BuildOptions } from './build-site.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { measureMachines } from './machines/measure-machines.ts';
import { printFindings } from '../lib/print-findings.ts';
import { startStep } from '../lib/progress.ts';
import { readCommitDates } from './git.ts';
import type { Inputs } from './inputs.ts';
import { buildProgram } from './program.ts';
import type { FileList } from './manifest.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Lists every file of the site, writes the new and changed ones, and publishes all in one step.
 * @param serve called when the site can be served, though pictures, sheets and cards are still to be made
 * @returns false after printing errors in the data; the existing site stays untouched
 * @throws when a page cannot be rendered or a link is dead
 */
export async function makeSite(
  settings: BuildSettings,
  inputs: Inputs,
  options: BuildOptions,
  serve?: PublishOptions['serve'],
): Promise<boolean> {
  const { dataDir, generatedDir, mediaDir, outDir, workDir } = settings;
  const { folder, today, git } = inputs;
  const { pagesOnly = false, withoutBodies = false } = options;
  const checking = startStep('check and codegen');
  await writeSchemaCode();
  const cache = openCache();
  // --pages-only has neither pictures nor sheets, so nothing needs the sizes.
  const measure = pagesOnly ? undefined : (linked: Catalogue) => measureMachines(linked, cache);
  const read = await readPages({ dataDir, folder, today, withoutBodies, measure });
  const { findings, catalogue, pages, shell, translations } = read;
  if (!folder || !catalogue || !shell) {
    printFindings(findings, dataDir);
    return false;
  }
  const enquirySite = await writeCatalogueCode(catalogue, pages, generatedDir);
  const count = [{ pages }, ...translations].reduce((sum, site) => sum + site.pages.length, 0);
  checking.done(`${count} pages`);

  const bundling = startStep('programs');
  const program = buildProgram().finally(() => bundling.done());

  const making = startStep('files');
  const dates = await readCommitDates(dataDir, git, cache);
  const { files } = folder;
  const pictures = pagesOnly ? undefined : mediaDir;
  const site = await siteOutputs({
    sites: [{ catalogue, pages, shell }, ...translations],
    enquirySite,
    files,
    dates,
    program,
    cache,
    mediaDir: pictures,
  });
  for (const problem of site.problems) console.error(`warning: ${problem}`);
  try {
    const { written, kept, removed } = await publish({
      lists: serve ? [...site.lists, site.withoutSizes] : site.lists,
      slow: site.slow,
      last: site.last,
      outDir,
      workDir,
      // With warnings, store no key: the next build runs again and repeats them.
      inputs: site.problems.length === 0 ? inputs.key : '',
      compress: pagesOnly ? undefined : (name, bytes) => compress(name, bytes, cache),
      onProgress: making.update,
      serve,
      inspect(all) {
        if (pagesOnly) return;
        const dead = findDeadLinks(all, (address) => address === shell.endpoint);
        if (dead.length > 0) throw new Error(`Dead links:\n${dead.join('\n')}`);
      },
    });
    cache.prune();
    making.done(`${written} written, ${kept} kept, ${removed} removed`);
  } finally {
    await site.close();
  }
  return true;
}

/**
 * Finds links to pages and files that do not exist.
 * @param isElsewhere whether the server answers an address that has no file
 * @returns one sentence per dead link, with the first page that contains it
 */
function findDeadLinks(files: FileList, isElsewhere: (address: string) => boolean): string[] {
  const pages = new Set([...files.keys()].filter((name) => name.endsWith('.html')).map(pathOfHtmlFile));
  const isDead = (link: string) => !pages.has(link) && !files.has(link.slice(1)) && !isElsewhere(link);
  const dead = new Map<string, string>();
  for (const [name, { links = [] }] of files) {
    for (const link of links) if (!dead.has(link) && isDead(link)) dead.set(link, pathOfHtmlFile(name));
  }
  return [...dead].map(([link, page]) => `${page} links to ${link}, which does not exist`);
}

const texts = /\.(html|js|css|json|svg|xml|txt|webmanifest|ics|vcf|glb|dxf)$/;
/** Files that every visitor loads and that change only with the program. */
const programs = /\.(js|css)$/;
/** Smaller texts fit into one packet uncompressed. */
const smallest = 256;

/**
 * Compression levels for documents and for program files. Brotli 11 takes fifty times as long as 6 (15.6 against 0.31
 * ms per document) and saves a tenth of the bytes: worth it only for the few, cached program files.
 */
const levels = { document: { br: 6, gz: 6 }, program: { br: 11, gz: 9 } };

const encoders = {
  br: (bytes: Uint8Array, level: number) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes: Uint8Array, level: number) => promisify(gzip)(bytes, { level }),
};

/**
 * Compresses a text file in advance, so that the server only sends files.
 * @returns the compressed bytes by file extension; empty for other files and for those too small to gain anything
 */
async function compress(name: string, bytes: Uint8Array, cache: BuildCache): Promise<Record<string, Uint8Array>> {
  if (!texts.test(name) || bytes.length < smallest) return {};
  const isProgram = programs.test(name);
  const level = levels[isProgram ? 'program' : 'document'];
  const encode = async (ending: 'br' | 'gz') => {
    const make = () => encoders[ending](bytes, level[ending]);
    return isProgram ? cache.get(keyOf(ending, String(level[ending]), bytes), make) : make();
  };
  const [br, gz] = await Promise.all([encode('br'), encode('gz')]);
  return { br, gz };
}
