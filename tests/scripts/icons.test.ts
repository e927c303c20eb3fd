import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCache } from '../../scripts/lib/cache.ts';
import { iconOutputs } from '../../scripts/build/files/icons.ts';
import { webManifest } from '../../scripts/lib/document/web-manifest.ts';
import { appIcons, markFile } from '../../src/catalogue/media/app-icons.ts';
import { contentType } from '../../src/server/content-type.ts';
import { manifestPath } from '../../src/catalogue/paths.ts';
import { makePalette } from '../../src/look/palette.ts';
import { linked } from '../catalogue/support.ts';

let folder = '';
const made = new Map<string, Buffer>();
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#fff"/></svg>';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
  await writeFile(path.join(folder, markFile), mark);
  for (const output of await iconOutputs(folder, colour, openCache(path.join(folder, 'cache')))) {
    made.set(`/${output.path}`, Buffer.from((await output.make()).bytes));
  }
});

const pixel = async (address: string, x: number, y: number) => {
  const { data, info } = await sharp(made.get(address)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
};
const colour = makePalette();
const ink = [1, 3, 5].map((start) => Number.parseInt(colour.ink.slice(start, start + 2), 16));

describe('the icons', () => {
  it('have the sizes that are announced', async () => {
    for (const { path: address, size } of appIcons) {
      expect(await sharp(made.get(address)).metadata()).toMatchObject({ width: size, height: size, format: 'png' });
    }
  });

  it('are on ink where a device crops them, and otherwise transparent', async () => {
    expect(await pixel('/icons/maskable-192.png', 0, 0)).toEqual([...ink, 255]);
    expect(await pixel('/apple-touch-icon.png', 0, 0)).toEqual([...ink, 255]);
    expect((await pixel('/icons/192.png', 0, 0))[3]).toBe(0);
    expect(await pixel('/icons/192.png', 96, 96)).toEqual([255, 255, 255, 255]);
  });

  it('keep a logo that has its own margin within the safe zone', async () => {
    const { data, info } = await sharp(made.get('/icons/maskable-512.png')).raw().toBuffer({ resolveWithObject: true });
    let farthest = 0;
    for (let at = 0; at < info.width * info.height; at += 1) {
      if (data[at * info.channels] !== 255) continue;
      farthest = Math.max(farthest, Math.hypot((at % info.width) - 255.5, Math.floor(at / info.width) - 255.5));
    }
    expect(farthest).toBeGreaterThan(100);
    expect(farthest).toBeLessThanOrEqual(0.4 * 512);
  });

  it('are drawn where the company has no mark', async () => {
    const outputs = await iconOutputs(path.join(folder, 'none'), colour, openCache(path.join(folder, 'cache')));
    expect(outputs.map((output) => output.path)).toEqual([
      'media/favicon.svg',
      ...appIcons.map((icon) => icon.path.slice(1)),
    ]);
  });
});

describe('the web manifest', () => {
  const manifest = webManifest(linked()) as { icons: { src: string; purpose: string }[]; shortcuts: { url: string }[] };

  it('says the name of the data and the colours of the site', () => {
    expect(manifest).toMatchObject({ start_url: '/', theme_color: colour.ink, background_color: colour.paper });
    expect(manifest).toHaveProperty('short_name', linked().site.brand.name);
  });

  it('names icons that are made, one of each purpose in the two sizes that browsers ask for', () => {
    expect(manifest.icons.map(({ src, purpose }) => `${purpose} ${made.has(src)}`)).toEqual([
      'any true',
      'any true',
      'maskable true',
      'maskable true',
    ]);
  });

  it('leads to pages that are there, and is sent with its own type', () => {
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/ourproducts', '/enquire', '/contact']);
    expect(contentType(manifestPath)).toBe('application/manifest+json');
  });
});
