import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SheetCompiler, createSheetCompiler } from '../../scripts/build/sheets/compile-sheet.ts';
import { findUnprintable, readPrintable } from '../../scripts/lib/fonts/print-fonts.ts';
import { measureWhenAsked } from '../../scripts/build/machines/measure-machines.ts';
import { listSheets } from '../../scripts/build/sheets/list-sheets.ts';
import { openSheetWorkers, sheetOutputs } from '../../scripts/build/sheets/sheet-outputs.ts';
import { openCache } from '../../scripts/lib/cache.ts';
import type { Output } from '../../scripts/build/output.ts';
import { poppler } from './read-pdf.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { makeSheetCatalogue, plainSheet, plainSubject } from './sheet-catalogue.ts';

let compiler: SheetCompiler;
let folder: string;
let plain: Uint8Array;

beforeAll(async () => {
  compiler = await createSheetCompiler();
  plain = await compiler.compile({ content: plainSheet });
  folder = await mkdtemp(join(tmpdir(), 'sheets-'));
});

/** All readable text of a PDF: the file and its decompressed streams. */
function readPdf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const parts = [bytes.toString('latin1')];
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    // zlib streams start with 0x78; others are plain or encoded as text.
    if (bytes[at + 7] !== 0x78) continue;
    parts.push(inflateSync(bytes.subarray(at + 7), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1'));
  }
  return parts.join('\n');
}

