/**
 * Reads: the company's mark. Writes (through outputs): <site>/icons, <site>/apple-touch-icon.png. The icons of the
 * installed site.
 */
import path from 'node:path';
import { appIcons, markFile, type AppIcon } from '../../../src/catalogue/media/app-icons.ts';
import { mediaPath } from '../../../src/catalogue/paths.ts';
import type { Palette } from '../../../src/look/palette.ts';
import { type BuildCache, keyOf } from '../../lib/cache.ts';
import { readIfThere } from '../../lib/files.ts';
import { bytesOutput, textOutput, type Output } from '../output.ts';
import sharp from 'sharp';
import { keyOfMaker } from '../../lib/source-hash.ts';

/** Fallback for a company without a mark: a sheet in its colour with the signature rule. */
const plainMark = ({ ink, accent }: Palette) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><path fill="${ink}" d="M0 0h64v64H0z"/><path fill="${accent}" d="M12 40h40v8H12z"/></svg>`;

/** Lists all icons. They are rebuilt only when the mark or the code that makes them changed. */
export async function iconOutputs(mediaDir: string, palette: Palette, cache: BuildCache): Promise<Output[]> {
  const own = (await readIfThere(path.join(mediaDir, markFile)))?.toString('utf8');
  const mark = own ?? plainMark(palette);
  const maker = keyOfMaker(['scripts/build/files/icons.ts'], ['sharp']);
  const drawn = own === undefined ? [textOutput(mediaPath(markFile).slice(1), mark)] : [];
  const icons = appIcons.map(({ path: address, size, share, hasGround }) => {
    const content: IconContent = { mark, size, share, ...(hasGround ? { ground: palette.ink } : {}) };
    const key = keyOf(maker, JSON.stringify(content));
    return bytesOutput(address.slice(1), key, () => cache.get(key, () => makeIcon(content)));
  });
  return [...drawn, ...icons];
}

/** Input of an icon: the mark as an SVG document; without `ground` the background is transparent. */
interface IconContent extends Pick<AppIcon, 'size' | 'share'> {
  mark: string;
  ground?: string;
}

/** Renders an icon as PNG. */
async function makeIcon({ mark, size, ground, share }: IconContent): Promise<Uint8Array> {
  const width = Math.round(size * share);
  const before = Math.floor((size - width) / 2);
  const after = size - width - before;
  const background = ground ?? '#0000';
  const svg = Buffer.from(mark);
  // The density for which an SVG document has this width: scaled up afterwards, it would be blurred.
  const { width: own = width, density = 72 } = await sharp(svg).metadata();
  const icon = sharp(svg, { density: (density * width) / own })
    .resize(width, width, { fit: 'contain', background })
    .extend({ top: before, left: before, bottom: after, right: after, background });
  const opaque = ground === undefined ? icon : icon.flatten({ background });
  return opaque.png({ compressionLevel: 6 }).toBuffer();
}
