/**
 * resvg in WebAssembly and sharp: the company's mark in, the PNG of an app's icon out. It uses no fonts of the machine,
 * so the same mark gives the same bytes everywhere.
 */
import { Resvg } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import { hashSources, readVersions } from '../lib/source-hash.ts';
import { startResvg } from './start-resvg.ts';

/** All that an icon is made from, as plain data. */
export interface IconContent {
  /** The mark as an SVG document. */
  mark: string;
  /** Width and height in pixels. */
  size: number;
  /** Colour of the ground; without one it is transparent. */
  ground?: string;
  /** Share of the width that the mark takes, from 0 to 1. */
  share: number;
}

/** The mark in the middle of its ground. */
function drawIcon({ mark, size, ground, share }: IconContent): string {
  const width = size * share;
  const inset = (size - width) / 2;
  const fill = ground === undefined ? '' : `<rect width="${size}" height="${size}" fill="${ground}"/>`;
  const href = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${fill}<image href="${href}" x="${inset}" y="${inset}" width="${width}" height="${width}"/></svg>`;
}

/** Loads the engine, once in a process or worker, and gives what makes an icon's PNG. */
export async function createIconMaker(): Promise<(content: IconContent) => Promise<Uint8Array>> {
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

/** Everything besides its content that decides an icon's bytes, in one line. */
export async function readIconEngine(): Promise<string> {
  return `${hashSources(['scripts/cards/make-icon.ts'])} ${readVersions(['@resvg/resvg-wasm', 'sharp'])}`;
}
