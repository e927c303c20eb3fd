import { describe, expect, it } from 'vitest';
import { figuresInText } from '../../src/figures/text-figures.ts';
import { makeReader } from '../../src/figures/reader.ts';
import { timeBelow } from './fuzz/processor-time.ts';
import { places, slowTexts } from './fuzz/slow-texts.ts';
import { load } from './support.ts';

const reader = makeReader({ units: [], codes: [], drawn: [] }, 'en');

/** How often a pattern is applied while `run` runs. */
function countSteps(run: () => unknown): number {
  const original = RegExp.prototype.exec;
  let steps = 0;
  // `test`, `match`, `matchAll`, `replace` and `split` call it, too.
  Reflect.set(RegExp.prototype, 'exec', function exec(this: RegExp, text: string) {
    steps += 1;
    return original.call(this, text);
  });
  try {
    run();
  } finally {
    Reflect.set(RegExp.prototype, 'exec', original);
  }
  return steps;
}

describe('texts that make patterns go back', () => {
  it('a sentence of twice the length is searched for figures in twice the steps', () => {
    const grown = slowTexts.flatMap(({ name, make }) => {
      const steps = (length: number) => countSteps(() => figuresInText(make(length), reader));
      const [once, twice] = [steps(900), steps(1800)];
      return twice > 2.2 * once + 50 ? [`${name}: ${once}, ${twice}`] : [];
    });
    expect(grown).toEqual([]);
    expect(slowTexts.length).toBeGreaterThan(140);
  });

  it('a figure behind a chain of numbers without a unit is found; no figure is looked for in 2,001 characters', () => {
    const chain = `A part of ${'9+'.repeat(400)}9 of them, with 250 ton`;
    expect(figuresInText(chain, reader).map(({ text }) => text)).toEqual(['250 ton']);
    const long = (length: number) => figuresInText(`A force of 250 ton${' '.repeat(length - 18)}`, reader);
    expect([long(2000).length, long(2001).length]).toEqual([1, 0]);
  });

  const eachPlace = Object.entries(places).map(([name, put], at) => [name, put, at] as const);
  it.each(eachPlace)('the check of %s with twice the length takes about twice the steps', (_, put, place) => {
    load();
    // A third of the texts, each at one place. Every text at every place is part of the soak tests.
    const grown = slowTexts
      .filter((__, at) => at % (3 * eachPlace.length) === 3 * place)
      .flatMap(({ name, make }) => {
        const steps = (length: number) => countSteps(() => load(put(make(length))));
        const [once, twice] = [steps(3000), steps(6000)];
        return twice > 2.2 * once ? [`${name}: ${once}, ${twice}`] : [];
      });
    expect(grown).toEqual([]);
  });

  // V8 refuses patterns from some 30,000 characters on: each of these stopped the check with a stack trace.
  it.each(['x', 'ж'])('a text, a label, a unit and its words of 60,000 times %s are checked', (sign) => {
    const long = sign.repeat(60_000);
    const text = JSON.stringify(`The ${long}.Xy of it {${long}} presses 8 t and is 9 m long.`);
    const model = (rows: string) =>
      `name: BLT300\ncategory: tyrescrapbaler\ndescription: ${text}\nspecifications:\n  Table:\n    ${rows}\n`;
    const unit = `units:\n  - sign: ab\n    isBefore: true\n    words: [${JSON.stringify(long)}]\n`;
    const { findings } = load({
      'models/blt300.yaml': model(`Force: ${text}`),
      'models/blt301.yaml': model(`${JSON.stringify(long)}: 9 t`).replace(text, 'It presses 8 t and is 9 m long.'),
      'units.yaml': `${unit}  - sign: ${JSON.stringify(long)}\n`,
    });
    expect(findings.filter(({ file }) => file === 'units.yaml')).toHaveLength(2);
  });

  // Each took 1.5 to 50 seconds.
  it.each([
    ['a text without quotes', '" …"'],
    ['a text without quotes', '"# …"'],
    ['a label', '"mm x …"'],
    ['a sentence', '"9-…"'],
    ['a sentence', '"9+…"'],
    ['a sentence', '"ж…"'],
    ['an address', '"/…!"'],
    ['an address', '"https://a.…"'],
  ])('%s of 60,000 characters is checked at once: %s', (place, wanted) => {
    const changes = places[place]?.(slowTexts.find(({ name }) => name === wanted)?.make(60_000) ?? '');
    expect(changes).toBeDefined();
    expect(timeBelow(1000, () => load(changes))).toBeLessThan(1000);
  });
});
