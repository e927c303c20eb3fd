// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pastedCells, tablesOf } from '../../src/editor/form/pasted.ts';
import { englishReader } from '../figures/english-reader.ts';
import { readTable } from '../../src/new-entries/read-table.ts';

const known = { models: new Set<string>(), rows: new Set(['force', 'weight']) };

/** What a pasted text gives: the names of machines, and the figures of each. */
function read(text: string) {
  const cells = pastedCells('', text);
  const table = cells && readTable(cells, englishReader, known);
  return (
    table && {
      names: table.names,
      figures: table.names.map((_, index) => tablesOf(table, index).flatMap(({ rows }) => rows)),
    }
  );
}

const plain = [
  ['Force', '300 Ton'],
  ['Weight', '14500 kg'],
];

describe('a pasted table', () => {
  it('leaves out its header and puts the column of units behind the figures', () => {
    const one = read('Parameter\tUnit\tBLT300\nForce\tTon\t300\nWeight\tkg\t14500\n');
    expect(one).toEqual({ names: ['BLT300'], figures: [plain] });
  });

  it('may have its units behind the figures', () => {
    expect(read('Parameter\tValue\tUnit\nForce\t300\tTon\nWeight\t14500\tkg')?.figures).toEqual([plain]);
    expect(read('Force\t300\tTon\nWeight\t14500\tkg')?.figures).toEqual([plain]);
  });

  it('may be lines with bullets, or have cells with line breaks, which Excel puts in quotes', () => {
    expect(read('• Force: 300 Ton\n• Weight: 14500 kg')?.figures).toEqual([plain]);
    const size = ['Size "outside"', '5000 x 1540 mm'];
    expect(read('"Size ""outside"""\t"5000 x\n1540 mm"\nForce\t300 Ton\nWeight\t14500 kg')?.figures).toEqual([
      [size, ...plain],
    ]);
  });

  it('of several machines in columns gives the figures of each, so that the editor can ask', () => {
    const several = read('\tBLT200\tBLT250\tBLT300\nForce (t)\t200\t250\t300\n');
    expect(several).toEqual({
      names: ['BLT200', 'BLT250', 'BLT300'],
      figures: [[['Force', '200 t']], [['Force', '250 t']], [['Force', '300 t']]],
    });
  });

  it('of machines in rows has its units in the header', () => {
    const rows = Array.from({ length: 61 }, (_, index) => `BLT${index + 300}\t${index + 300}\t14500`);
    const table = read(['Model\tForce (t)\tWeight (kg)', ...rows].join('\r\n'));
    expect(table?.names).toHaveLength(61);
    expect(table?.figures[60]).toEqual([
      ['Force', '360 t'],
      ['Weight', '14500 kg'],
    ]);
  });

  it('has its unit in the name of a row', () => {
    expect(read('Force [t]\t300')?.figures).toEqual([[['Force', '300 t']]]);
    expect(read('Length (L)\t300 mm\nBolts, M12\t8')?.figures[0]).toEqual([
      ['Length (L)', '300 mm'],
      ['Bolts, M12', '8'],
    ]);
  });

  it('may be lines of a text', () => {
    expect(read('Force: 300 t\nWeight: 14500 kg')?.figures).toEqual([
      [
        ['Force', '300 t'],
        ['Weight', '14500 kg'],
      ],
    ]);
    expect(read('one line: of a text')).toBeUndefined();
    expect(read('one line')).toBeUndefined();
  });

  it('has headings in rows with one cell', () => {
    const cells = pastedCells('', 'Electrical\t\nMotor\t20\tHP\n\nSize\nWeight\t9000 kg\n');
    expect(cells && tablesOf(readTable(cells, englishReader, known))).toEqual([
      { heading: 'Electrical', rows: [['Motor', '20 HP']] },
      { heading: 'Size', rows: [['Weight', '9000 kg']] },
    ]);
  });

  it('may have headings in merged cells over its columns', () => {
    const [press, size] = [{ text: 'Press' }, { text: 'Size' }];
    const cell = (text: string) => ({ text });
    const rows = [
      [press, press],
      [cell('Force'), cell('300 t')],
      [size, size, size],
      ['Weight', '14500', 'kg'].map(cell),
    ];
    expect(tablesOf(readTable(rows, englishReader, known))).toEqual([
      { heading: 'Press', rows: [['Force', '300 t']] },
      { heading: 'Size', rows: [['Weight', '14500 kg']] },
    ]);
  });

  it('names the rows without figures that are left out', () => {
    const cells = pastedCells('', 'Force\t300 t\nCooling\t-\n\t5\n') ?? [];
    expect(readTable(cells, englishReader, known).notes).toEqual([
      'Figures without a name (5) were left out: write what they are.',
      'Left out, because they have no figures: Cooling.',
    ]);
  });

  it('keeps what it does not know: columns without a name, and rows called type', () => {
    expect(read('Type\thydraulic\nMotor\t20 HP')?.figures[0]?.[0]).toEqual(['Type', 'hydraulic']);
    expect(read('Motor\t20 HP\t2 HP\nPump\t3 kW\t4 kW')?.names).toEqual(['Column 2', 'Column 3']);
  });
});
