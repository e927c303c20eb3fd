/**
 * Reads: the catalogue, the logo, the cache. Writes: <cache>/<hash>.png, through outputs <site>/cards. Run by: scripts/steps/make-site.ts.
 * The pictures of shared links. A card is made again only when what it shows, the drawings or the engine changed.
 */
import { availableParallelism } from 'node:os';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { listShareCards } from '../../src/catalogue/pages/share-card.ts';
import type { CardBrand } from '../../src/drawing/cards/share-card.ts';
import { readCardEngine, type CardContent } from '../cards/make-card.ts';
import { fillCache, type FilledCache } from '../lib/cached-files.ts';
import { keepPrintable } from '../lib/clean-text.ts';
import { readPrintable } from '../lib/print-fonts.ts';
import { readLogoOnInk } from '../lib/read-logo.ts';
import type { JobShop } from '../lib/run-jobs.ts';

/** Where cards come from and are kept. `mediaDir` is data/media. */
export interface CardFolders {
  cacheDir: string;
  mediaDir: string;
}

const cardShop: JobShop = {
  program: new URL('../cards/card-worker.ts', import.meta.url),
  workers: Math.min(2, availableParallelism()),
  jobsPerWorker: 500,
};

/** Makes all cards that are not in the cache. */
export async function makeCards(
  catalogue: Catalogue,
  { cacheDir, mediaDir }: CardFolders,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<FilledCache> {
  const brand = await readBrand(catalogue, mediaDir);
  const printable = await readPrintable();
  const files = listShareCards(catalogue).map((card) => ({
    path: card.path,
    content: { card: keepPrintable(card, printable), brand },
  }));
  const surroundings = await readCardEngine();
  return fillCache<CardContent>({ files, cacheDir, surroundings, shop: cardShop, onProgress });
}

async function readBrand(catalogue: Catalogue, mediaDir: string): Promise<CardBrand> {
  const { name } = catalogue.site.brand;
  const logo = await readLogoOnInk(catalogue, mediaDir);
  if (!logo) return { name, logo: undefined };
  const { svg, width, height } = logo;
  return { name, logo: { href: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, width, height } };
}
