import { readFileSync } from 'node:fs';
import { writeXlsx, type WriteSheet } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { timeBelow } from '../catalogue/fuzz/processor-time.ts';
import { englishReader } from '../figures/english-reader.ts';
import { readSpreadsheet } from '../../src/new-entries/cells.ts';
import { readInWorker } from '../../scripts/import/read-in-worker.ts';
import { readTable } from '../../src/new-entries/read-table.ts';
import type { Cell } from '../../src/new-entries/table-words.ts';

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
    [
      'a brand before the model',
      'Manufacturer;Model;Pin_Width_mm\nSample;QB12;30.0\nOther;QC30;40.0\n',
      [
        ['Manufacturer Sample', 'Pin Width 30.0 mm'],
        ['Manufacturer Other', 'Pin Width 40.0 mm'],
      ],
    ],
    [
      'a row of units, and one of the names of a program',
      'Name,Weight,Drive\nUnits,kg,\n[0],mac_weight,mac_drive\nA1,9,Oil\nA2,8,Oil\n',
      [
        ['Weight 9 kg', 'Drive Oil'],
        ['Weight 8 kg', 'Drive Oil'],
      ],
    ],
    [
      'what a program says of its export above the header',
      'Report;2026;\nUser;Ravi;\nModel;Weight (kg);Force (t)\nA1;9;1\nA2;8;2\n',
      [
        ['Weight 9 kg', 'Force 1 t'],
        ['Weight 8 kg', 'Force 2 t'],
      ],
    ],
    [
      'a column of numbers before the particulars',
      'Sr. No.;Particulars;A1;A2\n1;Weight (kg);9;8\n2;Force (t);1;2\n',
      [
        ['Weight 9 kg', 'Force 1 t'],
        ['Weight 8 kg', 'Force 2 t'],
      ],
    ],
    [
      'empty cells at the end of rows',
      'Model;Weight (kg);Force (t)\nA1;9;1;;;\nA2;8;2;;;\n',
      [
        ['Weight 9 kg', 'Force 1 t'],
        ['Weight 8 kg', 'Force 2 t'],
      ],
    ],
    [
      'units in other places',
      'Model;Mass / kg;Height mm;Noise level dB(A);Flow [kg/h]*;Rise (in mm);Drive – kW;Rate* (t/h)\nA1;9;8;78;5;6;4;3\nA2;8;7;80;5;6;4;3\n',
      [
        ['Mass 9 kg', 'Height 8 mm', 'Noise level 78 dB(A)', 'Flow 5 kg/h', 'Rise 6 mm', 'Drive 4 kW', 'Rate 3 t/h'],
        ['Mass 8 kg', 'Height 7 mm', 'Noise level 80 dB(A)', 'Flow 5 kg/h', 'Rise 6 mm', 'Drive 4 kW', 'Rate 3 t/h'],
      ],
    ],
    [
      'two units in a header, and units with spaces',
      'Model;Power kW / HP;Drive (kW/HP);Noise dB (A);Sound [dB (A)];Rate kg / h;Flow (m³ / h)\nA1;22 / 30;22/30;78;80;5;6\nA2;30 / 40;30/40;79;81;6;7\n',
      [
        [
          'Power kW / HP 22 / 30',
          'Drive (kW/HP) 22/30',
          'Noise 78 dB(A)',
          'Sound 80 dB(A)',
          'Rate 5 kg/h',
          'Flow 6 m³/h',
        ],
        [
          'Power kW / HP 30 / 40',
          'Drive (kW/HP) 30/40',
          'Noise 79 dB(A)',
          'Sound 81 dB(A)',
          'Rate 6 kg/h',
          'Flow 7 m³/h',
        ],
      ],
    ],
    [
      'signs around figures',
      'Model;Opening (mm);Temp (°C)\nA1;Ø 800;−20\nA2;800 x 600 (opt. 1000 x 600);<= 210\n',
      [
        ['Opening Ø 800 mm', 'Temp −20 °C'],
        ['Opening 800 x 600 mm (opt. 1000 x 600)', 'Temp <= 210 °C'],
      ],
    ],
    [
      'texts kept as formulas, and signs that nobody sees',
      'Model;Weight (kg)\n="A1";9\u200b\n="A2";\u202f8\n',
      [['Weight 9 kg'], ['Weight 8 kg']],
    ],
  ])('with %s is read as it is shown', async (_what, text, [first, second]) => {
    expect(Object.values(((await read(text)) as { machines: object }).machines)).toEqual([first, second]);
  });

  it('has no value where a program shows an error, in whatever language, told once a column', async () => {
    const words = ['#¡REF!', '#N/D', '#¿NOMBRE?', '#YOK', 'Err:502', '########', 'Loading...', '#GETTING_DATA'];
    const found = await read(
      ['Model;Weight;Force', 'A1;9;1', ...words.map((word, at) => `B${at};${word};1`)].join('\n'),
    );
    expect(found).toMatchObject({ notes: [expect.stringMatching(/^B3, B4, B5, …, B9, B10 \(Weight\) were left out/)] });
  });

  it('is read where a chart has a sheet of its own', async () => {
    const bytes = readFileSync('tests/fixtures/chart-sheet.xlsx');
    expect(await readSpreadsheet('chart.xlsx', bytes)).toMatchObject({ tables: [{ rows: { length: 3 } }] });
  });

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

  it('shows dates with a year of four digits as their cells do', async () => {
    const value = new Date('2024-03-01');
    const formats = ['dd.mm.yyyy', '[$-407]mmmm yyyy', 'yyyy', 'm/d/yyyy', 'd-mmm', 'mmm-yy', 'h:mm'];
    const cells = new Map(formats.map((numFmt, c) => [`1,${c + 1}`, { value, style: { numFmt } }]));
    const rows = [
      ['Model', ...formats.map((_, at) => `Row ${'ABCDEFG'[at]}`)],
      ['A1', ...formats.map(() => value)],
    ];
    const { machines, notes } = (await read({ rows, cells })) as {
      machines: Record<string, string[]>;
      notes: string[];
    };
    expect(machines['A1']).toEqual(['Row A 01.03.2024', 'Row B March 2024', 'Row C 2024', 'Row D 2024-03-01']);
    expect(notes.filter((note) => note.includes('Excel made a date of it'))).toHaveLength(3);
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

  it.each([
    ['windows-1251', [0xcc, 0xee, 0xe4, 0xe5, 0xeb, 0xfc], 'Модель'],
    ['windows-1250', [0x50, 0xb3, 0x79, 0x74, 0x61], 'Płyta'],
    ['windows-1254', [0x41, 0xf0, 0xfd, 0x72, 0x6c, 0xfd, 0x6b], 'Ağırlık'],
    ['windows-1252', [0xde, 0x79, 0x6e, 0x67, 0x64, 0xf0, 0x69], 'Þyngdði'],
    ['macintosh', [0x4c, 0x8a, 0x6e, 0x67, 0x65], 'Länge'],
    ['gb18030', [0xd0, 0xcd, 0xba, 0xc5], '型号'],
    ['cp850', [0x47, 0x72, 0x94, 0xe1, 0x65], 'Größe'],
    ['ibm866', [0x8c, 0xae, 0xa4, 0xa5, 0xab, 0xec], 'Модель'],
  ])('in %s is asked about, with a word of it in each encoding', async (encoding, bytes, word) => {
    const content = Buffer.concat([Buffer.from('Model;Force (t);'), Buffer.from(bytes), Buffer.from('\nA1;1;2\n')]);
    const { encodings, ...asked } = await readSpreadsheet('a.csv', content);
    expect(asked).toEqual({ problem: expect.stringMatching(/^a\.csv is written in an encoding that is not known/) });
    expect(encodings).toContainEqual({ encoding, sample: word });
    expect(await readSpreadsheet('a.csv', content, encoding)).toMatchObject({
      tables: [{ rows: [{ 2: { text: word } }, { 0: { text: 'A1' } }] }],
      encodings: expect.arrayContaining([{ encoding, sample: word }]),
    });
  });

  it('in Windows-1252 is read in Western languages', async () => {
    const text = 'Modèle;Größe (m³);Préréglée à l’été;Señal nº;Länge × Høyde\nA1;1½;±0,5 °C;“oui”;œuvre créée\n';
    const special: Record<string, number> = { '’': 0x92, '“': 0x93, '”': 0x94, œ: 0x9c };
    const bytes = Uint8Array.from(text, (sign) => special[sign] ?? sign.charCodeAt(0));
    expect(await readSpreadsheet('a.csv', bytes)).toMatchObject({
      tables: [{ rows: [{ 1: { text: 'Größe (m³)' } }, { 4: { text: 'œuvre créée' } }] }],
    });
  });

  it('is refused where decimal commas part its cells', async () => {
    expect(await read('Model,Power (kW),Force (t)\nA1,7,5,150\nA2,11,0,160\n')).toContain('a comma in a figure parts');
  });
});

