/** Characters of the two fonts as ranges of code points, first and last. */
export type Ranges = readonly (readonly [first: number, last: number])[];

/** English text and figures: every page loads this font. */
export const basicRanges: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2000, 0x2fff],
];

/** Accented letters and the like: loaded by pages that contain one. */
export const letterRanges: Ranges = [
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x24f],
];

/** As CSS `unicode-range`: `U+C0-D6,U+D8-F6`. */
export const unicodeRange = (ranges: Ranges): string =>
  ranges.map((range) => `U+${range.map((code) => code.toString(16).toUpperCase()).join('-')}`).join(',');
