/** A maker whose only language is Arabic: all that is made of its files says so and runs from right to left. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadData } from '../../scripts/data/load-data.ts';
import { htmlDocument } from '../../scripts/lib/document/html-document.ts';
import { webManifest } from '../../scripts/lib/document/web-manifest.ts';
import { findUnprintable, readPrintable } from '../../scripts/lib/fonts/print-fonts.ts';
import { createSheetCompiler } from '../../scripts/build/sheets/compile-sheet.ts';
import { listSheets } from '../../scripts/build/sheets/list-sheets.ts';
import { enquirySiteOf } from '../../src/features/enquiry/enquiry-of-catalogue.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { validEnquiry } from '../enquiry/support/sample-enquiry.ts';
import { composeAcknowledgement } from '../../src/enquiry/service/delivery/compose-acknowledgement.ts';
import { composeNotice } from '../../src/enquiry/service/delivery/compose-notice.ts';
import { answerPage } from '../../src/enquiry/service/http/answer.ts';
import { drawPlant, measurePlant } from '../../src/drawing/plant/draw-plant.ts';
import { listDrawings, listPlants } from '../../src/features/kinds/list-drawings.ts';
import { makeRenderer } from '../../src/site/entry-server.tsx';
import { answerStyle } from '../../src/ui/style/answer-style.ts';
import { fixturesDir } from '../catalogue/support.ts';

const { catalogue: loaded, findings } = await loadData(path.join(fixturesDir, 'arabic'), '2026-06-01');
if (!loaded) throw new Error(JSON.stringify(findings));
const catalogue = loaded;
const site = enquirySiteOf(catalogue);
const fromRight = '<html lang="ar" dir="rtl">';

/** What is Latin in an Arabic site: its models and addresses, units as its files have them, formats, what programs name so. */
const isLatin =
  /^(?:RC\d*|kW|HP|bar|kg|mm|kWh|PDF|DXF|GLB|CAD|ZIP|QR|HTTP|JavaScript|https?|sales|office|waha|example|org)$/;

/** The Latin words that a document shows or has read out. */
function latinWordsIn(html: string): string[] {
  const [, body = ''] = html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '').split(/<body[^>]*>/);
  const read = [...body.matchAll(/ (?:aria-label|aria-roledescription|title|alt|placeholder)="([^"]*)"/g)];
  const texts = [...read.map(([, text = '']) => text), body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[#\w]+;/g, ' ')];
  return texts.flatMap((text) => text.match(/[A-Za-z]{2,}\d*/g) ?? []).filter((word) => !isLatin.test(word));
}

test('the check finds nothing in its names of tables, rows, categories and offices', () => {
  expect(findings).toEqual([]);
});

test('its pages are from right to left, with its words in them', async () => {
  const shell = makeShell(catalogue);
  const render = await makeRenderer(shell);
  const documents = new Map<string, string>();
  for (const listed of listPages(catalogue)) {
    const page = listed.page();
    const rendered = await render(page.path, page);
    const common = { fontUrl: '/font', printUrl: '/print', script: '/script', shell };
    documents.set(page.path, htmlDocument({ ...common, head: page.head, page: JSON.stringify(page), rendered }));
  }
  for (const [address, html] of documents) expect(html.split('<head>')[0], address).toContain(fromRight);
  expect(documents.get('/')).toMatch(/<h1[^>]*>.*ماء لكل حقل.*<\/h1>/s);
  expect(documents.get('/pumps')).toMatch(/<h1[^>]*>مضخات الري<\/h1>/);
  expect(documents.get('/farm-line')).toContain('<small> تذكرها 3 من 3</small>');
  for (const words of ['الأبعاد والوزن', 'الضغط', '3 bar']) expect(documents.get('/rc20')).toContain(words);
  expect(documents.get('/contact')).toContain('شارع الواحة، دبي');
  for (const [address, html] of documents) expect(latinWordsIn(html), address).toEqual([]);
  expect(webManifest(catalogue)).toMatchObject({ lang: 'ar', dir: 'rtl', short_name: 'واحة' });
});

test('its machines are drawn with the sizes from the rows that units.yaml names', () => {
  const drawing = listDrawings(catalogue).find(({ path: address }) => address.endsWith('models/rc20-elevation.svg'));
  expect(drawing?.draw()).toMatch(/820.*420/);
});

test('its line is drawn, and added up, in its words', () => {
  const [line] = listPlants(catalogue);
  if (!line) throw new Error('It has no line');
  const drawing = drawPlant(line, measurePlant(line.stations), 1200);
  for (const words of ['خط ري للمزرعة، واجهة ومسقط أفقي', 'أعلى نقطة', 'مسقط أفقي']) expect(drawing).toContain(words);
  const page = listPages(catalogue).find(({ path: address }) => (address as string) === '/farm-line');
  expect(JSON.stringify(page?.page())).toContain('القدرة المركبة');
});

test('so are the answers and the mails of its form', () => {
  const claimed = {
    id: '0190c3a0-0000-7000-8000-000000000000',
    enquiry: { ...validEnquiry, message: 'نرجو إرسال عرض سعر' },
    createdAt: 0,
    messageId: '<1@waha.example.org>',
    outstanding: undefined,
    attempts: 1,
    failingFor: 0,
    lastError: null,
    lease: '',
  };
  const settings = { from: 'site@waha.example.org', to: ['sales@waha.example.org'], origin: catalogue.site.origin };
  const notice = composeNotice(claimed, site, settings);
  expect(notice.html).toContain(fromRight);
  expect(notice.html).toContain('نرجو إرسال عرض سعر');
  // Without a direction of its own, a phone number would be read from its last group to its first.
  expect(notice.html).toContain(`<span dir="auto">${validEnquiry.phone}</span>`);
  const acknowledgement = composeAcknowledgement(claimed, site, settings)?.html;
  expect(acknowledgement).toContain(fromRight);
  expect(acknowledgement).toContain(`<span dir="auto">${site.contact.phone}</span>`);
  expect(answerPage(site, answerStyle(), '', { text: 'شكرا' })).toContain(fromRight);
});

test('its sheet is in Arabic and has a glyph for every character', async () => {
  const [sheet] = listSheets(catalogue);
  if (!sheet) throw new Error('It has no sheet');
  expect(findUnprintable(sheet.content, await readPrintable())).toEqual([]);
  const pdf = await (await createSheetCompiler()).compile({ content: sheet.content });
  expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Lang ?\(ar/);
});
