import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What others take figures from. How a text is read, and how numbers are rounded, is known inside alone. */
const doors = new Set(
  'figure make-figure reader show measure contradictions correct units own-units targets asked-figures text-figures'.split(
    ' ',
  ),
);
const files = globSync('{src,scripts}/**/*.{ts,tsx}').filter(
  (file) => !/^src[\\/](?:figures|generated)[\\/]/.test(file),
);
const linesLike = (pattern: RegExp) =>
  files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line) => {
      const found = pattern.exec(line);
      return found ? { place: `${file}: ${line.trim()}`, name: found[1] ?? '' } : [];
    });
  });

test('nothing outside of src/figures reaches behind its doors', () => {
  const imports = linesLike(/\b(?:from |import\()'(?:\.{1,2}\/)+figures\/([^']+)\.ts'/);
  expect(imports.length).toBeGreaterThan(40);
  expect(imports.filter(({ name }) => !doors.has(name)).map(({ place }) => place)).toEqual([]);
});

test('nothing outside of src/figures looks for a number with its unit in a text', () => {
  const unit = String.raw`(?:mm|cm|kg|kw|hp|bar|psi|rpm|tons?|tph)`;
  const patterns = linesLike(new RegExp(String.raw`(?:\\d|0-9)[^'"]*[^\p{L}]${unit}(?!\p{L})`, 'iu'));
  expect(patterns.map(({ place }) => place)).toEqual([]);
});

/**
 * The first reads the choice in an address, the second how many of a machine a visitor types, the third what a cell of a
 * spreadsheet shows, which is no figure yet.
 */
const ofOthers = new Set([
  'src/features/find/choices.ts',
  'src/features/enquiry/typed-items.ts',
  'src/new-entries/number-format.ts',
]);

test('nothing that shows, draws, finds or checks machines takes the number out of a text', () => {
  const taken = linesLike(
    /parseFloat|parseInt|\B\+\w+\.(?:replace|match|split)|Number\((?:\/|[^)]*\.(?:split|match|replace(?:All)?)\()|\(\[?(?:\\d|0-9)/,
  );
  const ofMachines = /^src.(?:drawing|features|new-entries|catalogue.(?:link|shown)|check.rules|ui|site)./;
  const places = taken.map(({ place }) => place).filter((place) => ofMachines.test(place));
  expect(places.filter((place) => !ofOthers.has(place.replaceAll('\\', '/').split(':')[0] ?? ''))).toEqual([]);
});
