/** Reads: the built site. Writes: .br and .gz beside each text file. Run by: scripts/build.ts. */
import { readFile, writeFile } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = '**/*.{html,js,css,json,svg,xml,txt}';

/** Compresses every text file once, at the best level, so that the server only hands files out. */
export async function compressTexts(siteDir: string): Promise<number> {
  let count = 0;
  for await (const name of glob(texts, { cwd: siteDir })) {
    const file = path.join(siteDir, name);
    const bytes = await readFile(file);
    if (bytes.length < 256) continue;
    const brotli = await promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    });
    await writeFile(`${file}.br`, brotli);
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    count += 1;
  }
  return count;
}