describe('a sheet', () => {
  test('is a tagged PDF with title, language, table headers and a text for its drawing', () => {
    const text = readPdf(plain);
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('/StructTreeRoot');
    expect(text).toMatch(/\/Lang ?\(en/);
    expect(text).toContain('BLT150');
    expect(text).toMatch(/\/S ?\/TH\b/);
    expect(text).toMatch(/\/Alt ?\(BLT150, general arrangement/);
    expect(text).toContain('(https://punarloop.example.com/blt150)');
  });

  test('has a table that stands alone across the page, so that the machines of a line fit below it', async () => {
    const rows = Array.from({ length: 10 }, (_, index) => ({
      label: `Total ${index}, indicative`,
      value: index % 3 === 0 ? '6000–7000 kg/h, SHT6000: enough for the feed (stated by 2 of 13 machines)' : '525 m²',
    }));
    const labels = ['No.', 'Machine', 'Capacity', 'Power', 'Size', 'Weight', 'Transport'];
    const machine = [
      '1',
      'Feeding & Discharge Conveyors',
      'not stated',
      '0.5–5 HP',
      'Length: Up to 30 m',
      '1 t',
      'not stated',
    ].map((value, at) => ({ label: labels[at] ?? '', value }));
    const note = 'What is not stated here: ask us.';
    const stations = { title: 'Machines', rows: Array.from({ length: 13 }, () => machine), note };
    const tables = [{ title: 'Figures', rows }];
    const file = join(folder, 'line.pdf');
    await writeFile(
      file,
      await compiler.compile({ content: { ...plainSheet, figures: [], features: [], tables, stations } }),
    );
    // One page, and the drawing.
    expect(await poppler('pdfinfo', [file])).toMatch(/^Pages: +2$/m);
    expect(await poppler('pdftotext', [file, '-'])).toContain(note);
  });

  test('holds no date', () => {
    const text = readPdf(plain);
    expect(text).not.toMatch(/CreationDate|ModDate|CreateDate|ModifyDate|\(D:\d/);
  });

  test('is the same to the byte, whatever was set before it', async () => {
    await compiler.compile({ content: { ...plainSheet, title: 'Another' } });
    expect(Buffer.from(await compiler.compile({ content: plainSheet })).equals(plain)).toBe(true);
  });

  test('has a glyph for every sign of the trade', async () => {
    const printable = await readPrintable();
    expect(findUnprintable('₹ ° × – ± − … ² ³ µ ½ ≤ ≥ · “ ” ’ क्षमता مكبس', printable)).toEqual([]);
    expect(findUnprintable({ a: ['ก x 漢', { b: '😀' }] }, printable)).toEqual(['ก', '😀']);
  });

  test('shows text from the data as text, whatever it looks like', async () => {
    const hostile = '#panic("x") $ * _a_ \\ \' " `raw` <label> @ref // = - + [ ] { } #{ /* \u0000 \u0007 \ud800 \u202e';
    const pdf = await compiler.compile({
      content: {
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
        subject: { ...plainSubject, name: hostile },
      },
    });
    expect(readPdf(pdf)).toContain('#panic');
  });

  test('can be empty but for its name', async () => {
    const pdf = await compiler.compile({
      content: { ...plainSheet, figures: [], features: [], tables: [], description: '' },
    });
    expect(readPdf(pdf)).toContain('/StructTreeRoot');
  });

  test('of a machine that is not drawn has no drawing, and all the rest', async () => {
    const { subject: _subject, ...undrawn } = plainSheet;
    const text = readPdf(await compiler.compile({ content: undrawn }));
    expect(text).not.toContain('general arrangement');
    expect(readPdf(plain)).toContain('general arrangement');
    expect(text).toContain('(https://punarloop.example.com/blt150)');
  });

  test('has a smaller picture rather than a page with the last three rows alone', async () => {
    const picture = await sharp({ create: { width: 960, height: 960, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    const catalogue = await loadFrozen();
    const measured = { ...catalogue, ...measureWhenAsked(catalogue) };
    const sheet = listSheets(measured).find(({ path }) => path === '/sht6000.pdf')?.content;
    if (!sheet) throw new Error('There is no sheet');
    const { installation: _installation, ...content } = sheet;
    const file = join(folder, 'sht6000.pdf');
    await writeFile(
      file,
      await compiler.compile({
        content: { ...content, features: [...content.features, ...Array<string>(3).fill('One more')] },
        picture,
      }),
    );
    expect(await poppler('pdfinfo', [file])).toMatch(/^Pages: +2$/m);
  });

  test('with tables longer than a page continues on as many pages as it needs', async () => {
    const rows = Array.from({ length: 150 }, (_, index) => ({ label: `Row ${index}`, value: `${index} mm` }));
    const pdf = await compiler.compile({ content: { ...plainSheet, tables: [{ title: 'Long', rows }] } });
    expect(readPdf(pdf).match(/\/Type ?\/Page\b/g)?.length).toBeGreaterThan(2);
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
        figures: [{ label: 'Pressure', value: '3000\u00a0PSI' }],
        url: 'https://punarloop.example.com/tcpcr100',
      },
      // By category.
      { name: 'TCTB100', figures: [], url: 'https://punarloop.example.com/tctb100' },
      { name: 'TFTBR100', figures: [], url: 'https://punarloop.example.com/tftbr100' },
    ]);
    expect(shared?.kind).toBe('Tyre Cutting, Tyre Folding');
    expect(shared?.url).toBe('https://punarloop.example.com/ourproducts');
  });

  test('says when the file of each was changed last, as far as git knows', () => {
    const dates = new Map([
      ['models/blt150.yaml', '2025-09-12'],
      ['sheets/sht2000.yaml', '2025-08-01'],
    ]);
    const dated = listSheets(makeSheetCatalogue(), undefined, dates);
    expect(dated.map(({ content }) => content.revised)).toEqual(['2025-09-12', undefined, '2025-08-01']);
  });

  test('has each again in the units of the site’s choice, which the sheet names', () => {
    const catalogue = makeSheetCatalogue();
    catalogue.site.convertedSheets = 'imperial';
    const [own, converted] = listSheets(catalogue).filter(({ path }) => path.startsWith('/sht2000'));
    expect([own?.path, converted?.path]).toEqual(['/sht2000.pdf', '/sht2000-imperial.pdf']);
    expect(own?.content.units).toEqual([]);
    expect(converted?.content.units).toEqual(['Units: Imperial', 'HP: metric horsepower, 0.7355 kW']);
    expect(listSheets(makeSheetCatalogue()).map(({ path }) => path)).not.toContain('/sht2000-imperial.pdf');
  });

  test('has the figures of each page in those units', async () => {
    const frozen = await loadFrozen();
    const catalogue = { ...frozen, site: { ...frozen.site, convertedSheets: 'imperial' as const } };
    const converted = listSheets({ ...catalogue, ...measureWhenAsked(catalogue) });
    const contentOf = (path: string) => converted.find((sheet) => sheet.path === path)?.content;
    const { tables = [], installation } = contentOf('/blt200-imperial.pdf') ?? {};
    const rows = [...tables, ...(installation?.tables ?? [])].flatMap((table) => table.rows);
    expect(rows).toContainEqual({ label: 'Overall height', value: '185\u00a0in' });
    // How it travels is said in words.
    const left = rows.filter(({ label, value }) => label !== 'Transport' && /\d\u00a0(?:mm|kg)/.test(value));
    expect(left).toEqual([]);
    expect(JSON.stringify(contentOf('/blt200.pdf')?.tables)).toContain('4700\u00a0mm');
    expect(JSON.stringify(contentOf('/tyre-chip-line-imperial.pdf')?.stations)).toMatch(
      /"value":"[\d.,–-]+\u00a0(?:US ton|lb)\/h/,
    );
  });

  test('gives the page in its canonical spelling', () => {
    expect(sheets[1]?.content.url).toBe('https://punarloop.example.com/Rasper');
  });
});

/** The smallest valid PDF, as supplied by the company. */
const suppliedPdf = '%PDF-1.7 from the company\nstartxref\n0\n%%EOF\n';

describe('making the sheets', () => {
  const workers = openSheetWorkers();
  afterAll(() => workers.close());
  const sheetsOf = (catalogue = makeSheetCatalogue(), mediaDir = join(folder, 'media')) =>
    sheetOutputs(catalogue, mediaDir, openCache(join(folder, 'cache')), workers);
  const textOf = async (output: Output | undefined) =>
    Buffer.from((await output?.make())?.bytes ?? []).toString('latin1');

  test('sets each once, then takes it from the cache', async () => {
    const { outputs, problems } = await sheetsOf();
    expect(problems).toEqual([]);
    expect(outputs.map(({ path }) => path)).toEqual(['blt150.pdf', 'rasper.pdf', 'sht2000.pdf']);
    const first = await textOf(outputs[0]);
    expect(first).toMatch(/^%PDF-/);
    const broken = { ...workers, run: () => Promise.reject(new Error('set again')) };
    const again = await sheetOutputs(makeSheetCatalogue(), folder, openCache(join(folder, 'cache')), broken);
    expect(await textOf(again.outputs[0])).toBe(first);
    await expect(textOf(again.outputs[1])).rejects.toThrow('set again');
  });

  test('gives only the sheet whose data changed another key', async () => {
    const changed = makeSheetCatalogue();
    const [model] = changed.models;
    if (model) model.features = ['Something new'];
    const keys = new Set((await sheetsOf()).outputs.map(({ key }) => key));
    const others = (await sheetsOf(changed)).outputs.filter(({ key }) => !keys.has(key));
    expect(others.map(({ path }) => path)).toEqual(['blt150.pdf']);
  });

  test('the company’s own PDF replaces the generated one', async () => {
    const mediaDir = join(folder, 'supplied');
    await mkdir(join(mediaDir, 'sheets'), { recursive: true });
    await writeFile(join(mediaDir, 'sheets', 'blt150.pdf'), suppliedPdf);
    const { outputs, problems } = await sheetsOf(makeSheetCatalogue(), mediaDir);
    expect(problems).toEqual([]);
    expect(await textOf(outputs[0])).toBe(suppliedPdf);
    expect(await textOf(outputs[1])).toMatch(/^%PDF-/);
  });

  test('tells which characters no font has', async () => {
    const catalogue = makeSheetCatalogue();
    const [model] = catalogue.models;
    if (model) model.description = 'ก';
    const { problems } = await sheetsOf(catalogue);
    expect(problems).toEqual([expect.stringMatching(/^\/blt150\.pdf cannot print .*ก/)]);
  });
});
