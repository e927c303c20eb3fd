/** Reads: a file of the site. Writes: its compressed forms beside it, <cache>/<hash>.br|gz. Run by: scripts/steps/build-site.ts. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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

/**
 * Makes what writes the compressed forms of a text file beside it, at the best level, so that the server only hands
 * files out. What was compressed once is taken from the cache.
 * @returns the bytes of the forms by their ending; none for other files, and for those too small to gain anything
 */
export function makeCompressor(cacheDir: string): (file: string) => Promise<Record<string, number>> {
  return async (file) => {
    if (!texts.test(file)) return {};
    const bytes = await readFile(file);
    if (bytes.length < smallest) return {};
    await mkdir(cacheDir, { recursive: true });
    const hash = createHash('sha256').update(bytes).digest('hex');
    const sizes: Record<string, number> = {};
    for (const [ending, encode] of Object.entries(encoders)) {
      const cached = path.join(cacheDir, `${hash}.${ending}`);
      if (!(await exists(cached))) {
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
}
