/**
 * Renders a share card as PNG with resvg (WebAssembly) and sharp. All fonts come from the project, never from the
 * system, so the bytes are the same everywhere.
 */
import { Resvg } from '@resvg/resvg-wasm';
import sharp, { type OverlayOptions } from 'sharp';
import { cardFonts } from '../../../src/drawing/cards/card-text.ts';
import { pictureOnPaper, type ShareCard } from '../../../src/drawing/cards/card-look.ts';
import { drawShareCard, fitLogo, type CardBrand } from '../../../src/drawing/cards/share-card.ts';
import type { Logo } from '../../lib/document/read-logo.ts';
import { paintLogo, startResvg } from '../../data/drawings/paint-logo.ts';
import { fontPackages, fontsOf } from '../../lib/fonts/print-fonts.ts';
import { drawingSources, keyOfMaker } from '../../lib/source-hash.ts';
import { latinWeights, makeMeasure, otherWeights } from './measure-text.ts';

/** Everything that a card is made from, as plain data. */
export interface CardContent {
  card: ShareCard;
  brand: Omit<CardBrand, 'logo'> & { logo: Logo | undefined };
  /** The machine's picture, on cards that show one. */
  picture?: Uint8Array | undefined;
}

/** In bytes. Link previews reject or shrink larger images. */
export const maxCardBytes = 100_000;

/** Creates the renderer. Call once per process or worker. */
export async function createCardMaker(): Promise<(content: CardContent) => Promise<Uint8Array>> {
  await startResvg();
  const fonts = { key: '', fontBuffers: [] as Uint8Array[] };
  const { measure, learn } = await makeMeasure();
  sharp.concurrency(1);

  let painted: { svg: string; logo: ReturnType<typeof paintOwn> } | undefined;
  const paintOnce = (logo: Logo) => {
    if (painted?.svg !== logo.svg) painted = { svg: logo.svg, logo: paintOwn(logo) };
    return painted.logo;
  };

  return async ({ card, brand, picture: photo }) => {
    const { kicker, title, text, figures } = card;
    const words = [brand.name, kicker, title, text, ...figures.flatMap(({ label, value }) => [label, value])];
    const all = words.map((said) => said.toUpperCase() + said).join('\n');
    await learn(all);
    const { key, read } = await fontsOf(all, latinWeights, otherWeights);
    if (key !== fonts.key) Object.assign(fonts, { key, fontBuffers: await read() });
    const logo = brand.logo && (await paintOnce(brand.logo));
    const svg = drawShareCard(card, { ...brand, logo }, measure);
    const picture = new Resvg(svg, { font: { ...families, fontBuffers: fonts.fontBuffers } });
    const image = picture.render();
    try {
      return await encode(image, photo);
    } finally {
      image.free();
      picture.free();
    }
  };
}

const families = { defaultFontFamily: cardFonts.latin, sansSerifFamily: cardFonts.latin };

/** Paints a logo as PNG: resvg takes 45 ms longer for a card that contains an SVG image. */
async function paintOwn(logo: Logo): Promise<NonNullable<CardBrand['logo']>> {
  const { read } = await fontsOf(logo.svg, latinWeights, otherWeights);
  const font = { ...families, fontBuffers: await read() };
  const png = await paintLogo(logo.svg, Math.ceil(fitLogo(logo).width), font);
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return { href, width: logo.width, height: logo.height };
}

interface Pixels {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Level 6: 30–70 kB in 5 ms; level 9 is a quarter smaller but takes 15 ms. Too large cards get a palette. */
async function encode({ pixels, width, height }: Pixels, photo: Uint8Array | undefined): Promise<Uint8Array> {
  const over = photo ? [await placed(photo)] : [];
  // A new instance per attempt: sharp's `clone` copies the 3 MB of pixels.
  const image = () =>
    sharp(pixels, { raw: { width, height, channels: 4 } })
      .composite(over)
      .removeAlpha();
  const whole = await image().png({ compressionLevel: 6 }).toBuffer();
  if (whole.length <= maxCardBytes) return whole;
  const reduced = (quality: number) =>
    image().png({ palette: true, quality, effort: 7, compressionLevel: 9 }).toBuffer();
  const usual = await reduced(80);
  return usual.length <= maxCardBytes ? usual : reduced(50);
}

async function placed(photo: Uint8Array): Promise<OverlayOptions> {
  const { x, y, width, height } = pictureOnPaper;
  const whole = { fit: 'contain', background: 'transparent' } as const;
  return { input: await sharp(photo).ensureAlpha().resize(width, height, whole).png().toBuffer(), left: x, top: y };
}

/** Hashes everything besides a card's content that affects its bytes, for the cache key. */
export const keyOfCardMaker = (): string =>
  keyOfMaker(
    [...drawingSources, 'scripts/build/cards/', 'scripts/data/drawings/', 'scripts/lib/fonts/'],
    ['@resvg/resvg-wasm', 'sharp', 'harfbuzzjs', ...fontPackages],
  );
