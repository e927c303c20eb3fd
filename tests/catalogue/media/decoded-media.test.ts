import { cpSync, existsSync, mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { checkData, loadData } from '../../../scripts/data/load-data.ts';
import { paintIcon } from '../../../scripts/data/drawings/paint-icon.ts';
import { tryDrawings } from '../../../scripts/data/drawings/try-drawings.ts';
import { openCache } from '../../../scripts/lib/cache.ts';
import { paintLogo } from '../../../scripts/data/drawings/paint-logo.ts';
import { developPhoto, sketchPhoto } from '../../../scripts/data/photos/develop.ts';
import { inspectBytes } from '../../../src/catalogue/media/inspect-bytes.ts';
import { cleanSvg, readSvg } from '../../../src/catalogue/media/read-svg.ts';
import { checkContent } from '../../../src/check/rules/media/support/media-content.ts';
import { fixturesDir, today } from '../support.ts';

/** Every medium of every fixture, by its path under `media`. */
const fixtures = readdirSync(fixturesDir, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\/media\/.+\.\w+$/.test(file) && !file.endsWith('.md'))
  .map((file) => ({ file, medium: file.replace(/^.*?\/media\//, '') }));

/** What the build does with a medium; it copies a PDF. */
async function process(bytes: Buffer, type: string | undefined): Promise<void> {
  if (type === 'svg') {
    const mark = cleanSvg(bytes) ?? '';
    await paintLogo(mark, 300);
    await paintIcon({ mark, size: 512, share: 1 });
  } else if (type !== 'pdf') {
    await sketchPhoto(bytes);
    for (const format of ['avif', 'webp', 'jpg'] as const) await developPhoto(bytes, { width: 160, format });
  }
}

describe('a medium that the check accepts', () => {
  it.each(fixtures)('can be processed by the build: $file', async ({ file, medium }) => {
    const bytes = readFileSync(path.join(fixturesDir, file));
    const read = inspectBytes(medium, bytes, () => '', readSvg);
    const isRefused = !read.content || checkContent(read, read.content).some(({ severity }) => severity === 'error');
    const isProcessed = await process(bytes, read.content?.type).then(
      () => true,
      () => false,
    );
    expect(isRefused || isProcessed).toBe(true);
  });
});

const folder = mkdtempSync(path.join(tmpdir(), 'media-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(path.join(fixturesDir, 'catalogue'), folder, { recursive: true });
const site = path.join(folder, 'site.yaml');
writeFileSync(site, readFileSync(site, 'utf8').replace('  logo: logo.svg', '$&\n  logoOnInk: logo.svg'));

const noise = Buffer.from(Uint8Array.from({ length: 1000 * 700 * 3 }, (_, at) => (at * 7919) % 251));
const photo = await sharp(noise, { raw: { width: 1000, height: 700, channels: 3 } })
  .png()
  .toBuffer();
const damagedPhoto = Buffer.from(photo).fill(0, photo.length / 3, photo.length / 2);
const tooTall = await sharp({ create: { width: 1000, height: 17_000, channels: 3, background: 'grey' } })
  .png()
  .toBuffer();
const damagedPdf = '%PDF-1.7\n1 0 obj\n';
const encryptedPdf = '%PDF-1.7\ntrailer << /Encrypt 5 0 R >>\nstartxref\n0\n%%EOF\n';
/** A billion copies of a dot in a kilobyte. */
const copies = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path id="c0" d="M0 0h1"/>${Array.from(
  { length: 30 },
  (_, at) => `<g id="c${at + 1}">${`<use href="#c${at}"/>`.repeat(2)}</g>`,
).join('')}</svg>`;
const deep = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<g>'.repeat(3000)}${'</g>'.repeat(3000)}</svg>`;

it('accepts the fixture and a PDF with a few bytes before it', async () => {
  writeFileSync(path.join(folder, 'media/list.pdf'), 'of the scanner\n%PDF-1.7\nstartxref\n0\n%%EOF\n');
  expect(await checkData(folder, today)).toEqual([]);
  rmSync(path.join(folder, 'media/list.pdf'));
});

it('accepts a JPEG with fill bytes before its markers', async () => {
  const jpeg = await sharp(photo).jpeg().toBuffer();
  const filled = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xff]), jpeg.subarray(2)]);
  await process(filled, 'jpeg');
  const read = inspectBytes('fairs/hall.jpg', filled, () => '', readSvg);
  expect(read).toMatchObject({ width: 1000, height: 700, content: { hasSize: true } });
  expect(read.content && checkContent(read, read.content)).toEqual([]);
});

describe('a medium that the build cannot process', () => {
  it.each([
    ['models/blt150/front.png', damagedPhoto],
    ['models/blt150/front.png', tooTall, 'media/many-pixels'],
    ['sheets/blt150.pdf', damagedPdf],
    ['sheets/blt150.pdf', encryptedPdf],
    ['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"/>'],
    ['favicon.svg', deep, 'media/active'],
    ['logo.svg', copies],
  ])(
    'is an error of the check and stops the build before it starts: %s',
    async (file, bytes, rule = 'media/damaged') => {
      const own = path.join(folder, 'media', file);
      const old = existsSync(own) ? readFileSync(own) : undefined;
      mkdirSync(path.dirname(own), { recursive: true });
      writeFileSync(own, bytes);
      const found = (await checkData(folder, today)).filter(({ severity }) => severity === 'error');
      const { catalogue } = await loadData(folder, today);
      if (old) writeFileSync(own, old);
      else rmSync(own);
      expect(found).toMatchObject([{ file: `media/${file}`, rule }]);
      expect(catalogue).toBeUndefined();
    },
  );
});

it('gives up a drawing that would be painted for years', async () => {
  const media = path.join(folder, 'media');
  writeFileSync(path.join(media, 'favicon.svg'), copies);
  const cache = openCache(path.join(folder, 'cache'));
  const found = await tryDrawings([], media, cache, 2000);
  rmSync(path.join(media, 'favicon.svg'));
  expect(found).toMatchObject([{ rule: 'media/damaged', message: expect.stringContaining('more than 2 seconds') }]);
  expect(await tryDrawings(['logo.svg'], media, cache)).toEqual([]);
});
