/** Reads: the inputs of a build. Writes: the site. Run by: scripts/build/build-site.ts. */
import { openCache, type BuildCache, keyOf } from '../lib/cache.ts';
import { publish } from './publish.ts';
import { siteOutputs } from './files/site-outputs.ts';
import { readPages, writeCatalogueCode, writeSchemaCode } from '../codegen/codegen.ts';
import type { BuildOptions } from './build-site.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { measurePictures } from '../machines/measure-pictures.ts';
import { printFindings } from '../lib/print-findings.ts';
import { startStep } from '../lib/progress.ts';
import { readCommitDates } from './git.ts';
import type { Inputs } from './inputs.ts';
import { buildProgram } from './program.ts';
import type { FileList } from './manifest.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Makes the whole site: lists every file that it consists of, makes those that are new or changed, and publishes all at
 * once.
 * @returns false when the data has errors, which were printed; the site that was there stays untouched
 * @throws when a page can't be rendered or a link is dead
 */
export async function makeSite(settings: BuildSettings, inputs: Inputs, options: BuildOptions): Promise<boolean> {
  const { dataDir, generatedDir, mediaDir, outDir, workDir } = settings;
  const { folder, today, git } = inputs;
  const { pagesOnly = false, withoutBodies = false } = options;
  const checking = startStep('check and codegen');
  await writeSchemaCode();
  const { findings, catalogue, pages, shell } = await readPages({ dataDir, folder, today, withoutBodies });
  if (!folder || !catalogue || !shell) {
    printFindings(findings, dataDir);
    return false;
  }
  const cache = openCache();
  // Pages only go without the pictures; what lists know of them is left out, too.
  if (!pagesOnly) catalogue.pictureExtents = await measurePictures(catalogue, cache);
  const { enquirySite } = await writeCatalogueCode(catalogue, pages, generatedDir);
  checking.done(`${pages.length} pages`);

  const bundling = startStep('programs');
  const program = await buildProgram(inputs.sources);
  bundling.done();

  const making = startStep('files');
  const dates = await readCommitDates(dataDir, git, cache);
  const { files } = folder;
  const pictures = pagesOnly ? undefined : mediaDir;
  const site = await siteOutputs({
    catalogue,
    pages,
    shell,
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
      lists: site.lists,
      last: site.last,
      outDir,
      workDir,
      // What has something to say says it with every build.
      inputs: site.problems.length === 0 ? inputs.key : '',
      compress: pagesOnly ? undefined : (name, bytes) => compress(name, bytes, cache),
      onProgress: making.update,
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
 * @param isElsewhere whether an address is one for which no file of the list stands: what a server answers
 * @returns one sentence for each dead link, with the first page that holds it
 */
function findDeadLinks(files: FileList, isElsewhere: (address: string) => boolean): string[] {
  const pages = new Set([...files.keys()].filter((name) => name.endsWith('.html')).map(pathOfFile));
  const isDead = (link: string) => !pages.has(link) && !files.has(link.slice(1)) && !isElsewhere(link);
  const dead = new Map<string, string>();
  for (const [name, { links = [] }] of files) {
    for (const link of links) if (!dead.has(link) && isDead(link)) dead.set(link, pathOfFile(name));
  }
  return [...dead].map(([link, page]) => `${page} links to ${link}, which does not exist`);
}

const pathOfFile = (name: string) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`);

const texts = /\.(html|js|css|json|svg|xml|txt|webmanifest|ics|vcf|glb|dxf)$/;
/** What every visitor loads and what changes with the program alone. */
const programs = /\.(js|css)$/;
/** Smaller texts fit one packet as they are. */
const smallest = 256;

/**
 * Levels of a document and of a program's file. Brotli at 11 takes fifty times as long as at 6 (15.6 against 0.31 ms a document)
 * for a tenth fewer bytes: worth it for the programs, of which there are few and which the cache keeps.
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
 * The compressed forms of a text file, so that the server only hands files out.
 * @returns the bytes of the forms by their ending; none for other files, and for those too small to gain anything
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
