/**
 * Reads: the company's mark. Writes (through outputs): <site>/icons, <site>/apple-touch-icon.png. Run by:
 * scripts/build/files/picture-outputs.ts, the development server. The icons of the site on a device's screen.
 */
import path from 'node:path';
import { appIcons, markFile } from '../../../src/catalogue/media/app-icons.ts';
import { mediaPath } from '../../../src/catalogue/paths.ts';
import type { Palette } from '../../../src/look/palette.ts';
import type { BuildCache } from '../../lib/cache.ts';
import { createIconMaker, readIconEngine, type IconContent } from '../../cards/make-icon.ts';
import { readIfThere } from '../../lib/files.ts';
import { bytesOutput, textOutput, type Output } from '../output.ts';
import { keyOf } from '../../lib/key-of.ts';

/** Stands for a company without a mark: a sheet of its colour with the signature rule. */
const plainMark = ({ ink, accent }: Palette) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><path fill="${ink}" d="M0 0h64v64H0z"/><path fill="${accent}" d="M12 40h40v8H12z"/></svg>`;

/** All icons, made again only when the mark or the way they are made changed. */
export async function iconOutputs(mediaDir: string, palette: Palette, cache: BuildCache): Promise<Output[]> {
  const own = (await readIfThere(path.join(mediaDir, markFile)))?.toString('utf8');
  const mark = own ?? plainMark(palette);
  const engine = await readIconEngine();
  const drawn = own === undefined ? [textOutput(mediaPath(markFile).slice(1), mark)] : [];
  const icons = appIcons.map(({ path: address, size, share, hasGround }) => {
    const content: IconContent = { mark, size, share, ...(hasGround ? { ground: palette.ink } : {}) };
    const key = keyOf(engine, JSON.stringify(content));
    return bytesOutput(address.slice(1), key, () => cache.get(key, () => makeIcon(content)));
  });
  return [...drawn, ...icons];
}

let maker: ReturnType<typeof createIconMaker> | undefined;

/** The engine is loaded once a process. */
async function makeIcon(content: IconContent): Promise<Uint8Array> {
  maker ??= createIconMaker();
  return (await maker)(content);
}
