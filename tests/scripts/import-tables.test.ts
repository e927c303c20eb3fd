import { readFileSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { balers, importedData, workbook } from './import-command.ts';

const { model, pathOf, run, show, textOf } = importedData();

describe('the table of npm run import', () => {
  it('reads machines in columns, with headings, and a column of units', async () => {
    const text =
      'Technical data\tUnit\tBLT901\tBLT902\nPress\t\t\t\nForce\tt\t200\t250\nElectrical System\t\t\t\nMotor\tHP\t20\t-\n';
    const { code, output } = await run('columns.tsv', text, ...balers);
    expect(code, output).toBe(0);
    expect(output).toContain('a machine in each column; 2 machines (BLT901, BLT902)');
    expect(model('blt901')).toMatchObject({
      specifications: { 'Baling Section': { Force: '200 t' }, 'Electrical System': { Motor: '20 HP' } },
    });
    expect(Object.keys((model('blt902') as { specifications: object }).specifications)).toEqual(['Baling Section']);
  });

  it('takes fields, key figures and new rows as the file beside the spreadsheet says', async () => {
    const columns =
      'columns:\n  Info: description\n  Points: features\n  Noise: "highlights > Noise"\n  T > 50 °C: "specifications > Heat > T > 50 °C"\n  Internal: leave out\n';
    writeFileSync(pathOf('own.csv.import.yaml'), `category: tyrescrapbaler\nmachines: rows\n${columns}`);
    const text =
      'Model,Info,Points,Noise,Internal,T > 50 °C\nBLT911,"It presses.\nFast.","One door\nTwo ties",70 dB,x,no\n';
    const { code, output } = await run('own.csv', text);
    expect(code, output).toBe(0);
    expect(model('blt911')).toMatchObject({
      description: 'It presses. Fast.',
      features: ['One door', 'Two ties'],
      highlights: { Noise: '70 dB' },
      specifications: { Heat: { 'T > 50 °C': 'no' } },
    });
    expect(textOf('models/blt911.yaml')).not.toMatch(/Internal|SAMPLE/);
  });

  it('leaves out columns for the office: prices in whatever words, stock, remarks; not those with a figure of a machine', async () => {
    const columns = {
      'Price (€)': '1000',
      Nettopreis: '1000',
      'Ex factory': '₹ 1,00,000',
      'List (EUR)': '1000',
      'Rabatt (%)': '5',
      'Stock (pcs)': '3',
      'Delivery (weeks)': '8',
      السعر: '1000',
      कीमत: '1000',
      'Internal note': 'ask Ravi',
      Customer: 'Meyer',
      'Delivery (m³/h)': '50',
      'Internal diameter (mm)': '70',
    };
    const text = [
      ['Model', ...Object.keys(columns)],
      ['BLT915', ...Object.values(columns)],
    ].map((row) => row.join(';'));
    const { code, output } = await show('office.csv', text.join('\n'), ...balers);
    expect(code, output).toBe(0);
    expect(output.match(/^ {2}.* → (?!left out)/gm)).toEqual(['  Delivery → ', '  Internal diameter → ']);
    expect(output.match(/→ left out$/gm)).toHaveLength(11);
  });

  it('tells columns with one name apart by their units, and keeps what is answered of each', async () => {
    const text = 'Model;Rating (kW);Rating (HP)\nBLT916;22;30\n';
    expect((await show('power.csv', text, ...balers)).output).toContain('Rating (HP) was left out: specifications > ');
    const file = pathOf('power.csv.import.yaml');
    const answers = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      answers.replace(/Rating \(HP\): .*/, 'Rating (HP): "specifications > Baling Section > Horsepower"'),
    );
    const { code, output } = await run('power.csv', text);
    expect(code, output).toBe(0);
    const { specifications } = model('blt916') as { specifications: Record<string, object> };
    expect(Object.assign({}, ...Object.values(specifications))).toEqual({ Rating: '22 kW', Horsepower: '30 HP' });
  });

  it('writes no machines that are called by their columns', async () => {
    const { code, output } = await run('bare.csv', 'A1;100;200\nA2;110;220\n', ...balers);
    expect([code, output]).toEqual([1, expect.stringContaining('No names of machines were found')]);
  });

  it('counts the values of cells, not how they are shown, and explains cells without one', async () => {
    const sheet = {
      rows: [
        ['Model', 'Filling', 'Weight', 'Ratio', 'Force (t)', 'Ties'],
        ['BLT921', 0.5, 1234.5, new Date(Date.UTC(2026, 1, 1)), null, true],
      ],
      cells: new Map([
        ['1,1', { value: 0.5, style: { numFmt: '0%' } }],
        ['1,2', { value: 1234.5, style: { numFmt: '#,##0" kg"' } }],
        ['1,3', { value: new Date(Date.UTC(2026, 1, 1)), style: { numFmt: 'd-mmm' } }],
        ['1,4', { value: '#REF!', type: 'error' as const }],
      ]),
    };
    const { code, output } = await run('cells.xlsx', await workbook(sheet), ...balers);
    expect(code, output).toBe(0);
    expect(output).toContain('D2 (Ratio) was left out: Excel made a date of it');
    expect(output).toContain('E2 (Force (t)) was left out: the formula gives #REF!.');
    const { specifications } = model('blt921') as { specifications: Record<string, object> };
    expect(Object.assign({}, ...Object.values(specifications))).toEqual({
      Filling: '50 %',
      Weight: '1234.5 kg',
      Ties: 'Yes',
    });
  });

  it('says which rows it leaves out: hidden ones, those without name, names that stand twice, totals', async () => {
    const rows = [
      ['Model', 'Force (t)'],
      ['BLT931', 1],
      ['BLT932', 2],
      ['blt 931', 3],
      [null, 4],
      ['Summe', 10],
    ];
    const { output } = await run(
      'rows.xlsx',
      await workbook({ rows, rowDefs: new Map([[2, { hidden: true }]]) }),
      ...balers,
    );
    expect(output).toContain('Sheet1: hidden rows 3 left out');
    expect(output).toContain('blt 931 (A4) was left out: this name stands twice');
    expect(output).toContain('A machine (B5) was left out: it has no name');
    expect(output).toContain('Summe (A6) was left out: it is a total');
    expect(model('blt931')).toMatchObject({ highlights: { force: '1 t' } });
  });

  it('leaves out machines whose files would have the same name, or one that is too long, and writes the others', async () => {
    const { code, output } = await run(
      'alike.csv',
      `Model;Force (t)\n破碎机;1\n坡碎机;2\nBLT${'9'.repeat(300)};3\nBLT981;4\n`,
      ...balers,
    );
    expect(code, output).toBe(0);
    expect(output).toContain('坡碎机 was left out: its file would be models/posuiji.yaml, as that of 破碎机');
    expect(output).toContain('was left out: its name is too long for a file');
    expect(model('posuiji')).toMatchObject({ name: '破碎机', highlights: { force: '1 t' } });
    expect(model('blt981')).toMatchObject({ highlights: { force: '4 t' } });
  });

  it('makes a key figure and its row of a column, in a table of the name of its group', async () => {
    const merges = [{ startRow: 0, startCol: 1, endRow: 0, endCol: 2 }];
    const rows = [
      ['Model', 'Drive', null, 'Press'],
      [null, 'Power (kW)', 'Speed (rpm)', 'Force (t)'],
      ['BLT982', 15, 30, 1],
      ['BLT983', 20, 35, 2],
    ];
    const { output } = await run('group.xlsx', await workbook({ rows, merges }), ...balers);
    expect(output).toContain('Drive: Power → specifications > Drive > Power');
    expect(output).toContain('Drive: Speed → specifications > Drive > Speed');
    expect(model('blt982')).toMatchObject({
      highlights: { power: '15 kW' },
      specifications: { Drive: { Power: '15 kW' } },
    });
  });

  it.each(['le', 'be'])('reads the Unicode text of Excel (UTF-16%s)', async (order) => {
    const bytes = Buffer.from(`\uFEFFModel\tForce (t)\tNote\nBLT984${order}\t1\tGröße\n`, 'utf16le');
    const { code, output } = await run('unicode.csv', order === 'le' ? bytes : bytes.swap16(), ...balers);
    expect(code, output).toBe(0);
    expect(model(`blt984${order}`)).toMatchObject({ highlights: { note: 'Größe' } });
  });

  it('writes the unit of a column behind ranges and limits in words', async () => {
    const values = ['-20 to 40', 'up to 3', 'max. 3', "12'500", '1½', '5 bis 7', 'on request 3', "5'"];
    const rows = values.map((value, at) => `BLT99${at}\t${value}`).join('\n');
    await run('limits.tsv', `Model\tTemperature (°C)\n${rows}\n`, ...balers);
    const written = values.map((_value, at) => Object.values(Object(model(`blt99${at}`)).specifications)[0]);
    expect(written.map((table) => Object(table).Temperature)).toEqual([
      ...values.slice(0, 6).map((value) => `${value} °C`),
      ...values.slice(6),
    ]);
  });

  it('reads lines in the last cell of a file', async () => {
    const text = 'Model,Force (t),Features\nBLT963,3,"Strong, quiet\nSmall, light"\n';
    expect((await run('lines.csv', text, ...balers)).code).toBe(0);
    expect(model('blt963')).toMatchObject({ features: ['Strong, quiet', 'Small, light'] });
  });

  it('leaves out numbers that Excel shortened', async () => {
    const { output } = await run('short.csv', 'Model,Force (t),Weight (kg)\nBLT985,3,1.5E+03\n', ...balers);
    expect(output).toContain('C2 (Weight (kg)) was left out: Excel shortened the number to 1.5E+03');
  });

  it('takes an empty column between figures for a space', async () => {
    const text = 'Model,Force (t),,Weight (kg),Length (mm)\nBLT986,3,,1000,2000\nBLT987,4,,1100,2100\n';
    const { code, output } = await run('space.csv', text, ...balers);
    expect([code, output]).toEqual([0, expect.stringContaining('2 machines (BLT986, BLT987), 3 figures of each')]);
  });

  it('finds the decimal sign of Indian grouping', async () => {
    await run('indian.csv', 'Model,Weight (kg)\nBLT988,"1,50,000"\nBLT989,"9,500"\n', ...balers);
    expect(textOf('models/blt988.yaml')).toContain(': 150000 kg\n');
    expect(textOf('models/blt989.yaml')).toContain(': 9500 kg\n');
  });

  it.each([
    ['no-sheet.xlsx', 'not a zip', 'no-sheet.xlsx is no spreadsheet that can be read'],
    [
      'old.xlsx',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
      'old.xlsx is an old .xls file, or has a password. Open it',
    ],
    ['photo.csv', new Uint8Array([137, 80, 78, 71, 0, 0, 0]), 'photo.csv is no spreadsheet'],
    ['empty.csv', '', 'empty.csv is empty'],
    ['one-column.csv', 'Model\nBLT1\n', 'one-column.csv has no table'],
    [
      'open.csv',
      'Model,Size,Weight (kg)\nBLT961,"5 inch,1\nBLT962,6,2\n',
      'open.csv has a quotation mark that nothing closes',
    ],
    ['no-names.csv', 'Force;300\nWeight;400\n', 'No names of machines were found'],
  ])('refuses %s and says why', async (name, content, message) => {
    const { code, output } = await run(name, content, ...balers);
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
    expect(output).toContain('Nothing was written');
  });

  it('lists several tables, and takes the one that the file beside the spreadsheet names', async () => {
    const one = [['Model', 'Force (t)'], ['BLT941', 1], [], ['Model', 'Weight (kg)'], ['BLT942', 2]];
    const book = await workbook({ rows: one }, { rows: one.slice(0, 2) });
    const { code, output } = await run('several.xlsx', book, ...balers);
    expect(code).toBe(1);
    expect(output).toContain('Sheet1, A1 to B2 (2 rows)\n  Sheet1, A4 to B5 (2 rows)\n  Sheet2, A1 to B2 (2 rows)');
    expect(output).toContain('`table: Sheet1, A1 to B2`. Nothing was written.');
    writeFileSync(pathOf('several.xlsx.import.yaml'), 'table: Sheet1, A4 to B5\n');
    expect((await run('several.xlsx', book, ...balers)).output).toContain('BLT942 (models/blt942.yaml): new');
  });

  it('without --yes writes only where the columns go; what is changed there holds', async () => {
    const text = 'Model;Weight (kg);Colour\nBLT971;1,250;blue\nBLT972;2,500;red\n';
    const shown = await show('list.csv', text, ...balers);
    expect([shown.code, shown.output]).toEqual([0, expect.stringContaining('BLT971 (models/blt971.yaml): new')]);
    expect(shown.output).toContain('Nothing else was written: add --yes to write the files.');
    expect(() => textOf('models/blt971.yaml')).toThrow('ENOENT');
    const kept = readFileSync(pathOf('list.csv.import.yaml'), 'utf8');
    expect(load(kept)).toMatchObject({
      table: 'list.csv, A1 to C3',
      machines: 'rows',
      category: 'tyrescrapbaler',
      columns: { Weight: 'specifications > Dimensions and Weight > Weight' },
    });
    const answered = kept.replace(/Colour: .*/, 'Colour: leave out');
    writeFileSync(pathOf('list.csv.import.yaml'), `${answered}decimals: .\n`);
    const { code, output } = await run('list.csv', text);
    expect([code, output]).toEqual([0, expect.stringContaining('Colour → left out')]);
    expect(model('blt971')).toMatchObject({ category: 'tyrescrapbaler' });
    expect(textOf('models/blt971.yaml')).toContain('1250 kg');
    expect(textOf('models/blt972.yaml')).not.toContain('red');
    expect((await show('list.csv', text)).output).toContain('BLT971 (models/blt971.yaml): unchanged');
  });

  it('writes nothing while the check finds an error, or the category is not known', async () => {
    const wrong = await run('wrong.csv', 'Model;order;Force (t)\nBLT951;first;3\n', ...balers);
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('Nothing was written: correct the errors')]);
    expect(() => textOf('models/blt951.yaml')).toThrow('ENOENT');
    const either = await run('either.csv', 'Model;Force (t);Weight (kg)\nBLT951;3;11.500\n', ...balers);
    expect([either.code, either.output]).toEqual([
      1,
      expect.stringMatching(/"11\.500 kg", can be read in two ways: .*Nothing was written: .*`decimals: ","`/s),
    ]);
    expect(() => textOf('models/blt951.yaml')).toThrow('ENOENT');
    writeFileSync(pathOf('either.csv.import.yaml'), 'decimals: ","\n');
    expect((await run('either.csv', 'Model;Force (t);Weight (kg)\nBLT951;3;11.500\n', ...balers)).code).toBe(0);
    expect(textOf('models/blt951.yaml')).toContain('Weight: 11500 kg');
    const none = await run('none.csv', 'Model;Force (t)\nBLT953;3\n');
    expect([none.code, none.output]).toEqual([1, expect.stringContaining('--category ID. Categories: tyre')]);
  });
});
