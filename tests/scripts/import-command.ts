import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeXlsx, type WriteSheet } from 'hucre/xlsx';
import { load } from 'js-yaml';
import { beforeAll } from 'vitest';
import { importSpreadsheet } from '../../scripts/import/import-spreadsheet.ts';
import { runCommand } from '../run-command.ts';
import { copyData } from './new-command.ts';

export const workbook = (...sheets: Partial<WriteSheet>[]) =>
  writeXlsx({ sheets: sheets.map((sheet, at) => ({ name: `Sheet${at + 1}`, ...sheet })) });
export const balers = ['--category', 'tyrescrapbaler'];

/** A copy of the data for the tests of one file. */
export function importedData() {
  let dataDir = '';
  let folder = '';
  beforeAll(async () => {
    dataDir = await copyData();
    folder = path.dirname(dataDir);
    mkdirSync(folder, { recursive: true });
  });
  const pathOf = (name: string) => path.join(folder, name);
  const dataPath = (file = '') => path.join(dataDir, file);
  const textOf = (file: string) => readFileSync(dataPath(file), 'utf8');
  const model = (id: string) => load(textOf(`models/${id}.yaml`));
  /** Shows what an import would write. */
  const show = async (name: string, content: string | Uint8Array, ...words: string[]) => {
    writeFileSync(pathOf(name), content);
    const { code, stdout, stderr } = await runCommand(
      () => importSpreadsheet([pathOf(name), '--data', dataDir, ...words]),
      [],
    );
    return { code, output: stdout + stderr };
  };
  const run = (name: string, content: string | Uint8Array, ...words: string[]) =>
    show(name, content, '--yes', ...words);
  return { pathOf, dataPath, textOf, model, show, run };
}
