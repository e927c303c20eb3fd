/**
 * Reads: the built site. Writes: .br and .gz beside each text file, <cache>/<hash>.br and .gz. Run by: scripts/build.ts.
 * A text that was compressed before, in any build, is taken from the cache.
 */
import { createHash } from 'node:crypto';
import { copyFile, glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
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
  const names = (await Array.fromAsync(glob(texts, { cwd: siteDir }))).sort();
  let count = 0;
  const work = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      if (await compressFile(path.join(siteDir, name), cacheDir)) count += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return count;
}

/** @returns false when the file is too small to gain anything */
async function compressFile(file: string, cacheDir: string): Promise<boolean> {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return false;
  const hash = createHash('sha256').update(bytes).digest('hex');
  for (const [ending, encode] of Object.entries(encoders)) {
    const cached = path.join(cacheDir, `${hash}.${ending}`);
    if (!(await exists(cached))) {
      // Written beside and renamed, so that a build that is cut off leaves no half file in the cache.
      const unfinished = `${cached}.${process.pid}.${path.basename(file)}`;
      await writeFile(unfinished, await encode(bytes));
      await rename(unfinished, cached);
    }
    await copyFile(cached, `${file}.${ending}`);
  }
  return true;
}
