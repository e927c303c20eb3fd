import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { makeFindingList } from '../../src/catalogue/read/finding-list.ts';
import { indexEvents } from '../../src/catalogue/read/index-events.ts';
import { mendCharacters } from '../../src/catalogue/read/mend-characters.ts';
import { maxDepth, parseText } from '../../src/catalogue/read/parse-text.ts';
import { readEntry } from '../../src/catalogue/read/read-entry.ts';
import { readSound } from '../../src/catalogue/read/read-sound.ts';
import { makeSourceText } from '../../src/catalogue/read/source-text.ts';
import { frozenDir } from '../frozen-catalogue.ts';

/** Whether the reader that looks at every line finds anything. */
function hasFindings(text: string): boolean {
  const findings = makeFindingList();
  const source = mendCharacters(makeSourceText('a.yaml', text), (span, words) =>
    findings.report(makeSourceText('a.yaml', text), span, words),
  );
  const { source: parsed, events } = parseText(source, findings);
  const index = events && indexEvents(parsed, events, findings);
  return !index || index.documents !== 1 || findings.list().length > 0;
}

const realFiles = globSync('**/*.yaml', { cwd: frozenDir }).map((name) =>
  readFileSync(path.join(frozenDir, name), 'utf8'),
);

/** What editors add, lose or exchange. */
const slips = [
  ' ', '  ', '\n', '\r\n', '\r', '\t', ':', ': ', ' #', ' # ', '- ', '-', '"', "'", '“', '”', '&a ', '*a', '!x ', '{', '}',
  '[', ']', ',', '>', '|', '?', '? ', '%', '@', '`', '\\', '\u00a0', '\u200b', '\ufeff', '\u0001', '\u202e', '"\\0"', '\\b', '- - ', '\n- ', '\n  ', '\n# x\n', '>-', '|+\n', '>2\n', "'a''b': c\n", 'a : b\n', 'x:y: z\n', '"": x\n', '\n---\n', '\ud800', '010', '3.000', '6,5',
  '12E5', '.inf', '0x1F', '+5', '__proto__: 1\n', 'constructor: 1\n', '---\n', '...\n', 'name: 1\n', '"\\u00a0": 1\n', '• ', '\\"', '\\\\', '"\\"',
]; // prettier-ignore

type Random = (below: number) => number;

function changeCharacters(text: string, random: Random): string {
  const at = random(text.length);
  return text.slice(0, at) + (slips[random(slips.length)] ?? '') + text.slice(at + random(3));
}

/** A line that is lost, doubled or indented otherwise. */
function changeLine(text: string, random: Random): string {
  const lines = text.split('\n');
  const at = random(lines.length);
  const line = lines[at] ?? '';
  const instead = [[], [line, line], [' '.repeat(random(6)) + line.trim()], [`${line}  `]][random(4)] ?? [];
  return lines.toSpliced(at, 1, ...instead).join('\n');
}

const textWith = (written: string) => `a: ${written}\nb: ${written.includes('\n') ? 'x' : written}\n`;

