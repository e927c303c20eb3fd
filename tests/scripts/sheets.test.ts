import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanText } from '../../scripts/lib/clean-text.ts';
import type { SheetCompiler } from '../../scripts/sheets/compile-sheet.ts';
import { findUnprintable, readPrintable } from '../../scripts/lib/print-fonts.ts';
import { createSheetCompiler } from '../../scripts/sheets/compile-sheet.ts';
import { listSheets } from '../../scripts/sheets/list-sheets.ts';
import { writeSheets } from '../../scripts/steps/sheets.ts';
import { makeSheetCatalogue, plainSheet } from './sheet-catalogue.ts';

let compiler: SheetCompiler;
let folder: string;

beforeAll(async () => {
  compiler = await createSheetCompiler();
  folder = await mkdtemp(join(tmpdir(), 'sheets-'));
}, 30_000);

afterAll(() => rm(folder, { recursive: true }));

/** All of a PDF that can be read as text: the file, and its streams unpacked. */
function readPdf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const parts = [bytes.toString('latin1')];
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    // A zlib stream opens with 0x78; some streams are plain, others are in letters.
    if (bytes[at + 7] !== 0x78) continue;
    parts.push(inflateSync(bytes.subarray(at + 7), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1'));
  }
  return parts.join('\n');
}

