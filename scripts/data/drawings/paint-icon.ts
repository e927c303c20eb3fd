/** Paints the company's mark as an icon. */
import sharp from 'sharp';
import type { AppIcon } from '../../../src/catalogue/media/app-icons.ts';

/** Input of an icon: the mark as an SVG document; without `ground` the background is transparent. */
export interface IconContent extends Pick<AppIcon, 'size' | 'share'> {
  mark: string;
  ground?: string;
}

/** What sharp takes (dots per inch). */
const densities = { least: 1, most: 100_000 };

/** Renders an icon as PNG. Throws sharp's error if it cannot read the mark. */
export async function paintIcon({ mark, size, ground, share }: IconContent): Promise<Uint8Array> {
  const width = Math.round(size * share);
  const before = Math.floor((size - width) / 2);
  const after = size - width - before;
  const background = ground ?? '#0000';
  const svg = Buffer.from(mark);
  // The density for which an SVG document has this width: scaled up afterwards, it would be blurred.
  const { width: svgWidth = width, density = 72 } = await sharp(svg).metadata();
  const wanted = Math.min(Math.max((density * width) / svgWidth, densities.least), densities.most);
  const icon = sharp(svg, { density: wanted })
    .resize(width, width, { fit: 'contain', background })
    .extend({ top: before, left: before, bottom: after, right: after, background });
  const opaque = ground === undefined ? icon : icon.flatten({ background });
  return opaque.png({ compressionLevel: 6 }).toBuffer();
}
