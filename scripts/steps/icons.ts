/**
 * Reads: the company's mark, the cache. Writes: <cache>/<hash>.png, through outputs <site>/icons, <site>/apple-touch-icon.png.
 * Run by: scripts/steps/make-site.ts. The icons of the site on a device's screen.
 */
import path from 'node:path';
import { appIcons, markFile } from '../../src/catalogue/app-icons.ts';
import { colour } from '../../src/palette.ts';
import { createIconMaker, readIconEngine, type IconContent } from '../icons/make-icon.ts';
import { fillCache, outputsOf, type CachedFile } from '../lib/cached-files.ts';
import { readIfThere } from '../lib/read-if-there.ts';
import type { JobShop } from '../lib/run-jobs.ts';
import type { Output } from '../outputs/output.ts';

const iconShop: JobShop = {
  program: new URL('../icons/icon-worker.ts', import.meta.url),
  workers: 1,
  jobsPerWorker: 100,
};

async function listIcons(mediaDir: string): Promise<CachedFile<IconContent>[]> {
  const mark = (await readIfThere(path.join(mediaDir, markFile)))?.toString('utf8');
  if (mark === undefined) return [];
  return appIcons.map(({ path: address, size, share, hasGround }) => ({
    path: address,
    content: { mark, size, share, ...(hasGround ? { ground: colour.ink } : {}) },
  }));
}

/** All icons, made anew only when the mark or the way they are made changed; none where the company has no mark. */
export async function iconOutputs({ mediaDir, cacheDir }: { mediaDir: string; cacheDir: string }): Promise<Output[]> {
  const surroundings = await readIconEngine();
  const files = await listIcons(mediaDir);
  if (files.length === 0) return [];
  const { sources } = await fillCache<IconContent>({ files, cacheDir, surroundings, shop: iconShop, onProgress() {} });
  return outputsOf(sources, cacheDir);
}

/** The bytes of one icon by its address, for the development server. Undefined when there is no such icon. */
export async function readIcon(mediaDir: string, address: string): Promise<Uint8Array | undefined> {
  const icon = (await listIcons(mediaDir)).find((listed) => listed.path === address);
  maker ??= createIconMaker();
  return icon && (await maker)(icon.content);
}

let maker: ReturnType<typeof createIconMaker> | undefined;