describe('a sheet', () => {
  test('is a tagged PDF with title, language, table headers and a text for its drawing', async () => {
    const text = readPdf(await compiler.compile(plainSheet));
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('/StructTreeRoot');
    expect(text).toMatch(/\/Lang ?\(en/);
    expect(text).toContain('BLT150');
    expect(text).toMatch(/\/S ?\/TH\b/);
    expect(text).toMatch(/\/Alt ?\(BLT150, general arrangement/);
    expect(text).toContain('(https://punarloop.example.com/blt150)');
  });

  test('holds no date', async () => {
    const text = readPdf(await compiler.compile(plainSheet));
    expect(text).not.toMatch(/CreationDate|ModDate|CreateDate|ModifyDate|\(D:\d/);
  });

  test('is the same to the byte, whatever was set before it', async () => {
    const first = await compiler.compile(plainSheet);
    await compiler.compile({ ...plainSheet, title: 'Another', subject: { ...plainSheet.subject, machine: 'rasper' } });
    expect(Buffer.from(await compiler.compile(plainSheet)).equals(first)).toBe(true);
  });

  test('is the same to the byte in another process', async () => {
    const script = `
      import { createSheetCompiler } from '${new URL('../../scripts/sheets/compile-sheet.ts', import.meta.url).href}';
      import { plainSheet } from '${new URL('sheet-catalogue.ts', import.meta.url).href}';
      const compiler = await createSheetCompiler();
      process.stdout.write(Buffer.from(await compiler.compile(plainSheet)).toString('base64'));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      maxBuffer: 2e7,
    });
    expect(stdout).toBe(Buffer.from(await compiler.compile(plainSheet)).toString('base64'));
  }, 30_000);

  test('has a glyph for every sign of the trade', async () => {
    const printable = await readPrintable();
    expect(findUnprintable('₹ ° × – ± − … ² ³ µ ½ ≤ ≥ · “ ” ’ क्षमता مكبس', printable)).toEqual([]);
    expect(findUnprintable({ a: ['漢 x', { b: '😀' }] }, printable)).toEqual(['漢', '😀']);
  });

  test('shows text from the data as text, whatever it looks like', async () => {
    const hostile = '#panic("x") $ * _a_ \\ \' " `raw` <label> @ref // = - + [ ] { } #{ /* \u0000 \u0007 \ud800 \u202e';
    const pdf = await compiler.compile({
      ...plainSheet,
      title: hostile,
      kind: hostile,
      description: hostile,
      features: [hostile],
      figures: [{ label: hostile, value: hostile }],
      tables: [
        {
          title: hostile,
          rows: [
            { label: hostile, value: '$'.repeat(300) },
            { label: '', value: '' },
          ],
        },
      ],
      models: [{ name: hostile, figures: [], url: plainSheet.url }],
      subject: { ...plainSheet.subject, name: hostile },
    });
    expect(readPdf(pdf)).toContain('#panic');
  });

  test('can be empty but for its name', async () => {
    const pdf = await compiler.compile({ ...plainSheet, figures: [], features: [], tables: [], description: '' });
    expect(readPdf(pdf)).toContain('/StructTreeRoot');
  });

  test('with tables longer than a page goes on over as many pages as it needs', async () => {
    const rows = Array.from({ length: 150 }, (_, index) => ({ label: `Row ${index}`, value: `${index} mm` }));
    const pdf = await compiler.compile({ ...plainSheet, tables: [{ title: 'Long', rows }] });
    expect(readPdf(pdf).match(/\/Type ?\/Page\b/g)?.length).toBeGreaterThan(2);
  });
});

test('texts lose what cannot be printed and keep the rest', () => {
  expect(cleanText({ a: ['x\u0000\u0007y', 'half \ud800'], b: '₹ × 😀', c: 1 })).toEqual({
    a: ['x y', 'half'],
    b: '₹ × 😀',
    c: 1,
  });
});

describe('the list of sheets', () => {
  const sheets = listSheets(makeSheetCatalogue());

  test('has one for each model of its own and one for each shared specification', () => {
    expect(sheets.map(({ path }) => path)).toEqual(['/blt150.pdf', '/rasper.pdf', '/sht2000.pdf']);
  });

  test('names on a shared sheet the machines that it covers, with their figures and pages', () => {
    const shared = sheets.at(-1)?.content;
    expect(shared?.models).toEqual([
      {
        name: 'TCPCR100',
        figures: [{ label: 'Pressure', value: '3000 PSI' }],
        url: 'https://punarloop.example.com/tcpcr100',
      },
      { name: 'TFTBR100', figures: [], url: 'https://punarloop.example.com/tftbr100' },
    ]);
    expect(shared?.kind).toBe('Tyre Cutting, Tyre Folding');
    expect(shared?.url).toBe('https://punarloop.example.com/ourproducts');
  });

  test('gives the page in its canonical spelling', () => {
    expect(sheets[1]?.content.url).toBe('https://punarloop.example.com/Rasper');
  });
});

/** The least that opens as a PDF of the company. */
const suppliedPdf = '%PDF-1.7 from the company\nstartxref\n0\n%%EOF\n';

describe('writing the sheets', () => {
  const foldersOf = (name: string) => ({
    siteDir: join(folder, name, 'site'),
    cacheDir: join(folder, name, 'cache'),
    mediaDir: join(folder, name, 'media'),
  });

  test('sets each once, then takes it from the cache and leaves the file alone', async () => {
    const folders = foldersOf('twice');
    const seen: string[] = [];
    const first = await writeSheets(makeSheetCatalogue(), folders, (done, total) => seen.push(`${done}/${total}`));
    expect(first).toEqual({
      paths: ['/blt150.pdf', '/rasper.pdf', '/sht2000.pdf'],
      made: 3,
      reused: 0,
      supplied: 0,
      problems: [],
    });
    expect(seen).toEqual(['1/3', '2/3', '3/3']);
    const file = join(folders.siteDir, 'blt150.pdf');
    const { mtimeMs } = await stat(file);
    expect(await writeSheets(makeSheetCatalogue(), folders)).toMatchObject({ made: 0, reused: 3 });
    expect((await stat(file)).mtimeMs).toBe(mtimeMs);
  }, 30_000);

  test('sets only the sheet whose data changed', async () => {
    const folders = foldersOf('changed');
    await writeSheets(makeSheetCatalogue(), folders);
    const changed = makeSheetCatalogue();
    const [model] = changed.models;
    if (model) model.features = ['Something new'];
    expect(await writeSheets(changed, folders)).toMatchObject({ made: 1, reused: 2 });
  }, 30_000);

  test('a PDF of the company takes the place of the one made from the data', async () => {
    const folders = foldersOf('supplied');
    await mkdir(join(folders.mediaDir, 'sheets'), { recursive: true });
    await writeFile(join(folders.mediaDir, 'sheets', 'blt150.pdf'), suppliedPdf);
    await writeFile(join(folders.mediaDir, 'sheets', 'rasper.pdf'), 'a letter');
    const report = await writeSheets(makeSheetCatalogue(), folders);
    expect(report).toMatchObject({ made: 2, supplied: 1 });
    expect(report.problems).toHaveLength(1);
    expect(report.problems[0]).toContain('rasper.pdf is not a PDF');
    expect(await readFile(join(folders.siteDir, 'blt150.pdf'), 'utf8')).toBe(suppliedPdf);
    expect((await readFile(join(folders.siteDir, 'rasper.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
  }, 30_000);

  test('tells which characters no font has', async () => {
    const catalogue = makeSheetCatalogue();
    const [model] = catalogue.models;
    if (model) model.description = '漢';
    const report = await writeSheets(catalogue, foldersOf('glyphs'));
    expect(report.problems).toEqual([expect.stringMatching(/^\/blt150\.pdf cannot print .*漢/)]);
  }, 30_000);
});
