/**
 * Reads: the company's mark. Writes (through outputs): <site>/icons, <site>/apple-touch-icon.png. Run by:
 * scripts/build/files/picture-outputs.ts, the development server. The icons of the site on a device's screen.
 */
import path from 'node:path';
import { appIcons, markFile } from '../../../src/catalogue/media/app-icons.ts';
import { colour } from '../../../src/palette.ts';
import type { BuildCache } from '../../lib/cache.ts';
import { createIconMaker, readIconEngine, type IconContent } from '../../cards/make-icon.ts';
import { readIfThere } from '../../lib/read-if-there.ts';
import { bytesOutput, type Output } from '../output.ts';
import { keyOf } from '../../lib/key-of.ts';

/** All icons, made again only when the mark or the way they are made changed; none where the company has no mark. */
export async function iconOutputs(mediaDir: string, cache: BuildCache): Promise<Output[]> {
  const mark = (await readIfThere(path.join(mediaDir, markFile)))?.toString('utf8');
  if (mark === undefined) return [];
  const engine = await readIconEngine();
  return appIcons.map(({ path: address, size, share, hasGround }) => {
    const content: IconContent = { mark, size, share, ...(hasGround ? { ground: colour.ink } : {}) };
    const key = keyOf(engine, JSON.stringify(content));
    return bytesOutput(address.slice(1), key, () => cache.get(key, () => makeIcon(content)));
  });
}

let maker: ReturnType<typeof createIconMaker> | undefined;

/** The engine is loaded once a process. */
async function makeIcon(content: IconContent): Promise<Uint8Array> {
  maker ??= createIconMaker();
  return (await maker)(content);
}
