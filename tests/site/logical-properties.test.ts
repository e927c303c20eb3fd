import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What names a side of the screen where the direction of reading is meant. */
const physical = [
  /\b(margin|padding|border|scroll-(margin|padding))-(left|right)\b/,
  /\b(text-align|float|clear): (left|right)\b/,
  /^\s*(left|right): .*;/,
  /\b(object-position|transform-origin|background-position): (left|right)\b/,
  // Four different sides: top, right, bottom, left.
  /\b(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding)): [^\s,]+ (?<right>[^\s,]+) [^\s,]+ (?!\k<right>;)[^\s,;!]+;/,
];

/** The lines that may: what they draw has no direction of reading. */
const exceptions = new Set([
  // A figure with a Latin unit stands at the side of its table's words.
  'text-align: right !important;',
  // Ticks, crosses and arrows, turned.
  'border-width: 0 2px 2px 0;',
  'border-width: 2px 0 0 2px;',
  // The triangle of Play.
  'inset: 15px 15px 15px 18px;',
]);

test('the layout names its sides by the direction of reading', () => {
  const files = globSync('src/{ui,features,site,editor}/**/*.{ts,tsx,css}');
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => physical.some((rule) => rule.test(line)) && !exceptions.has(line.trim()))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
