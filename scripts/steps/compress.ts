/** Reads: a file of the site. Writes: its compressed forms beside it, <cache>/<hash>.br|gz. Run by: scripts/steps/make-site.ts. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pruneFolder, touch } from '../lib/content-cache.ts';
import { exists } from '../lib/exists.ts';

const texts = /\.(html|js|css|json|svg|xml|txt|webmanifest|ics|vcf)$/;
/** Smaller texts fit one packet as they are. */
const smallest = 256;

const encoders: Record<'br' | 'gz', (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

export interface Compressor {
  /** @returns the bytes of the forms by their ending; none for other files, and for those too small to gain anything */
  compress: (file: string) => Promise<Record<string, number>>;
  /**
   * Removes from the cache what no build has used for long (see `pruneFolder`). `files` are all files of the site: those
   * that were not made anew have forms in the cache as well. Returns how many went.
   */
  prune: (files: number) => Promise<number>;
}

/**
 * Makes what writes the compressed forms of a text file beside it, at the best level, so that the server only hands
 * files out. What was compressed once is taken from the cache.
 */
export function makeCompressor(cacheDir: string): Compressor {
  const used = new Set<string>();
  const compress = async (file: string) => {
    if (!texts.test(file)) return {};
    const bytes = await readFile(file);
    if (bytes.length < smallest) return {};
    await mkdir(cacheDir, { recursive: true });
    const hash = createHash('sha256').update(bytes).digest('hex');
    const sizes: Record<string, number> = {};
    for (const [ending, encode] of Object.entries(encoders)) {
      const name = `${hash}.${ending}`;
      const cached = path.join(cacheDir, name);
      used.add(name);
      if (!(await touch(cached))) {
        // Written beside and renamed, so that a build that is cut off leaves no half file in the cache.
        const unfinished = `${cached}.${process.pid}.${path.basename(file)}`;
        await writeFile(unfinished, await encode(bytes));
        await rename(unfinished, cached);
      }
      await copyFile(cached, `${file}.${ending}`);
      sizes[ending] = (await stat(cached)).size;
    }
    return sizes;
  };
  return {
    compress,
    async prune(files) {
      const most = 2 * files * Object.keys(encoders).length;
      return (await exists(cacheDir)) ? pruneFolder(cacheDir, used, Date.now(), most) : 0;
    },
  };
}
