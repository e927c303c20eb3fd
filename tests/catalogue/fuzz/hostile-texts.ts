/** Just below the limit of 256 kB, so that the file is read. */
export const size = 250_000;

/** The required fields of a model. */
export const start = `name: BLT300
category: tyrescrapbaler
description: It presses tyre scrap into bales.
features:
  - One point
`;

/** Repeats a text up to `size`. */
export const fill = (part: string) => part.repeat(Math.floor(size / new TextEncoder().encode(part).length));
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const specifications = (rows: string) => `${start}specifications:\n  Table:\n${rows}\n`;

/** Texts by name; the last few are valid, though nobody would write them. */
export const texts: Readonly<Record<string, string>> = {
  nothing: '',
  'remarks only': fill('# a remark\n'),
  'a byte order mark only': '\ufeff',
  'one line of 250 kB': `${start}heading: ${'word '.repeat(size / 5)}`.trim(),
  'one word of 250 kB': `${start}heading: ${'x'.repeat(size)}`,
  'a name of 250 kB': `${start}${'x'.repeat(size)}: 1`,
  'a name in quotes of 250 kB': `${start}"${'x '.repeat(size / 2)}": 1`,
  'a name of a row of 250 kB': specifications(`    ${'x'.repeat(size)}: 1`),
  '50 000 tabs': `${start}${'\t'.repeat(50_000)}heading: x`,
  '50 000 tabs in a value': `${start}heading: x${'\t'.repeat(50_000)}x`,
  '50 000 spaces in a value': `${start}heading: x${' '.repeat(50_000)}# x`,
  '50 000 spaces before a line': `${start}${' '.repeat(50_000)}heading: x`,
  'a stair of indents': lines(700, (index) => `${' '.repeat(index)}a:`),
  'a stair down': lines(700, (index) => `${' '.repeat(700 - index)}a: b`),
  'the same name 25 000 times': start + lines(25_000, () => 'name: x'),
  'the same row 15 000 times': specifications(lines(15_000, () => '    Weight: 9 kg')),
  'the same name in braces': `${start}highlights: {${'a: 1, '.repeat(size / 6 - 50)}}`,
  '15 000 unknown fields': start + lines(15_000, (index) => `field${index}: x`),
  '15 000 unknown fields in a block': `${start}highlights:\n${lines(12_000, (index) => `  powr${index}: x`)}`,
  '60 000 points that are numbers': `${start.replace('  - One point\n', '')}${lines(40_000, () => '  - 1')}`,
  '10 000 points that are the same but for a letter': `${start}${lines(10_000, (index) => `  - The point ${index}`)}`,
  'a row for each of 15 000 figures': specifications(lines(12_000, (index) => `    Row ${index}: ${index}x200x300 mm`)),
  'figures of many signs': specifications(lines(2_000, (index) => `    Row ${index}: ${'1-'.repeat(50)} kg`)),
  'one figure of 240 kB': specifications(`    Weight: ${'1 x '.repeat(60_000)}`),
  'one figure of 80 000 signs': specifications(`    Weight: ${'1-'.repeat(40_000)}`),
  'one figure of 20 000 separators': specifications(`    Weight: ${'1,234'.repeat(20_000)}`),
  'one figure of digits': specifications(`    Weight: 1${'0'.repeat(240_000)} kg`),
  'a mistake in each of 5 000 lines': start + lines(5_000, (index) => `field${index}:x`),
  'a tab in each of 5 000 lines': `${start}${lines(5_000, () => '\t- x')}`,
  'a colon too many in each of 5 000 lines': start + lines(5_000, (index) => `field${index}: a text: with a colon`),
  'a quote that is open in each of 5 000 lines': start + lines(5_000, (index) => `field${index}: "open`),
  'a bracket that is open in each of 5 000 lines': start + lines(5_000, (index) => `field${index}: [open`),
  'another indent in each of 5 000 lines': start + lines(5_000, (index) => `${' '.repeat(index % 7)}field${index}: x`),
  'typographic quotes in each of 5 000 lines': start + lines(5_000, (index) => `field${index}: “text”`),
  'a dash in each of 5 000 lines': start + lines(5_000, () => '  – a point'),
  'an odd space in each of 5 000 lines': start + lines(5_000, (index) => `field${index}:\u00a0text`),
  'a hash in each of 5 000 lines': start + lines(5_000, (index) => `field${index}: text #5`),
  'a number of odd form in each of 5 000 lines': start + lines(5_000, (index) => `field${index}: 0${index}`),
  'an anchor and an alias in each of 5 000 lines': lines(
    5_000,
    (index) => `a${index}: &a${index} [*a${index - 1}, *a${index - 1}]`,
  ),
  'documents in every line': lines(20_000, (index) => `---\na: ${index}`),
  'a text of 5 000 lines that goes on': `${start}heading: a\n${lines(5_000, () => '  - and so on: x')}`,
  'a text of 20 000 lines without quotes': `${start}heading: a\n${lines(20_000, () => '  and so on')}`,
  'a bracket around 60 000 words': `${start}machine: [${'ab, '.repeat(60_000)}]`,
  'brackets in brackets in a line': `${start}heading: ${'[a, {b: '.repeat(20_000)}`,
  'a quote of many lines': `${start}heading: "a\n${lines(20_000, () => '  word')}`,
  'a bracket of many lines': `${start}features2: [\n${lines(20_000, () => '  word,')}`,
  'a billion laughs': `a0: &a0 [x, x]\n${lines(40, (index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}, *a${index}]`)}`,
  'a merge bomb': `a0: &a0 {x: 1}\n${lines(200, (index) => `a${index + 1}: &a${index + 1} {<<: [*a${index}, *a${index}]}`)}`,
  'tags of YAML 1.1': `${start}heading: !!binary ${'A'.repeat(200_000)}`,
  'reserved names in every block': `${start}${lines(10_000, () => '__proto__: {constructor: {prototype: 1}}')}`,
  directives: fill('%TAG !a! tag:example.com,2025:\n'),
  'words to search for the nearest name': `${start}category: ${'tyrescrapbaler'.repeat(17_000)}`,
  'a date of 250 kB': `${start}start: ${'2025-'.repeat(50_000)}`,
  'as JSON without its end': `{"name": ${'{"a": '.repeat(40_000)}`,
  'as JSON in one line': `{${Array.from({ length: 20_000 }, (_, index) => `"f${index}": 1`).join(', ')}}`,
  'as JSON without commas': `{${lines(15_000, (index) => `"f${index}": 1`)}}`,
  'quotes that escape': `${start}heading: "${'\\x'.repeat(120_000)}"`,
  'quotes within quotes': `${start}heading: '${"a'b".repeat(80_000)}'`,
  'spaces at the ends of 20 000 lines': lines(20_000, () => 'a:        '),
  'old Mac line ends, each line with a mistake':
    start.replaceAll('\n', '\r') + Array.from({ length: 15_000 }, () => 'a:\tb: c').join('\r'),
  'a list with old Mac line ends': `${start}${lines(20_000, (index) => `  - Point ${index}`)}\n`
    .replaceAll('\n', '\r')
    .slice(0, size),
  'a long text in lines': `${start}heading: >-\n${lines(20_000, () => '  and so on')}\n`,
  'remarks by the thousand': `${start}${lines(20_000, () => '# a remark')}\n`,
  'empty lines by the thousand': `${start}${'\n'.repeat(240_000)}`,
  'many points': `${start}${lines(12_000, (index) => `  - The point ${index}`)}\n`,
  'many rows': specifications(lines(10_000, (index) => `    Row ${index}: ${index} kg`)),
  'a point of 240 kB': `${start}  - ${'word '.repeat(48_000)}word\n`,
};
