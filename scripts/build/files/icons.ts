/**
 * Reads: the company's mark. Writes (through outputs): <site>/icons, <site>/apple-touch-icon.png. The icons of the
 * installed site.
 */
import path from 'node:path';
import { appIcons, markFile } from '../../../src/catalogue/media/app-icons.ts';
import { mediaPath } from '../../../src/catalogue/paths.ts';
import type { Palette } from '../../../src/look/palette.ts';
import { type BuildCache, keyOf } from '../../lib/cache.ts';
import { cleanSvg } from '../../../src/catalogue/media/read-svg.ts';
import { readIfThere } from '../../lib/files.ts';
import { paintIcon, type IconContent } from '../../data/drawings/paint-icon.ts';
import { bytesOutput, textOutput, type Output } from '../output.ts';
import { keyOfMaker } from '../../lib/source-hash.ts';

/** Fallback for a company without a mark: a sheet in its colour with the signature rule. */
const plainMark = ({ ink, accent }: Palette) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><path fill="${ink}" d="M0 0h64v64H0z"/><path fill="${accent}" d="M12 40h40v8H12z"/></svg>`;

/** Lists all icons. They are rebuilt only when the mark or the code that makes them changed. */
export async function iconOutputs(mediaDir: string, palette: Palette, cache: BuildCache): Promise<Output[]> {
  const givenMark = await readIfThere(path.join(mediaDir, markFile));
  const mark = (givenMark && cleanSvg(givenMark)) ?? plainMark(palette);
  const maker = keyOfMaker(['scripts/build/files/icons.ts', 'scripts/data/drawings/'], ['sharp']);
  const drawn = givenMark === undefined ? [textOutput(mediaPath(markFile).slice(1), mark)] : [];
  const icons = appIcons.map(({ path: address, size, share, hasGround }) => {
    const content: IconContent = { mark, size, share, ...(hasGround ? { ground: palette.ink } : {}) };
    const key = keyOf(maker, JSON.stringify(content));
    return bytesOutput(address.slice(1), key, () => cache.get(key, () => paintIcon(content)));
  });
  return [...drawn, ...icons];
}
