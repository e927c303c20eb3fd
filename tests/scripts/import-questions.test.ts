/** The questions of `npm run import`, in a process with piped input. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { expect, it } from 'vitest';
import { answerCommand, copyData, down, enter } from './new-command.ts';

it('asks for table, category, numbers with two readings and columns once, and keeps the answers', async () => {
  const dataDir = await copyData();
  const file = path.join(path.dirname(dataDir), 'list.csv');
  writeFileSync(file, 'Model;Weight (kg);Colour\nBLT971;1,250;blue\nBLT972;2,500;red\n');
  const run = await answerCommand(
    'scripts/import.ts',
    dataDir,
    [file],
    [
      ['Is this right?', enter],
      ['How is 1,250 meant?', enter],
      ['Of which category are new machines?', down + down + enter],
      ['Where does each column go?', down + down + enter],
      ['Colour:', down + enter],
      ['All of this is right', enter],
      ['Write these files?', enter],
    ],
  );
  expect(run.code, run.output).toBe(0);
  expect(run.output).toContain('Colour → left out');
  const text = (name: string) => readFileSync(path.join(dataDir, 'models', name), 'utf8');
  expect(load(text('blt971.yaml'))).toMatchObject({ category: 'tyrescrapbaler', highlights: { weight: '1250 kg' } });
  expect(text('blt972.yaml')).not.toContain('red');
  expect(load(readFileSync(`${file}.import.yaml`, 'utf8'))).toEqual({
    table: 'list.csv, A1 to C3',
    machines: 'rows',
    decimals: '.',
    unclear: '1,250',
    category: 'tyrescrapbaler',
    columns: { Weight: 'specifications > Dimensions and Weight > Weight', Colour: 'leave out' },
  });
  const again = await answerCommand('scripts/import.ts', dataDir, [file], []);
  expect(again.output).toContain('BLT971 (models/blt971.yaml): unchanged');
});

it('asks before it updates machines of another category', async () => {
  const dataDir = await copyData();
  const file = path.join(path.dirname(dataDir), 'known.csv');
  writeFileSync(file, 'Model;Weight (kg)\nBLT973;9\nSHT6000;9100\n');
  writeFileSync(
    `${file}.import.yaml`,
    'machines: rows\ncategory: tyrescrapbaler\ncolumns:\n  Weight: specifications > T > Weight\n',
  );
  const run = await answerCommand(
    'scripts/import.ts',
    dataDir,
    [file],
    [
      ['SHT6000 (Tyre Shredders): there already, in another category. Update them?', enter],
      ['Write these files?', enter],
    ],
  );
  expect(run.output).toContain('1 machine, 1 file to write.');
  const text = (name: string) => readFileSync(path.join(dataDir, 'models', name), 'utf8');
  expect(text('blt973.yaml')).toContain('9 kg');
  expect(text('sht6000.yaml')).not.toContain('9100');
});
