import type { ShareCard } from '../../src/drawing/cards/card-look.ts';
import { describe, expect, test } from 'vitest';
import { fitLines, type MeasureText } from '../../src/drawing/cards/fit-text.ts';
import { piecesOf, scriptRuns } from '../../src/drawing/cards/script-runs.ts';
import { drawShareCard } from '../../src/drawing/cards/share-card.ts';
import { makeStylesOnInk, makeStyles } from '../../src/drawing/styles.ts';
import { makeExhibits } from './make-exhibits.ts';
import { readSvg } from './svg-reader.ts';

/** Every character half as wide as the text is high. */
const measure: MeasureText = (text) => [...text].length / 2;

describe('a text that must fit', () => {
  const room = {
    width: 100,
    weight: 600,
    steps: [
      { size: 20, lines: 1 },
      { size: 10, lines: 2 },
    ],
  } as const;

  test('is set at the first size that holds it', () => {
    expect(fitLines('Ten digits', room, measure)).toEqual({ size: 20, lines: ['Ten digits'], isCut: false });
    expect(fitLines('', room, measure)).toEqual({ size: 20, lines: [], isCut: false });
  });

  test('is wrapped between words where it may', () => {
    const { size, lines } = fitLines('Two lines of ten by twenty', room, measure);
    expect([size, lines]).toEqual([10, ['Two lines of ten by', 'twenty']]);
  });

  test('in Chinese is wrapped between any two characters, but not before punctuation', () => {
    expect(fitLines('离心水泵的最大压力，千瓦和效率', room, measure)).toEqual({
      size: 10,
      lines: ['离心水泵的最大压力，千瓦和效率'],
      isCut: false,
    });
    const { lines } = fitLines('水'.repeat(20) + '，压力 压力', room, measure);
    expect(lines).toEqual(['水'.repeat(19), '水，压力 压力']);
  });

  test('is cut within a word only if that word is too long by itself, and then ends in an ellipsis', () => {
    expect(fitLines('W'.repeat(30), room, measure).lines).toEqual(['W'.repeat(20), 'W'.repeat(10)]);
    const { lines, isCut } = fitLines('word '.repeat(30), room, measure);
    expect([lines.length, isCut]).toEqual([2, true]);
    expect(lines[1]).toMatch(/ word…$/);
    for (const line of lines) expect(measure(line, 600) * 10).toBeLessThanOrEqual(100);
  });
});

describe('a text in several scripts', () => {
  test.each([
    ['BLT150', ['latin:BLT150']],
    ['बेलर 150', ['devanagari:बेलर', 'latin: 150']],
    ['₹ क्षमता।', ['latin:₹ ', 'devanagari:क्षमता।']],
    ['Press مكبس 150 BLT', ['latin:Press ', 'arabic:مكبس 150 ', 'latin:BLT']],
    ['Δp 3 kΩ, Δύναμη 5 Κιλά', ['latin:Δp 3 kΩ, ', 'noto:Δύναμη', 'latin: 5 ', 'noto:Κιλά']],
    ['насос，水泵15', ['noto:насос', 'han:，水泵', 'latin:15']],
    ['', []],
  ])('%s is parted into its runs', (text, runs) => {
    expect(scriptRuns(text).map((run) => `${run.script}:${run.text}`)).toEqual(runs);
  });

  test('is parted between syllables, whose letters belong together', () => {
    expect(piecesOf({ script: 'devanagari', text: 'किग्रा' })).toEqual(['कि', 'ग्रा']);
  });
});

describe('a card', () => {
  const plain: ShareCard = {
    path: '/cards/models/x.png',
    kicker: 'Balers',
    title: 'BLT150',
    figures: [{ label: 'Force', value: '150 Ton' }],
    text: 'It presses.',
    drawing: { kind: 'picture', address: '/drawings/models/x-picture-720.jpg' },
  };
  const brand = { name: 'Punarloop', logo: undefined };
  const textsOf = (card: ShareCard) =>
    [...drawShareCard(card, brand, measure).matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text);

  const drawings: ShareCard['drawing'][] = [
    plain.drawing,
    { kind: 'none' },
    { kind: 'row', machines: makeExhibits('tyre-baler', 'rasper') },
  ];
  test.each(drawings)('is well-formed with %o', (drawing) => {
    expect(readSvg(drawShareCard({ ...plain, drawing }, brand, measure))).toMatchObject({ width: 1200, height: 630 });
  });

  test('shows brand, kind, name and figures, and the text next to them if there is room', () => {
    expect(textsOf(plain)).toEqual(['Punarloop', 'BALERS', 'BLT150', 'FORCE', '150 Ton', 'It presses.']);
  });

  test('says the text alone without figures', () => {
    expect(textsOf({ ...plain, figures: [] })).toEqual(['Punarloop', 'BALERS', 'BLT150', 'It presses.']);
  });

  test('keeps every figure within the picture, however long', () => {
    const figures = ['1', '2', '3'].map((label) => ({ label, value: '9'.repeat(90) }));
    const svg = drawShareCard({ ...plain, figures }, brand, measure);
    for (const [, x = '', size = '', , text = ''] of svg.matchAll(
      /<text x="([\d.]+)"[^>]* font-size="([\d.]+)" font-weight="(\d+)"[^>]*>(.*?)<\/text>/g,
    )) {
      expect(Number(x) + measure(text, 600) * Number(size)).toBeLessThanOrEqual(1200 - 32);
    }
  });

  test('shows markup as text', () => {
    expect(textsOf({ ...plain, title: '<b>&' })).toContain('&lt;b&gt;&amp;');
  });

  test('keeps the accent on ink where a maker has the same colour as primary', () => {
    const colour = '#336699';
    expect(makeStylesOnInk({ primary: colour, accent: colour }).accent.fill).toBe(colour);
  });

  test('has a light colour for every contour of the drawings', () => {
    const onInk = Object.entries(makeStylesOnInk());
    for (const [name, { fill, stroke }] of Object.entries(makeStyles()))
      if (fill === 'none' && stroke === '#0e2a4a') expect(new Map(onInk).get(name)?.stroke).toBe('#e6f0fb');
  });
});
