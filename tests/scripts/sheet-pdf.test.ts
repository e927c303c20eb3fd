import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSheetCompiler } from '../../scripts/build/sheets/compile-sheet.ts';
import type { SheetContent } from '../../scripts/build/sheets/list-sheets.ts';
import { checkPdf, poppler, readCodes, readStructure, type ReadPdf } from './read-pdf.ts';
import { plainSheet } from './sheet-catalogue.ts';

const scripts = 'क्षमता 800 किग्रा; مكبس BLT150; ₹ 48,50,000 × 2 – ± 1 °C';

const content: SheetContent = {
  ...plainSheet,
  description: scripts,
  revised: '2025-09-12',
  models: [{ name: 'TCPCR100', figures: [{ label: 'Pressure', value: '3000 PSI' }], url: `${plainSheet.url}?one` }],
  tables: Array.from({ length: 7 }, (_, index) => ({
    title: `Table ${index}`,
    rows: Array.from({ length: 12 }, (_row, row) => ({ label: `Row ${row}`, value: `${row} mm` })),
  })),
};

let folder: string;
let file: string;
let pdf: ReadPdf;
const of = (kind: string) => pdf.elements.filter((element) => element.kind === kind);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sheet-'));
  file = path.join(folder, 'sheet.pdf');
  const compiler = await createSheetCompiler();
  await writeFile(file, await compiler.compile({ content }));
  pdf = await readStructure(file);
});

describe('a sheet, as other programs read it', () => {
  test('has no errors', async () => {
    expect(await checkPdf(file)).toContain('No syntax or stream encoding errors found');
  });

  test('has title, language and author, and shows its title', async () => {
    const info = await poppler('pdfinfo', [file]);
    expect(info).toMatch(/^Title: +BLT150 – Tyre Scrap Balers$/m);
    expect(info).toMatch(/^Author: +Punarloop Machines Pvt\. Ltd\.$/m);
    expect(info).toMatch(/^Tagged: +yes$/m);
    expect(info).not.toMatch(/^CreationDate/m);
    expect(pdf.catalog['/Lang']).toBe('u:en');
    expect(pdf.catalog['/ViewerPreferences']).toEqual({ '/DisplayDocTitle': true });
  });

  test('carries all its fonts, each with a way back to text', async () => {
    const fonts = (await poppler('pdffonts', [file])).trim().split('\n').slice(2);
    expect(fonts.join('\n')).toMatch(/Archivo[^]*NotoSansDevanagari|NotoSansDevanagari[^]*Archivo/);
    expect(fonts.join('\n')).toContain('NotoSansArabic');
    for (const font of fonts) expect(font).toMatch(/ yes +yes +yes +\d+ +0$/);
  });

  test('gives its words back as they were written', async () => {
    const text = await poppler('pdftotext', ['-layout', file, '-']);
    for (const word of ['₹ 48,50,000 × 2 – ± 1 °C', 'क्षमता', 'BLT150']) expect(text).toContain(word);
    // The font draws dots separately, so poppler reads the letter twice.
    expect(text).toMatch(/مكب+س/);
    for (const { title } of content.tables) expect(text).toContain(title);
  });

  test('has headings without a gap, the name of the machine first', () => {
    const levels = pdf.elements.flatMap(({ kind }) => /^H(\d)$/.exec(kind)?.[1] ?? []).map(Number);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
  });

  test('has a text for each picture: the code with its address, the drawing with its dimensions', () => {
    const texts = of('Figure').map(({ alt }) => alt);
    expect(texts.at(-1)).toMatch(
      /^BLT150, general arrangement; Tyre Scrap Balers; front elevation, side elevation and plan/,
    );
    expect(texts[0]).toContain(plainSheet.url);
    for (const text of texts) expect(text).not.toBe('');
  });

  test('has tables whose header cells say what they head', () => {
    expect(of('Table')).toHaveLength(content.tables.length + 1);
    for (const table of of('Table')) {
      const headers = table.elements.filter(({ kind }) => kind === 'THead').flatMap(({ elements }) => elements);
      expect(headers.flatMap((row) => row.elements).map(({ kind, scope }) => `${kind} ${scope}`)).toEqual([
        'TH /Column',
        'TH /Column',
      ]);
    }
  });

  test('has links that can be followed', () => {
    expect(of('Link')).toHaveLength(4);
    for (const link of of('Link')) expect(link.hasObject).toBe(true);
  });

  test('has a code on its first page that leads to the page of the machine', async () => {
    expect(await readCodes(file, 1)).toEqual([plainSheet.url]);
  });

  test('has the drawing on a landscape page of its own, the last one', async () => {
    const sizes = [...(await poppler('pdfinfo', ['-l', '-1', file])).matchAll(/^Page +\d+ size: +(\S+) x (\S+) /gm)];
    const isWide = sizes.map(([, width, height]) => Number(width) > Number(height));
    expect(isWide).toEqual([...sizes.slice(1).map(() => false), true]);
    const page = String(sizes.length);
    const text = await poppler('pdftotext', ['-f', page, '-l', page, file, '-']);
    expect(text).toContain('FRONT ELEVATION');
    expect(text).not.toContain('Table 0');
  });

  test('keeps a unit with a slash in one line, and a row of a long line on one page', async () => {
    const compiler = await createSheetCompiler();
    const labels = ['No.', 'Machine', 'Capacity', 'Power', 'Size', 'Weight', 'Transport'];
    const rows = Array.from({ length: 30 }, (_, row) => {
      const transport = `starts${row} in a 40 ft high-cube container (Transport height: 2400 mm) ends${row}`;
      const cells = [String(row + 1), 'SHT12000', '12000–12500 kg/h', '220–280 HP', '5000 mm', '26500 kg', transport];
      return cells.map((value, at) => ({ label: labels[at] ?? '', value }));
    });
    const stations = { title: 'Machines', rows, note: '' };
    const line = path.join(folder, 'line.pdf');
    await writeFile(line, await compiler.compile({ content: { ...plainSheet, stations } }));
    const pages = (await poppler('pdftotext', [line, '-'])).split('\f');
    expect(pages[0]).toContain('kg/h');
    const wholes = pages.map((page) => [page.match(/starts/g)?.length, page.match(/ends/g)?.length]);
    expect(wholes.length).toBeGreaterThan(2);
    for (const [starts, ends] of wholes) expect(starts).toBe(ends);
  });

  test('counts its pages, and says on each when it was revised', async () => {
    const pages = Number(/^Pages: +(\d+)$/m.exec(await poppler('pdfinfo', [file]))?.[1]);
    expect(pages).toBeGreaterThan(1);
    for (let page = 1; page <= pages; page += 1) {
      const words = ['-f', String(page), '-l', String(page), file, '-'];
      expect(await poppler('pdftotext', words)).toMatch(new RegExp(`Revised 2025-09-12[^]*Page ${page} of ${pages}`));
    }
  });
});
