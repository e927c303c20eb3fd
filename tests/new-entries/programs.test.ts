/** Two spreadsheets in the habits of each program, written or exported by it or in its form, read as they are shown. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { englishReader } from '../figures/english-reader.ts';
import { readSpreadsheet } from '../../src/new-entries/cells.ts';
import { readTable } from '../../src/new-entries/read-table.ts';

const folder = 'tests/fixtures/spreadsheets';
const known = { models: new Set<string>(), rows: new Set(['force', 'weight']) };

it('the tables of ten programs are read as they are shown', async () => {
  const lines: string[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => /\.(?:csv|tsv|xlsx)$/.test(name))
    .toSorted()) {
    const sheet = await readSpreadsheet(file, readFileSync(`${folder}/${file}`));
    lines.push('', file);
    for (const { rows } of 'problem' in sheet ? [] : sheet.tables) {
      const { names, properties, notes, unclear } = readTable(rows, englishReader, known);
      lines.push(`  ${names.join(' | ')}`);
      for (const { group, label, values } of properties)
        lines.push(`  ${group && `${group}: `}${label}: ${values.join(' | ')}`);
      lines.push(...notes.map((note) => `  Note: ${note}`), ...(unclear ? [`  Asked: ${unclear.text}`] : []));
    }
  }
  await expect(`${lines.slice(1).join('\n')}\n`).toMatchFileSnapshot('../fixtures/spreadsheets/read.txt');
});
