import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFonts } from '../../scripts/codegen/fonts.ts';
import { basicRanges, letterRanges, unicodeRange } from '../../src/site/document/font-ranges.ts';
import { font } from '../../src/site/theme.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const names = ['archivo-basic.woff2', 'archivo-letters.woff2'];
const bytes = () => names.map((name) => readFileSync(path.join(folder, name)));

test('the fonts are written once, and again when one is missing or another', async () => {
  expect(await writeFonts(folder)).toEqual(names);
  const first = bytes();
  for (const file of first) expect(file.toString('latin1', 0, 4)).toBe('wOF2');
  expect(await writeFonts(folder)).toEqual([]);
  rmSync(path.join(folder, 'archivo-letters.woff2'));
  writeFileSync(path.join(folder, 'archivo-basic.woff2'), 'of another version');
  expect(await writeFonts(folder)).toEqual(names);
  expect(bytes()).toEqual(first);
});

test('what every page loads is small', () => {
  const [basic, letters] = bytes().map(({ length }) => length);
  expect(basic).toBeLessThan(22_000);
  expect(letters).toBeLessThan(9000);
});

test('no character stands in both fonts, and Latin text in one of them', () => {
  const holds = (ranges: typeof basicRanges, code: number) =>
    ranges.some(([first, last]) => first <= code && code <= last);
  for (let code = 0x20; code <= 0x2fff; code++) {
    const both = [basicRanges, letterRanges].filter((ranges) => holds(ranges, code)).length;
    const isControl = code >= 0x7f && code <= 0x9f;
    expect(both, `U+${code.toString(16)}`).toBe(isControl || (code >= 0x250 && code < 0x2000) ? 0 : 1);
  }
  expect(unicodeRange(letterRanges)).toBe('U+C0-D6,U+D8-F6,U+F8-24F');
});

test('the fonts hold all weights of the theme', () => {
  expect(Object.values(font.weight).every((weight) => weight >= 400 && weight <= 700)).toBe(true);
});
