import { describe, expect, it } from 'vitest';
import { makeFigure, unitInRow, type MadeOf } from '../../src/figures/make-figure.ts';
import { rangeOf, spanOf } from '../../src/figures/measure.ts';
import { makeReader } from '../../src/figures/reader.ts';
import { englishReader } from './english-reader.ts';

const german = makeReader({ units: [], codes: [], drawn: [] }, 'de');
const textsOf = (reader: typeof german, label: string, made: MadeOf) => {
  const { value, metric = value, imperial = value } = reader.show(makeFigure(reader, label, made));
  return { value, metric, imperial };
};

describe('a figure that the program works out', () => {
  it('is written in the language of the catalogue: nothing reads its numbers again', () => {
    const range = rangeOf(['0,125 bar', '0,5 bar', '1,375 bar'].map((text) => german.read('Druck', text)));
    expect(range && textsOf(german, 'Druck', range)).toEqual({
      value: '0,125–1,375 bar',
      metric: '0,125–1,375 bar',
      imperial: '1,81–19,94 psi',
    });
  });

  it('is one amount, a range, or the sides of a size', () => {
    const unit = unitInRow('Row', 'mm', englishReader);
    const size = makeFigure(englishReader, 'Row', { numbers: [5000, 1540], join: ' × ', unit });
    expect(size.text).toBe('5000 × 1540 mm');
    expect(spanOf(size, 'mm', englishReader)).toEqual({ low: 5000, high: 5000 });
    const range = makeFigure(englishReader, 'Row', { numbers: [10, 20], unit });
    expect(range.text).toBe('10–20 mm');
    expect(spanOf(range, 'mm', englishReader)).toEqual({ low: 10, high: 20 });
  });

  it('is rounded once: other units are made of the exact value', () => {
    const unit = unitInRow('Row', 'kW', englishReader);
    // 293.6 kW are 399.2 HP, the rounded 294 kW would be 399.7.
    expect(textsOf(englishReader, 'Row', { numbers: [293.6], decimals: 0, unit })).toEqual({
      value: '294 kW',
      metric: '294 kW',
      imperial: '399 HP',
    });
  });

  it('has the unit as its row has it', () => {
    expect(unitInRow('Pressing force', 't', englishReader).kind).toBe('force');
    expect(unitInRow('Weight', 't', englishReader).kind).toBe('mass');
  });
});
