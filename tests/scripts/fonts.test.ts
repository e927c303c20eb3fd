import { expect, test } from 'vitest';
import { pageFonts } from '../../scripts/codegen/fonts.ts';
import { cleanText } from '../../scripts/lib/clean-text.ts';
import { basicRanges, letterRanges, unicodeRange } from '../../src/ui/style/font-ranges.ts';
import { font } from '../../src/ui/theme.ts';

const fonts = await pageFonts();

test('what every page loads is small', () => {
  expect(Object.keys(fonts)).toEqual(['archivo-basic.woff2', 'archivo-letters.woff2']);
  const [basic, letters] = Object.values(fonts);
  for (const file of [basic, letters]) expect(Buffer.from(file ?? []).toString('latin1', 0, 4)).toBe('wOF2');
  expect(basic?.length).toBeLessThan(22_000);
  expect(letters?.length).toBeLessThan(9000);
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

test('signs that the fonts lack are printed as others that say the same', () => {
  expect(cleanText(['1·10⁻³ mbar', 'min⁻¹', '3⅛ in', '⅜"', '16–30 ℃', '⌀ 50', '10³'])).toEqual([
    '1·10^-3 mbar',
    'min^-1',
    '3 1⁄8 in',
    '3⁄8"',
    '16–30 °C',
    'Ø 50',
    '10³',
  ]);
});

test('texts lose what cannot be printed and keep the rest', () => {
  expect(cleanText({ a: ['x\u0000\u0007y', 'half \ud800'], b: '₹ × 😀', c: 1 })).toEqual({
    a: ['x y', 'half'],
    b: '₹ × 😀',
    c: 1,
  });
});
