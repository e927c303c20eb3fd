/** Reads: the web font's package. Writes: the fonts of the pages, fonts.gen.json. Run by: scripts/codegen.ts. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { basicRanges, letterRanges, type Ranges } from '../../src/site/document/font-ranges.ts';
import { exists } from '../lib/exists.ts';
import { readIfThere } from '../lib/read-if-there.ts';
import { hashSources } from '../lib/source-hash.ts';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
);
/** What decides on the bytes. */
const makers = [
  'scripts/codegen/fonts.ts',
  'src/site/document/font-ranges.ts',
  'node_modules/@fontsource-variable/archivo/package.json',
  'node_modules/subset-font/package.json',
];

const fonts: Readonly<Record<string, Ranges>> = {
  'archivo-basic.woff2': basicRanges,
  'archivo-letters.woff2': letterRanges,
};

const charactersOf = (ranges: Ranges): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');

/** The weights that pages use (`font.weight` in `theme.ts`); the whole font goes from 100 to 900. */
const weights = { min: 400, max: 700 };
/** What pages use of the font's rules: accents put together, kerning, figures of equal width. */
const keepFeatures = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'tnum'];

/**
 * Takes out of the font what no page uses: 35 kB become 21, which a phone on a slow line sees a fifth of a second earlier. The
 * library, which takes half a second, is loaded only when something has changed. Returns the names of new files.
 */
export async function writeFonts(generatedDir: string): Promise<string[]> {
  const place = (name: string) => path.join(generatedDir, name);
  const names = Object.keys(fonts);
  const key = JSON.stringify(await hashSources(makers));
  const isThere = await Promise.all(names.map((name) => exists(place(name))));
  if (isThere.every(Boolean) && (await readIfThere(place('fonts.gen.json')))?.toString() === key) return [];
  const { default: subsetFont } = await import('subset-font');
  const whole = await readFile(source);
  for (const [name, ranges] of Object.entries(fonts)) {
    const options = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures } as const;
    await writeFile(place(name), await subsetFont(whole, charactersOf(ranges), options));
  }
  await writeFile(place('fonts.gen.json'), key);
  return names;
}
