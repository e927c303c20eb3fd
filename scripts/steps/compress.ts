/**
 * Reads: the built site. Writes: .br and .gz beside each text file, <cache>/<hash>.br and .gz. Run by: scripts/build.ts.
 * A text that was compressed before, in any build, is taken from the cache.
 */
import { createHash } from 'node:crypto';
import { copyFile, glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { exists } from '../lib/exists.ts';

const texts = '**/*.{html,js,css,json,svg,xml,txt}';
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

/** Compresses every text file once, at the best level, so that the server only hands files out. */
export async function compressTexts(siteDir: string, cacheDir: string): Promise<number> {
  await mkdir(cacheDir, { recursive: true });
  let count = 0;
  for await (const name of glob(texts, { cwd: siteDir })) {
    const file = path.join(siteDir, name);
    const bytes = await readFile(file);
    if (bytes.length < smallest) continue;
    const hash = createHash('sha256').update(bytes).digest('hex');
    for (const [ending, encode] of Object.entries(encoders)) {
      const cached = path.join(cacheDir, `${hash}.${ending}`);
      if (!(await exists(cached))) {
        // Written beside and renamed, so that a build that is cut off leaves no half file in the cache.
        await writeFile(`${cached}.${process.pid}`, await encode(bytes));
        await rename(`${cached}.${process.pid}`, cached);
      }
      await copyFile(cached, `${file}.${ending}`);
    }
    count += 1;
  }
  return count;
}
