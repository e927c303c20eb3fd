/**
 * resvg in WebAssembly and sharp: a card in, a PNG out. The glyphs come from fonts of the project and never from the
 * machine, so the same card gives the same bytes everywhere.
 */
import { Resvg } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import type { ShareCard } from '../../src/catalogue/pages/parts/share-card.ts';
import { cardFonts } from '../../src/drawing/cards/card-text.ts';
import { drawShareCard, type CardBrand } from '../../src/drawing/cards/share-card.ts';
import { fontPackages, readFont } from '../lib/fonts/print-fonts.ts';
import { readVersions } from '../lib/package-versions.ts';
import { startResvg } from './start-resvg.ts';
import { hashSources } from '../lib/source-hash.ts';
import { cardFontStyles, makeMeasure } from './measure-text.ts';

/** All that a card's picture is made from, as plain data. */
export interface CardContent {
  card: ShareCard;
  brand: CardBrand;
}

/** Readers of shared links refuse or shrink larger pictures. */
export const largestCard = 100_000;

/** Loads the engine, once in a process or worker, and gives what makes a card's PNG. */
export async function createCardMaker(): Promise<(content: CardContent) => Promise<Uint8Array>> {
  await startResvg();
  const fontBuffers = await Promise.all(cardFontStyles.map(([family, weight]) => readFont(family, weight)));
  const font = { fontBuffers, defaultFontFamily: cardFonts.latin, sansSerifFamily: cardFonts.latin };
  const { measure, learn } = await makeMeasure();
  sharp.concurrency(1);

  return async ({ card, brand }) => {
    const { kicker, title, text, figures } = card;
    await learn([brand.name, kicker, title, text, ...figures.flatMap(({ label, value }) => [label, value])].join('\n'));
    const picture = new Resvg(drawShareCard(card, brand, measure), { font });
    const image = picture.render();
    try {
      return await encode(image);
    } finally {
      image.free();
      picture.free();
    }
  };
}

interface Pixels {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Lossless, at level 6: 30–70 KB in 5 ms, where level 9 takes 15 ms for a quarter less. A card of very many lines is reduced to a palette: twice the time, half the size. */
async function encode({ pixels, width, height }: Pixels): Promise<Uint8Array> {
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  const whole = await image.clone().png({ compressionLevel: 6 }).toBuffer();
  if (whole.length <= largestCard) return whole;
  return image.png({ palette: true, colours: 64, effort: 7, compressionLevel: 9 }).toBuffer();
}

/** Everything besides its content that decides a card's bytes, in one line. */
export async function readCardEngine(): Promise<string> {
  const program = await hashSources(['src/drawing/**/*.ts', 'scripts/cards/*.ts', 'scripts/lib/fonts/read-font.ts']);
  return `${program} ${await readVersions(['@resvg/resvg-wasm', 'sharp', '@myriaddreamin/typst-ts-web-compiler', ...fontPackages])}`;
}
