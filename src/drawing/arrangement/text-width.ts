import { shortenToFit } from '../shorten.ts';

/**
 * Advance widths of U+0020 to U+007E in hundredths of the font size: the maximum of Archivo Medium and SemiBold and
 * Liberation Sans (Arial metrics) Regular and Bold, any of which may be used.
 */
const widths = [
  28, 34, 48, 59, 56, 97, 73, 25, 36, 36, 41, 64, 30, 34, 30, 30, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 34, 34, 64,
  64, 64, 62, 102, 73, 73, 73, 74, 68, 62, 80, 74, 29, 59, 73, 62, 85, 74, 79, 67, 79, 73, 67, 62, 73, 68, 96, 69, 68,
  64, 34, 30, 34, 64, 56, 34, 56, 62, 56, 62, 57, 34, 62, 62, 28, 28, 56, 28, 89, 62, 62, 62, 62, 39, 56, 34, 62, 56,
  78, 56, 56, 51, 40, 28, 40, 64,
];
/** Fallback widths: accented Latin letters, symbols and dashes; full-width scripts. */
const usual = 66;
const wide = 105;

/** An upper bound of a text's width in pixels. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    sum += widths[code - 32] ?? (code < 0x900 || (code >= 0x2000 && code < 0x2300) ? usual : wide);
  }
  return (sum / 100) * size;
}

/** Picks the largest font size between `least` and `most` that fits; truncates at `least`. */
export function fitText(text: string, most: number, least: number, room: number): { text: string; size: number } {
  const width = textWidth(text, 1);
  const size = Math.max(least, Math.min(most, width > 0 ? room / width : most));
  const fits = (tried: string): boolean => textWidth(tried, size) <= room + 0.01;
  return { text: fits(text) ? text : shortenToFit(text, fits), size };
}
