import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { measureWhenAsked } from '../../scripts/build/machines/measure-machines.ts';
import { createSheetCompiler } from '../../scripts/build/sheets/compile-sheet.ts';
import { listSheets } from '../../scripts/build/sheets/list-sheets.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { linked } from '../catalogue/support.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { checkPdf, poppler } from './read-pdf.ts';

const frozen = await loadFrozen();
const catalogue = { ...frozen, ...measureWhenAsked(frozen) };

const contentOf = (id: string, of: Catalogue = catalogue) => {
  const isWanted = (machine: { id: string }) => machine.id === id;
  const alone = { ...of, models: of.models.filter(isWanted), equipment: of.equipment.filter(isWanted), lines: [] };
  const sheet = listSheets(alone).find(({ path: address }) => address === `/${id}.pdf`);
  if (!sheet) throw new Error(`There is no sheet ${id}`);
  return sheet.content;
};
const rowsOf = (id: string, of: Catalogue = catalogue) =>
  Object.fromEntries(
    (contentOf(id, of).installation?.tables ?? [])
      .flatMap(({ rows }) => rows)
      .map(({ label, value }) => [label, value.replaceAll('\u00a0', ' ')]),
  );

it('has what tables and body say, and says what is not stated', () => {
  expect(rowsOf('sht6000')).toEqual({
    'Size of the machine, L×W×H': '5000 × 1540 × 4555 mm',
    'Size as installed, L×W×H, indicative': '5250 × 4735 × 4555 mm',
    'Highest point': '4555 mm',
    Weight: 'about 15500 Kg',
    'Stands on, as drawn': 'Stand, Hydraulic power pack, Discharge belt, Walkway',
    'Discharge side, as drawn': 'front',
    'Free height for lifting and opening': 'not stated',
    'Free space for access': 'not stated',
    Foundation: 'not stated',
    'Electrical supply': 'not stated',
    Power: '120–160 HP',
  });
});

it('claims no height of a machine that is drawn in proportion, and nothing of one that is not drawn', () => {
  expect(rowsOf('blt150')).toMatchObject({
    'Floor as drawn, indicative': '3.4 × 1.5 m',
    'Highest point': 'not stated',
    'Discharge side, as drawn': 'rear',
  });
  const undrawn = rowsOf('sidewall-remover');
  expect(undrawn).toMatchObject({ 'Floor area': 'not stated', Foundation: 'not stated' });
  expect(undrawn).not.toHaveProperty('Stands on, as drawn');
});

it('has what the file states of the site', () => {
  const stated = linked({
    'models/rasper.yaml': (text) => `${text}
installation: { access: { front: 1.5 m, left: 800 mm }, liftHeight: 6500 mm, foundation: Level concrete floor }\n`,
  });
  expect(rowsOf('rasper', stated)).toMatchObject({
    'Free space for access: front': '1.5 m',
    'Free space for access: left': '800 mm',
    'Free height for lifting and opening': '6500 mm',
    Foundation: 'Level concrete floor',
  });
  expect(contentOf('rasper', stated).subject).toMatchObject({ access: { front: 1500, left: 800 } });
});

it('is the last page of the PDF, with the plan and its dimensions', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'installation-')), 'sheet.pdf');
  const { picture: _picture, ...content } = contentOf('sht6000');
  await writeFile(file, await (await createSheetCompiler()).compile({ content }));
  expect(await checkPdf(file)).toContain('No syntax or stream encoding errors found');
  const [, count] = /^Pages: +(\d+)$/m.exec(await poppler('pdfinfo', [file])) ?? [];
  const text = await poppler('pdftotext', ['-layout', '-f', String(count), file, '-']);
  for (const words of ['INSTALLATION', '5000', '(4735)', 'front', 'rear', 'left', 'right'])
    expect(text).toContain(words);
  expect(text).toMatch(/Electrical supply +not stated/);
  expect(text).toMatch(/Foundation +not stated/);
});
