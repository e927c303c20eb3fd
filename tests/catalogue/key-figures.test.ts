import { describe, expect, it } from 'vitest';
import { keyFiguresOf, listedFiguresOf } from '../../src/catalogue/link/key-figures.ts';
import { makeFigure } from '../../src/figures/make-figure.ts';
import { rangeOf } from '../../src/figures/measure.ts';
import { englishReader } from '../figures/english-reader.ts';
import { linked, load, type Changes } from './support.ts';
import { append, found, rename } from './support-rules.ts';

const chosen = append('keyFigures: [force, Weight, Motor]\n');

/** The figures of each model of the fixture's balers, as `label value`. */
function figuresOf(changes: Changes): string[][] {
  const { models } = linked(changes);
  return models
    .filter(({ category }) => category.id === 'tyrescrapbaler')
    .map(({ comparedFigures }) => comparedFigures.map(({ label, text }) => `${label} ${text || '—'}`));
}

describe('key figures that a category chooses', () => {
  it('are the same rows in the same order on every card, with a gap where a model has none', () => {
    expect(figuresOf({ 'categories/tyrescrapbaler.yaml': chosen })).toEqual([
      ['force 150 Ton', 'Weight 9000 kg', 'Motor 20 HP + 2 HP'],
      ['force 250 Ton', 'Weight 11000 kg', 'Motor —'],
    ]);
  });

  it('are each maker’s own, whatever unit the other models have', () => {
    const changes = {
      'categories/tyrescrapbaler.yaml': chosen,
      'models/blt250.yaml': rename(/11000 kg/g, '11 t'),
      'models/blt300.yaml':
        'name: BLT300\ncategory: tyrescrapbaler\ndescription: X\nfeatures: [Y]\nhighlights: { force: 2.9 MN, weight: 12000 kg }\nspecifications: { A: { Motor: On request } }\n',
    };
    expect(figuresOf(changes).map(([, weight]) => weight)).toEqual([
      'Weight 9000 kg',
      'Weight 11 t',
      'Weight 12000 kg',
    ]);
    expect(figuresOf(changes)[2]).toEqual(['force 2.9 MN', 'Weight 12000 kg', 'Motor On request']);
  });

  it('are inherited, unless a category names its own', () => {
    const { categories } = linked({
      'categories/baler.yaml': chosen,
      'categories/pcb.yaml': append('keyFigures: [Force, Weight, Bale size]\n'),
    });
    const keys = Object.fromEntries(categories.map(({ id, keyFigures }) => [id, keyFigures]));
    expect(keys['tyrescrapbaler']).toEqual(['force', 'Weight', 'Motor']);
    expect(keys['pcb']).toEqual(['Force', 'Weight', 'Bale size']);
    expect(keys['tyrecutting']).toBeUndefined();
  });

  it('leave gaps out on a page of one model, and lists add its other highlights', () => {
    const catalogue = linked({
      'categories/tyrescrapbaler.yaml': append('keyFigures: [Force, Motor, Oil tank]\n'),
      'models/blt150.yaml': append('    Oil tank: 600 litres\n'),
    });
    const model = catalogue.models.find(({ id }) => id === 'blt250');
    expect(model && keyFiguresOf(catalogue, model, 6).map(({ label }) => label)).toEqual(['Force', 'Weight']);
    expect(model && listedFiguresOf(model).map(({ label }) => label)).toEqual(['Force', 'Motor', 'Oil tank', 'Weight']);
  });

  it('that no model has are a finding; a category without models waits for its first', () => {
    const misspelt = { 'categories/tyrescrapbaler.yaml': append('keyFigures: [Force, Wieght, Motor]\n') };
    expect(found(misspelt, 'key-figures/unknown')).toEqual([
      expect.stringMatching(
        /^warning categories\/tyrescrapbaler.yaml:\d+ No model of this category has a figure `Wieght`; did you mean `Weight`\? → write `Weight`$/,
      ),
    ]);
    expect(found({ 'categories/pcb.yaml': append('keyFigures: [A, B, C]\n') }, 'key-figures/unknown')).toEqual([]);
    expect(found({ 'categories/baler.yaml': chosen }, 'key-figures/unknown')).toEqual([]);
  });
});

