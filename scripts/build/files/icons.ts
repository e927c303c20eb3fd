/**
 * Reads: the company's mark. Writes (through outputs): <site>/icons, <site>/apple-touch-icon.png. The icons of the
 * installed site.
 */
import path from 'node:path';
import { appIcons, markFile } from '../../../src/catalogue/media/app-icons.ts';
import { mediaPath } from '../../../src/catalogue/paths.ts';
import type { Palette } from '../../../src/look/palette.ts';
import { type BuildCache, keyOf } from '../../lib/cache.ts';
import { readIfThere } from '../../lib/files.ts';
import { bytesOutput, textOutput, type Output } from '../output.ts';
import { Resvg } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import { hashSources, readVersions } from '../../lib/source-hash.ts';
import { startResvg } from '../../cards/start-resvg.ts';

/** Fallback for a company without a mark: a sheet in its colour with the signature rule. */
const plainMark = ({ ink, accent }: Palette) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><path fill="${ink}" d="M0 0h64v64H0z"/><path fill="${accent}" d="M12 40h40v8H12z"/></svg>`;

/** Lists all icons. They are rebuilt only when the mark or the code that makes them changed. */
export async function iconOutputs(mediaDir: string, palette: Palette, cache: BuildCache): Promise<Output[]> {
  const own = (await readIfThere(path.join(mediaDir, markFile)))?.toString('utf8');
  const mark = own ?? plainMark(palette);
  const engine = `${hashSources(['scripts/build/files/icons.ts'])} ${readVersions(['@resvg/resvg-wasm', 'sharp'])}`;
  const drawn = own === undefined ? [textOutput(mediaPath(markFile).slice(1), mark)] : [];
  const icons = appIcons.map(({ path: address, size, share, hasGround }) => {
    const content: IconContent = { mark, size, share, ...(hasGround ? { ground: palette.ink } : {}) };
    const key = keyOf(engine, JSON.stringify(content));
    return bytesOutput(address.slice(1), key, () => cache.get(key, () => makeIcon(content)));
  });
  return [...drawn, ...icons];
}

let maker: ReturnType<typeof createIconMaker> | undefined;

/** Loads the engine once per process. */
async function makeIcon(content: IconContent): Promise<Uint8Array> {
  maker ??= createIconMaker();
  return (await maker)(content);
}

/** Input of an icon, as plain data for a worker. */
interface IconContent {
  /** The mark as an SVG document. */
  mark: string;
  /** In pixels, width and height. */
  size: number;
  /** Background colour; transparent when missing. */
  ground?: string;
  /** Width of the mark as a share of the icon, from 0 to 1. */
  share: number;
}

function drawIcon({ mark, size, ground, share }: IconContent): string {
  const width = size * share;
  const inset = (size - width) / 2;
  const fill = ground === undefined ? '' : `<rect width="${size}" height="${size}" fill="${ground}"/>`;
  const href = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${fill}<image href="${href}" x="${inset}" y="${inset}" width="${width}" height="${width}"/></svg>`;
}

/** Loads the engine and returns a function that renders an icon as PNG. Call once per process or worker. */
async function createIconMaker(): Promise<(content: IconContent) => Promise<Uint8Array>> {
  await startResvg();
  return async (content) => {
    const picture = new Resvg(drawIcon(content));
    const image = picture.render();
    try {
      const { pixels, width, height } = image;
      const raw = sharp(pixels, { raw: { width, height, channels: 4 } });
      const opaque = content.ground === undefined ? raw : raw.removeAlpha();
      return await opaque.png({ compressionLevel: 6 }).toBuffer();
    } finally {
      image.free();
      picture.free();
    }
  };
}
