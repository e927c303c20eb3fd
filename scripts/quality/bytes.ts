import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Bar, QualitySite } from './bar.ts';

/** Bytes of a page's HTML, compressed, inline styles included: 12 kB for a model's page. */
const MODEL_PAGE = 12_000;

const shown = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What the HTML of a model's page weighs, compressed by brotli. */
export async function measureBytes({ outDir, kinds }: QualitySite): Promise<Bar[]> {
  const models = kinds.filter(({ kind }) => kind === 'model');
  return Promise.all(
    models.map(async ({ path: page }) => {
      const html = await readFile(path.join(outDir, `${page.slice(1) || 'index'}.html`));
      const bytes = brotliCompressSync(html).length;
      return {
        what: 'HTML, compressed',
        page,
        bar: `≤ ${shown(MODEL_PAGE)}`,
        measured: shown(bytes),
        held: bytes <= MODEL_PAGE,
      };
    }),
  );
}