describe('a figure that is lacking for another reason', () => {
  const sheet =
    'title: Cutters\ndescription: One for all.\nfeatures: [Strong]\nspecifications:\n  Main:\n    Blade: 400 mm\n    Motor: 20 HP\n    Weight: 900 kg\n';
  const withSheet = (text: string): Changes => ({
    'categories/tyrecutting.yaml': append('keyFigures: [Blade, Motor, Weight]\n'),
    'sheets/sht2000.yaml': text,
  });
  const rules = (changes: Changes) => load(changes).findings.map(({ file, rule }) => `${file} ${rule}`);
  const own = (changes: Changes, file: string) => {
    const all = rules(changes);
    expect(all).not.toEqual([]);
    expect(all.filter((finding) => !finding.startsWith(file))).toEqual([]);
  };

  it('is no second finding beside that of the file', () => {
    expect(rules(withSheet(sheet))).toEqual([]);
    own(withSheet(sheet.replace('Motor: 20 HP', 'Motor 20 HP')), 'sheets/sht2000.yaml');
    own(withSheet(sheet.replace('specifications:', 'specification:')), 'sheets/sht2000.yaml');
    own(withSheet(sheet.slice(0, sheet.indexOf('    Motor')) + '    "Motor'), 'sheets/sht2000.yaml');
    own({ ...withSheet(sheet), 'models/tcpcr100.yaml': rename('sht2000', 'sheet-2') }, 'models/tcpcr100.yaml');
    own({ ...withSheet(sheet), 'models/tcpcr100.yaml': rename('sheet:', 'sheeet:') }, 'models/tcpcr100.yaml');
    const chosenHere = { 'categories/tyrescrapbaler.yaml': append('keyFigures: [Force, Weight, Motor]\n') };
    own({ ...chosenHere, 'models/blt150.yaml': rename('tyrescrapbaler', 'tyrescrapbalers') }, 'models/blt150.yaml');
    own({ ...chosenHere, 'models/blt150.yaml': rename('category:', 'categori:') }, 'models/blt150.yaml');
  });

  it('is the only finding where a valid sheet has no such row', () => {
    const renamed = withSheet(sheet.replace('Motor', 'Engine'));
    expect(rules(renamed)).toEqual(['categories/tyrecutting.yaml key-figures/unknown']);
  });
});

describe('a range', () => {
  const range = (texts: string[]) => {
    const made = rangeOf(texts.map((one) => englishReader.read('Row', one)));
    const text = made && makeFigure(englishReader, 'Row', made).text;
    return made?.approximate ? `about ${text}` : text;
  };

  it('spans the figures of one kind, whatever their unit', () => {
    expect(range(['800 to 1200 kg', '1200 to 2 000 kg'])).toBe('800–2000 kg');
    expect(range(['9 t', '11000 kg', '9000 kg'])).toBe('9000–11000 kg');
    expect(range(['about 15500 Kg', 'about 26500 Kg'])).toBe('about 15500–26500 Kg');
    expect(range(['35 mm', '60 mm'])).toBe('35–60 mm');
    expect(range(['180 HP (132 kW)', '20 HP'])).toBe('20–180 HP');
  });

  it('is none of figures with several amounts, open ends or words', () => {
    expect(range(['20 HP + 2 HP', '30 HP'])).toBeUndefined();
    expect(range(['up to 30 m', '20 m'])).toBeUndefined();
    expect(range(['On request', '20 m'])).toBeUndefined();
  });
});

describe('the figures of a category', () => {
  it('are those of its models, even if one does not state any yet', () => {
    const figures = (changes: Changes) => {
      const category = linked({ 'categories/tyrescrapbaler.yaml': chosen, ...changes }).categories.find(
        ({ id }) => id === 'tyrescrapbaler',
      );
      return category?.commonFigures.map(({ label, text }) => `${label} ${text}`);
    };
    const model = 'name: BLT300\ncategory: tyrescrapbaler\ndescription: X\nfeatures: [Y]\n';
    const both = ['force 150–250 Ton', 'Weight 9000–11000 kg'];
    expect(figures({})).toEqual(both);
    expect(figures({ 'models/blt300.yaml': model })).toEqual(both);
    const onRequest = `${model}specifications: { A: { Weight: On request } }\n`;
    expect(figures({ 'models/blt300.yaml': onRequest })).toEqual(both);
    expect(figures({ 'models/blt300.yaml': `${model}highlights: { force: 300 Ton }\n` })).toEqual([
      'force 150–300 Ton',
    ]);
  });
});