describe('a spreadsheet that is too large, or made to do harm', () => {
  const machines = [
    ['Model', 'Force', 'Weight'],
    ['A1', '200 t', '9 t'],
    ['A2', '250 t', '11 t'],
  ];
  const figures = { A1: ['Force 200 t', 'Weight 9 t'], A2: ['Force 250 t', 'Weight 11 t'] };

  it('is read where it is used: not to a stray cell or the end of a merge', async () => {
    const stray = new Map([
      ['1048575,0', { value: 'x' }],
      ['0,16383', { value: 'x' }],
    ]);
    const formats = new Map([['9000,900', { value: null, style: { numFmt: '0' } }]]);
    const merges = [merged(2, 2, 1_048_575, 16_383)];
    for (const more of [{ cells: stray }, { cells: formats }, { merges }])
      expect(await read({ rows: machines, ...more })).toEqual({ machines: figures, notes: [] });
    const hidden = Array.from({ length: 16_000 }, (_, c) => ({ hidden: c > 2 }));
    expect(await read({ rows: machines, columns: hidden })).toEqual({ machines: figures, notes: [] });
  });

  it('names a few of many hidden columns', async () => {
    const rows = machines.map((row) => [...row, ...Array.from({ length: 100 }, () => 'x')]);
    const columns = rows[0]?.map((_, c) => ({ hidden: c > 2 })) ?? [];
    const sheet = await readSpreadsheet('a.xlsx', await writeXlsx({ sheets: [{ name: 'S', rows, columns }] }));
    expect(sheet).toMatchObject({ notes: [expect.stringMatching(/^S: hidden columns D, E, F, …, CX, CY left out/)] });
  });

  it('of 130,000 rows is read up to row 2,000, and says so', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, r) => [`B${r}`, '5 t', '6 t']);
    const csv = Buffer.from(['Model,Force,Weight', ...rows(130_000).map(String)].join('\n'));
    const workbook = await writeXlsx({ sheets: [{ name: 'S', rows: [...machines, ...rows(12_000)] }] });
    for (const [name, bytes] of [['list.csv', csv] as const, ['list.xlsx', workbook] as const]) {
      const sheet = await readSpreadsheet(name, bytes);
      expect(sheet).toMatchObject({ notes: [expect.stringContaining('what stands below row 2000 was left out')] });
      const { tables } = sheet as Extract<typeof sheet, { tables: unknown }>;
      expect(tables[0]?.rows).toHaveLength(2_000);
      const { names } = readTable(tables[0]?.rows ?? [], englishReader, known);
      expect(names.length).toBeGreaterThan(1_900);
    }
    const whole = await writeXlsx({ sheets: [{ name: 'S', rows: rows(2_000) }] });
    expect(await readSpreadsheet('list.xlsx', whole)).toMatchObject({ notes: [] });
  });

  it('of 5,000 columns is read up to column 1,000, and says so; of more cells it is left out', async () => {
    const rowsOf = (count: number, width: number) =>
      Array.from({ length: count }, (_, r) => Array.from({ length: width }, (_cell, c) => `h${c}, ${r}`));
    const readWide = async (count: number) => [
      await readSpreadsheet(
        'wide.csv',
        Buffer.from(
          rowsOf(count, 5_000)
            .map((cells) => cells.join(';'))
            .join('\n'),
        ),
      ),
      await readSpreadsheet(
        'wide.xlsx',
        await writeXlsx({ sheets: [{ name: 'wide.xlsx', rows: rowsOf(count, 1_100) }] }),
      ),
    ];
    const cut = [expect.stringMatching(/^wide\.\w+: what stands right of column ALL, the 1,000th, was left out\.$/)];
    for (const sheet of await readWide(30))
      expect(sheet).toMatchObject({
        tables: [{ rows: Array.from({ length: 30 }, () => ({ length: 1_000 })) }],
        notes: cut,
      });
    for (const sheet of await readWide(101))
      expect(sheet).toEqual({
        problem: expect.stringMatching(/wide\.\w+, A1 to ALL101 was left out: it has more than/),
      });
    const whole = await writeXlsx({ sheets: [{ name: 'S', rows: rowsOf(3, 1_000) }] });
    expect(await readSpreadsheet('a.xlsx', whole)).toMatchObject({ notes: [] });
  });

  it('of more than 20 MB, or 200 MB unpacked, is refused before it is read', async () => {
    const large = await readSpreadsheet('list.csv', new Uint8Array(20_000_001));
    expect(large).toEqual({ problem: expect.stringContaining('list.csv has more than 20 MB.') as string });
    const zip = Buffer.from(await writeXlsx({ sheets: [{ name: 'S', rows: machines }] }));
    const directory = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    for (const stated of [200_000_001, 0xffffffff, 0]) {
      zip.writeUInt32LE(stated, directory + 24);
      const bomb = await readSpreadsheet('list.xlsx', zip);
      expect(bomb).toEqual({ problem: expect.stringContaining('more than 200 MB once it is unpacked.') as string });
    }
  });

  it.each(['a', '_', '*', '–'])('with 60,000 times %s in a cell is read in a second', async (sign) => {
    const cell = `${sign.repeat(60_000)}!`;
    const bytes = Buffer.from(`Model,Force,${cell}\nA1,5 t,6 t\n${cell},5 t,6 t\n`);
    // The last byte is no UTF-8.
    for (const text of [bytes, Buffer.concat([bytes, Buffer.from([0xe4])])])
      expect(timeBelow(1000, () => void readSpreadsheet('list.csv', text))).toBeLessThan(1000);
    const { tables } = (await readSpreadsheet('list.csv', bytes)) as { tables: { rows: Cell[][] }[] };
    expect(tables).toHaveLength(1);
    const time = timeBelow(1000, () => void tables.map(({ rows }) => readTable(rows, englishReader, known)));
    expect(time).toBeLessThan(1000);
  });

  it('with a cell that holds the rest of the file, or 60 MB of one sign, is not read on', async () => {
    const problem = expect.stringContaining('has a cell of more than 100,000 characters') as string;
    const long = 'a\n'.repeat(60_000);
    expect(await readSpreadsheet('list.csv', Buffer.from(`Model,Force\nA1,"${long}"\n`))).toEqual({ problem });
    const rows = [...machines, ['A9', long]];
    expect(await readSpreadsheet('list.xlsx', await writeXlsx({ sheets: [{ name: 'S', rows }] }))).toEqual({ problem });
  });

  it('is given up after the time that it may take, without harm to what goes on', async () => {
    const zip = await writeXlsx({ sheets: [{ name: 'S', rows: machines }] });
    expect(await readInWorker('list.xlsx', zip)).toMatchObject({ tables: [{ name: 'S, A1 to C3' }] });
    const late = await readInWorker('list.xlsx', zip, { limit: 1 });
    expect(late).toEqual({ problem: expect.stringContaining('could not be read within 10 seconds') as string });
  });
});
