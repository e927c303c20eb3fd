import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { openCache } from '../../scripts/lib/cache.ts';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { isCutOff } from '../../src/catalogue/media/inspect-bytes.ts';
import type { Output } from '../../scripts/build/output.ts';
import { loadData } from '../../scripts/data/load-data.ts';
import { mediaOutputs, photoOutputs } from '../../scripts/build/files/photo-outputs.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'photos-'));
const dataDir = path.join(folder, 'data');
const mediaDir = path.join(dataDir, 'media');
const cache = openCache(path.join(folder, 'cache'));
const file = path.join(mediaDir, 'models/blt150/front.jpg');

/** A picture with a red left and a blue right half, with noise so that it is not a flat area. */
function drawHalves(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const grain = (at * 7919) % 40;
    pixels.set(at % width < width / 2 ? [200 + grain, grain, 20] : [20, grain, 200 + grain], at * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A photo as phones save it: rotated by EXIF, with GPS data. */
const fromPhone = await drawHalves(1200, 900)
  .withExif({ IFD0: { Artist: 'Someone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg({ quality: 80 })
  .toBuffer();

async function load(): Promise<Catalogue> {
  const { catalogue, findings } = await loadData(dataDir, '2025-01-01');
  if (!catalogue) throw new Error(JSON.stringify(findings));
  return catalogue;
}

beforeAll(() => {
  cpSync(path.join(projectDir, 'tests/fixtures/catalogue'), dataDir, { recursive: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, fromPhone);
  writeFileSync(path.join(mediaDir, 'README.md'), 'A note for people.\n');
});

const made = async (output: Output) => Buffer.from((await output.make()).bytes);
const photos = async () => photoOutputs(await load(), mediaDir, cache);

describe('a photo beside a model', () => {
  it('is made in several widths and three formats, upright, and without a word about where and by whom', async () => {
    expect((await sharp(fromPhone).metadata()).exif).toBeDefined();
    const own = (await photos()).filter((output) => output.path.startsWith('assets/photos/models/blt150/front-'));
    const widths = [160, 320, 480, 640, 900];
    expect(own.map((output) => output.path.replace(/.*-/, ''))).toEqual(
      widths.flatMap((width) => ['avif', 'webp', 'jpg'].map((format) => `${width}.${format}`)),
    );
    for (const output of own) {
      const bytes = await made(output);
      const { width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
      const wanted = Number(/-(\d+)\.\w+$/.exec(output.path)?.[1]);
      expect([width, Math.round((height * 900) / width / 10)], output.path).toEqual([wanted, 120]);
      expect([exif, icc, xmp, orientation ?? 1], output.path).toEqual([undefined, undefined, undefined, 1]);
    }
    const largest = own.find((output) => output.path.endsWith('900.jpg'));
    // Rotation moves the left half to the top.
    const cut = sharp(largest && (await made(largest))).extract({ left: 0, top: 0, width: 900, height: 400 });
    const top = await sharp(await cut.png().toBuffer()).stats();
    expect(top.channels[0]?.mean).toBeGreaterThan(150);
    expect(top.channels[2]?.mean).toBeLessThan(60);
  });

  it('gives the page its upright size and a placeholder of a few hundred characters', async () => {
    const medium = (await load()).media.find((one) => one.file === 'models/blt150/front.jpg');
    expect(medium).toMatchObject({ width: 900, height: 1200 });
    expect(medium?.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(medium?.placeholder?.length).toBeLessThan(500);
  });

  it('has another address and another key when its bytes change', async () => {
    const own = async () => (await photos()).find(({ path: one }) => one.includes('blt150/front'));
    const first = await own();
    expect(await own()).toMatchObject({ path: first?.path, key: first?.key });
    writeFileSync(file, await drawHalves(1200, 900).jpeg({ quality: 81 }).toBuffer());
    const second = await own();
    writeFileSync(file, fromPhone);
    expect(second?.path).not.toBe(first?.path);
    expect(second?.key).not.toBe(first?.key);
  });

  it('goes online in these files only, and notes do not', async () => {
    const outputs = mediaOutputs(await load(), mediaDir, cache);
    expect(outputs.map((output) => output.path).sort()).toEqual(['media/flags/in.svg', 'media/logo.svg']);
  });

  it('that is damaged in the middle stops the build with a sentence', async () => {
    const broken = await drawHalves(1200, 900).png().toBuffer();
    broken.fill(0, Math.floor(broken.length / 3), Math.floor(broken.length / 2));
    writeFileSync(path.join(mediaDir, 'models/blt150/damaged.png'), broken);
    const { catalogue, findings } = await loadData(dataDir, '2025-01-01');
    rmSync(path.join(mediaDir, 'models/blt150/damaged.png'));
    expect(catalogue).toBeUndefined();
    const finding = findings.find(({ severity }) => severity === 'error');
    expect(finding).toMatchObject({ file: 'media/models/blt150/damaged.png', rule: 'media/damaged' });
  });
});

describe('a copy that was broken off', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is told from the structure of a %s', async (format) => {
    const whole = await drawHalves(300, 200).toFormat(format).toBuffer();
    expect(isCutOff(whole)).toBe(false);
    expect(isCutOff(whole.subarray(0, Math.floor(whole.length * 0.9)))).toBe(true);
  });

  it('is not rejected for data after its end, as some phones write it', async () => {
    const whole = await drawHalves(300, 200).jpeg().toBuffer();
    expect(isCutOff(Buffer.concat([whole, Buffer.from('a film')]))).toBe(false);
  });
});