describe('a text that is taken for sound', () => {
  test('has no finding, and the value that js-yaml reads, however the real files are changed', () => {
    let seed = 1;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      return (seed >>> 8) % below;
    };
    const texts = realFiles;
    let sound = 0;
    for (let mutant = 0; mutant < 3_000; mutant++) {
      const text = texts[random(texts.length)] ?? '';
      const changed = mutant % 3 === 0 ? changeLine(text, random) : changeCharacters(text, random);
      const read = readSound(changed);
      if (!read) continue;
      sound++;
      expect(hasFindings(changed), changed).toBe(false);
      expect(read.value, changed).toEqual(load(changed, { schema: CORE_SCHEMA }));
    }
    // Else nothing was tested.
    expect(sound).toBeGreaterThan(500);
  });

  test('is nearly every file of the real data, with the value and the places that the thorough reader finds', () => {
    const texts = realFiles;
    const sound = texts.filter((text) => readSound(text));
    expect(sound.length).toBeGreaterThan(texts.length * 0.9);
    for (const text of sound) {
      const quick = readEntry('a.yaml', new TextEncoder().encode(text));
      // A byte order mark at the second place makes no difference but sends the text the slow way.
      const slow = readEntry('a.yaml', new TextEncoder().encode(`${text}# \u200b\n`));
      expect(slow.findings.list()).toHaveLength(1);
      expect(quick.value).toEqual(slow.value);
      expect(quick.places.get('')).toEqual(slow.places.get(''));
      for (const name of Object.keys(quick.value as object)) {
        expect(quick.places.get(`/${name}`)).toEqual(slow.places.get(`/${name}`));
      }
    }
  });

  test('may have quotes and backslashes in a value in quotes', () => {
    expect(readSound('a: "Doors (\\"category 3\\"), C:\\\\panel"\n')?.value).toEqual({
      a: 'Doors ("category 3"), C:\\panel',
    });
  });

  test('may have the ends of lines that Windows has', () => {
    expect(readSound('a: >-\r\n  b\r\n  c\r\n\r\nd:\r\n- 1\r\n')?.value).toEqual({ a: 'b c', d: [1] });
  });

  test('is not nested deeper than the parser goes', () => {
    const nested = (depth: number) =>
      Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}a:\n`).join('') + `${' '.repeat(depth)}a: 1\n`;
    expect(readSound(nested(maxDepth - 2))).toBeDefined();
    expect(readSound(nested(maxDepth))).toBeUndefined();
  });

  test.each(
    [
      'null', '~', 'true', 'True', 'FALSE', 'nil', 'No', 'False start', 'on', '0', '-12', '7.5', '0b1', '1 2', '9000 kg', 'x1F', '2025-10-14', '12:30', '<<', '=', '+', '.', "''", "'null'", '"7"',
      "'it''s'", '"a\\\\b"', '>-\n  one\n  two', '|\n  one\n\n  two\n', '>+\n  one\n\n    two\n\n', '\n- 1\n- a: b\n  c: d\n', '\n  - "e: f"\n  -   g:\n      - h\n',
    ], // prettier-ignore
  )('has the value that js-yaml reads: %j', (written) => {
    const text = textWith(written);
    expect(readSound(text)?.value).toEqual(load(text, { schema: CORE_SCHEMA }));
  });

  test.each(
    ['-0', '.5', '1e3', '-', '[]', '{}', '[1, a, [b]]', '{a: 1, b: {c: d}}', '\n- - e\n', '>2\n    one\n', '"one" # two', '"one\n\n  two"'], // prettier-ignore
  )('is none where the parser has to look, which may find nothing: %j', (written) => {
    expect(readSound(textWith(written))).toBeUndefined();
  });

  test.each([
    ['a name twice', 'a: x\nb: y\na: z\n'],
    ['a name that objects have', 'constructor: x\n'],
    ['a text over two lines', 'a: x\n  y\n'],
    ['a point over two lines', 'a:\n  - x\n    y\n'],
    ['a line between two indents', 'a:\n    b: x\n  c: y\n'],
    ['a point between two indents', 'a:\n    - x\n  - y\n'],
    ['a field that was indented into a text', 'a: >-\n  x\n  title: y\n'],
    ['spaces at the end of a text', 'a: >-\n  x\n     '],
    ['half a letter', 'a: x\ud800\n'],
    ['a text that lost its rest', 'a: Type #300\n'],
    ['a number that changes', 'a: 3.000\n'],
    ['an anchor', 'a: &b x\n'],
    ['two documents', 'a: x\n---\nb: y\n'],
    ['no field', '# nothing\n'],
    ['a character that is not seen', 'a: x\u200b\n'],
    ['a hidden character behind an escape', '"\\u00a0a": x\n'],
    ['a value with a hidden character behind an escape', 'a: "x \\"y\\" \\u200b"\n'],
    ['a value that goes on behind an escaped end of line', 'a: "x \\\n  y"\n'],
  ])('is not one with %s', (_, text) => {
    expect(readSound(text)).toBeUndefined();
  });
});
