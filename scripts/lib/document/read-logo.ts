import path from 'node:path';
import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { cleanSvg } from '../../../src/catalogue/media/read-svg.ts';
import { readIfThere } from '../files.ts';

/** A logo as an SVG document, with its size in pixels. */
export interface Logo {
  svg: string;
  width: number;
  height: number;
}

/** The logo for dark backgrounds, if the company has an SVG of it. */
export async function readLogoOnInk({ site, media }: Catalogue, mediaDir: string): Promise<Logo | undefined> {
  const medium = media.find(({ file }) => file === site.brand.logoOnInk && file.endsWith('.svg'));
  const bytes = medium && (await readIfThere(path.join(mediaDir, medium.file)));
  const svg = bytes && cleanSvg(bytes);
  return medium && svg !== undefined ? { svg, width: medium.width, height: medium.height } : undefined;
}
