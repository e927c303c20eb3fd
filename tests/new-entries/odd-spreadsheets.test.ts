import { writeXlsx, type WriteSheet } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { englishReader } from '../figures/english-reader.ts';
import { readSpreadsheet } from '../../src/new-entries/cells.ts';
import { readTable } from '../../src/new-entries/read-table.ts';

const known = { models: new Set<string>(), rows: new Set(['force', 'weight']) };

/** The figures of each machine in a file, by name, and what was left out; or why it cannot be read. */
async function read(content: string | Partial<WriteSheet>) {
  const bytes =
    typeof content === 'string' ? Buffer.from(content) : await writeXlsx({ sheets: [{ name: 'S', ...content }] });
  const sheet = await readSpreadsheet(typeof content === 'string' ? 'list.csv' : 'list.xlsx', bytes);
  if ('problem' in sheet) return sheet.problem;
  expect(sheet.tables).toHaveLength(1);
  const { names, properties, notes } = readTable(sheet.tables[0]?.rows ?? [], englishReader, known);
  const figuresOf = (at: number) =>
    properties.map(({ group, label, values }) => `${group && `${group}: `}${label} ${values[at]}`);
  return { machines: Object.fromEntries(names.map((name, at) => [name, figuresOf(at)])), notes };
}

const merged = (startRow: number, startCol: number, endRow: number, endCol: number) => ({
  startRow,
  startCol,
  endRow,
  endCol,
});

describe('a spreadsheet', () => {
  it.each([
    ['#,##0,"t"', 12_500, '12.5 t'],
    ['#,##0\\ \\k\\g', 1500, '1500 kg'],
    ['0" kg (dry)"', 1500, '1500 kg (dry)'],
    ['"max. "0', 150, 'max. 150'],
    ['"ca. "0" mm"', 150, 'ca. 150 mm'],
    ['[$€-407] #,##0.00', 99.95, '€ 99.95'],
    ['#,##0.00 €', 99.95, '99.95 €'],
    ['0.0 %', 0.155, '15.5 %'],
    ['[Red]0_ ;-0', 7, '7'],
    ['General', 1.25, '1.25'],
  ])('keeps the words and the unit of the number format %s', async (numFmt, value, wanted) => {
    const cells = new Map([['1,1', { value, style: { numFmt } }]]);
    const rows = [
      ['Model', 'Figure'],
      ['A1', value],
    ];
    expect(await read({ rows, cells })).toEqual({ machines: { A1: [`Figure ${wanted}`] }, notes: [] });
  });

  it('gives the unit of a merged header to its columns, and takes min. and max. for limits', async () => {
    const rows = [
      ['Model', 'Size (mm)', null, 'Capacity (t/h)', null],
      [null, 'Length', 'Width', 'min.', 'max.'],
      ['A1', 4000, 1500, 2, 3],
    ];
    const found = await read({ rows, merges: [merged(0, 1, 0, 2), merged(0, 3, 0, 4)] });
    const figures = ['Size: Length 4000 mm', 'Size: Width 1500 mm', 'Capacity min. 2 t/h', 'Capacity max. 3 t/h'];
    expect(found).toEqual({ machines: { A1: figures }, notes: [] });
  });

  it('has no machines in headings, repeated headers and titles', async () => {
    const rows = [
      ['Our balers'],
      [],
      ['Without guarantee'],
      [],
      ['Model', 'Force (t)'],
      ['Small balers', null],
      ['A1', 1],
      ['Model', 'Force (t)'],
      ['A2', 2],
    ];
    expect(await read({ rows, merges: [merged(5, 0, 5, 1)] })).toEqual({
      machines: { A1: ['Force 1 t'], A2: ['Force 2 t'] },
      notes: ['Small balers (A6) was left out: it has no figures.', 'Model (A8) was left out: it repeats the header.'],
    });
  });

  it.each(['2-Mar', '01. Feb', 'Jan-26', '02. Mrz'])('leaves out the date %s, which Excel made', async (date) => {
    const found = await read(`Model;Capacity (t/h);Force (t)\nA1;${date};1\nA2;2-3;2\n`);
    expect(found).toMatchObject({
      machines: { A1: ['Capacity ', 'Force 1 t'], A2: ['Capacity 2-3 t/h', 'Force 2 t'] },
      notes: [expect.stringMatching(/^B2 \(Capacity \(t\/h\)\) was left out: Excel made a date of it/)],
    });
  });

  it('gives no unit to dates, and one to figures with words behind or signs between', async () => {
    const found = await read(
      'Model;Temperature (°C);Weight (kg)\nA1;03.04.2026;9000 (approx.)\nA2;-20 … +40;9000 (9500)\n',
    );
    expect(found).toMatchObject({
      machines: {
        A1: ['Temperature 03.04.2026', 'Weight 9000 kg (approx.)'],
        A2: ['Temperature -20 … +40 °C', 'Weight 9000 kg (9500)'],
      },
    });
  });

  it('keeps codes as they are', async () => {
    const found = await read('Model;Part no.;Artikelnummer;Weight (kg)\nA1;1.000.200;00150;1.250\nA2;12.345;1,5;0,5\n');
    expect(found).toEqual({
      machines: {
        A1: ['Part no. 1.000.200', 'Artikelnummer 00150', 'Weight 1250 kg'],
        A2: ['Part no. 12.345', 'Artikelnummer 1,5', 'Weight 0.5 kg'],
      },
      notes: [],
    });
  });

  it('is refused where decimal commas part its cells', async () => {
    expect(await read('Model,Power (kW),Force (t)\nA1,7,5,150\nA2,11,0,160\n')).toContain('a comma in a figure parts');
  });
});
