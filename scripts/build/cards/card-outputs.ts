/**
 * Reads: the catalogue, the logo. Writes (through outputs): <site>/cards. The preview images of shared links. A card is
 * rebuilt only when its content, the drawings or the engine changed.
 */
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { listShareCards } from '../../../src/features/page/list-share-cards.ts';
import { type BuildCache, keyOf } from '../../lib/cache.ts';
import { openWorkers, type Workers } from '../workers.ts';
import { keyOfCardMaker, type CardContent } from './make-card.ts';
import { keepPrintable } from '../../lib/clean-text.ts';
import { readPrintable } from '../../lib/fonts/print-fonts.ts';
import { readLogoOnInk } from '../../lib/document/read-logo.ts';
import { bytesOutput, type Output } from '../output.ts';

/** One thread, which takes 150 MB: a second one shortens no build, since sheets take longer. */
export const openCardWorkers = (): Workers<CardContent, Uint8Array> =>
  openWorkers({
    program: new URL('./card-worker.ts', import.meta.url),
    threads: 1,
  });

/** Lists all cards. `mediaDir` is data/media. */
export async function cardOutputs(
  catalogue: Catalogue,
  mediaDir: string,
  cache: BuildCache,
  workers: Workers<CardContent, Uint8Array>,
  /** The machine files that hold the card's picture. */
  machines: readonly Output[] = [],
): Promise<Output[]> {
  const [brand, printable] = [await readBrand(catalogue, mediaDir), await readPrintable()];
  const maker = keyOfCardMaker();
  const files = new Map(machines.map((output) => [`/${output.path}`, output]));
  return listShareCards(catalogue).map((card) => {
    const content: CardContent = { card: keepPrintable(card, printable), brand };
    const { drawing } = card;
    const picture = drawing.kind === 'picture' ? files.get(drawing.address) : undefined;
    const key = keyOf(maker, JSON.stringify(content), picture?.key ?? '');
    const make = async () => workers.run({ ...content, picture: (await picture?.make())?.bytes });
    return bytesOutput(card.path.slice(1), key, () => cache.get(key, make));
  });
}

async function readBrand(catalogue: Catalogue, mediaDir: string): Promise<CardContent['brand']> {
  const { theme, brand } = catalogue.site;
  return { name: brand.name, theme, logo: await readLogoOnInk(catalogue, mediaDir) };
}
