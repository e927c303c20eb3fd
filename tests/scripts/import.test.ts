import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { checkData } from '../../scripts/data/load-data.ts';
import { sixtyMachines } from '../fixtures/spreadsheets.ts';
import { balers, importedData } from './import-command.ts';

const { dataPath, model, pathOf, run, textOf } = importedData();

describe('npm run import', () => {
  it('makes 60 machines of an Excel file with German decimals, which the check accepts', async () => {
    const { code, output } = await run('presses.xlsx', await sixtyMachines(), ...balers);
    expect(code, output).toBe(0);
    expect(output).toContain('a machine in each row; 60 machines');
    expect(output).toContain('60 machines, 60 files to write. The check: 0 errors');
    expect(output).toContain('Total (A64) was left out: it is a total.');
    expect(model('bp301')).toMatchObject({
      name: 'BP301',
      category: 'tyrescrapbaler',
      highlights: { force: '151.5 t', weight: '12010.5 kg' },
      specifications: {
        'Baling Section': { Force: '151.5 t' },
        'Dimensions and Weight': { Weight: '12010.5 kg', Length: '2001.5 mm', Width: '1501 mm' },
        'Electrical System': { Motor: '22 HP' },
      },
    });
    expect((await checkData(dataPath())).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(load(readFileSync(pathOf('presses.xlsx.import.yaml'), 'utf8'))).toMatchObject({
      machines: 'rows',
      category: 'tyrescrapbaler',
      columns: { Force: 'specifications > Baling Section > Force' },
    });
  });

  it('updates what exists field by field, says so, and keeps comments and form', async () => {
    const before = textOf('models/blt150.yaml');
    const { code, output } = await run('change.csv', 'Model;Force (t);Weight (kg);Colour\nBLT150;150;9.500,5;blue\n');
    expect(code, output).toBe(0);
    expect(output).toContain('specifications > Dimensions and Weight > Weight: 9000 kg → 9500.5 kg');
    expect(output).toContain('highlights > weight: 9000 kg → 9500.5 kg');
    // 150 t is the same as 150 Ton.
    expect(output).not.toContain('150 Ton');
    const added = '    Weight: 9500.5 kg\n    Colour: blue\n';
    expect(textOf('models/blt150.yaml')).toBe(
      before.replace('    Weight: 9000 kg\n', added).replace('  weight: 9000 kg', '  weight: 9500.5 kg'),
    );
  });

  it('says where a second column for the same row contradicts the first; makers round', async () => {
    const head = 'Model;Force (t);Weight (kg);Weight (lb)';
    const text = `${head}\nBLT967;100;9000;19842\nBLT968;120;9500;15000\n`;
    const { output } = await run('twice.csv', text, ...balers);
    expect(output).toContain(
      'has a column already, and they differ: BLT968 has 9500 kg and 15000 lb; correct one of them.',
    );
    expect((await run('once.csv', text.replace('15000', '20944'), ...balers)).output).toContain(
      'has a column already.',
    );
  });

  it('takes the category from a column, by id or by title', async () => {
    const { code, output } = await run('by.csv', 'Model;Category\nBLT961;Tyre Scrap Balers\nBLT962;tyreshredder\n');
    expect(code, output).toBe(0);
    expect([model('blt961'), model('blt962')]).toMatchObject([
      { category: 'tyrescrapbaler' },
      { category: 'tyreshredder' },
    ]);
  });

  it('leaves out what has no place, a second column for the same row, and files that cannot be read', async () => {
    writeFileSync(dataPath('models/broken.yaml'), 'name: "Broken\n');
    writeFileSync(pathOf('odd.csv.import.yaml'), 'columns:\n  Colour: nowhere > Colour\n');
    const text = 'Model;Colour;Force (t);Force (kN);constructor;\nBroken;red;1;9;2;3\nBLT963;blue;3;30;4;5\n';
    const { output } = await run('odd.csv', text, ...balers);
    expect(output).toContain('Colour was left out: nowhere > Colour is no place in a model.');
    expect(output).toContain('Force (kN) was left out: specifications > Baling Section > Force has a column already.');
    expect(output).toContain('Figures without a name (F2) were left out');
    expect(output).toContain('Broken was left out: correct models/broken.yaml first.');
    expect(textOf('models/broken.yaml')).toBe('name: "Broken\n');
    rmSync(dataPath('models/broken.yaml'));
  });

  it('names the machines of another category that it updates, and updates none under another name', async () => {
    writeFileSync(dataPath('models/rasper-2.yaml'), textOf('models/blt200.yaml').replace('BLT200', 'BLT Old'));
    const old = textOf('models/rasper-2.yaml');
    const { code, output } = await run(
      'known.csv',
      'Model;Weight (kg)\nSHT6000;9100\nRasper 2;5\nBLT966;7\n',
      ...balers,
    );
    expect(code, output).toBe(0);
    expect(output).toContain('Note: There already, in another category than tyrescrapbaler: SHT6000 (Tyre Shredders).');
    expect(output).toMatch(/SHT6000 \(models\/sht6000.yaml\): changed:\n.*Weight: .* → 9100 kg/);
    expect(output).toContain(
      'Rasper 2 was left out: models/rasper-2.yaml is BLT Old: write that name to update it, or give the machine another one.',
    );
    expect(textOf('models/rasper-2.yaml')).toBe(old);
    rmSync(dataPath('models/rasper-2.yaml'));
  });

  it('keeps texts as they are, whatever the decimal sign of the figures', async () => {
    const text = 'Model;Force (t);Weight (kg);description\nBLT964;1,5;1.250;Presses 2.500 tyres a day. Fast.\n';
    await run('texts.csv', text, ...balers);
    expect(model('blt964')).toMatchObject({
      description: 'Presses 2.500 tyres a day. Fast.',
      highlights: { weight: '1250 kg' },
    });
  });

  it('updates a file with a byte order mark, and none in another encoding', async () => {
    const file = dataPath('models/blt250.yaml');
    const before = readFileSync(file);
    const update = () => run('marks.csv', 'Model;Colour\nBLT250;blue\n', ...balers);
    writeFileSync(file, Buffer.concat([before, Buffer.from('# Größe\n', 'latin1')]));
    expect((await update()).output).toContain('BLT250 was left out: correct models/blt250.yaml first.');
    writeFileSync(file, `\uFEFF${before.toString()}`);
    expect((await update()).code).toBe(0);
    expect(textOf('models/blt250.yaml')).toMatch(/Colour: blue/);
    writeFileSync(file, before);
  });

  it('changes only what differs from a sheet that models share', async () => {
    const { code, output } = await run('shared.csv', 'Model;Blade thickness;Shaft diameter (mm)\nTFPCR100;35 mm;200\n');
    expect(code, output).toBe(0);
    expect(model('tfpcr100')).toMatchObject({ sheet: 'sht2000' });
    expect(model('tfpcr100')).toHaveProperty('sheetChanges', { 'Cutting Section': { 'Shaft diameter': '200 mm' } });
  });
});
