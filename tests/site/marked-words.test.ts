/**
 * Every word of data/words.yaml and data/pages/, own or default, is marked; then no text of a page, a mail, a sheet or a
 * drawing may stand there without a mark, unless it comes from an entry.
 *
 * Not from data, and not looked at here: what a server says in plain text without a site (`src/server/static-site.ts`:
 * too busy, method not allowed); the web editor and the findings, which only the maker's staff read; `lang="en"` and
 * the form of numbers, which need a language of the catalogue; the words that figures in the data may have (`about`,
 * `up to`), which are its grammar; names of file formats and of the parts of the data format of hours (`Mon-Fri`).
 * What only scripts show (dialogs, notices) is looked at in the source: own-words.test.ts.
 */
import { expect, test } from 'vitest';
import { listSheets } from '../../scripts/build/sheets/list-sheets.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { enquirySiteOf } from '../../src/features/enquiry/enquiry-of-catalogue.ts';
import { sortEntries } from '../../src/catalogue/entries.ts';
import { link } from '../../src/catalogue/link.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { listShareCards } from '../../src/features/page/list-share-cards.ts';
import { makeSearchFile } from '../../src/features/search/make-search-file.ts';
import { drawGeneralArrangement } from '../../src/drawing/general-arrangement.ts';
import { listDrawnMachines } from '../../src/drawing/list-drawings.ts';
import { checkEnquiry } from '../../src/enquiry/contract/check-enquiry.ts';
import { validEnquiry } from '../enquiry/support/sample-enquiry.ts';
import { composeAcknowledgement } from '../../src/enquiry/service/delivery/compose-acknowledgement.ts';
import { composeNotice } from '../../src/enquiry/service/delivery/compose-notice.ts';
import { answerPage } from '../../src/enquiry/service/http/answer.ts';
import { makeRenderer } from '../../src/site/entry-server.tsx';
import { readSvg } from '../drawing/svg-reader.ts';
import { files, media, today, validators } from '../catalogue/support.ts';

/** Fields of pages that are no words: addresses, names of things, choices of the schema. */
const names = /^(path|scene|unit|id|file|synonyms)$/;

function mark(value: unknown, without: RegExp = names): unknown {
  if (typeof value === 'string') return `‹${value}›`;
  if (Array.isArray(value)) return value.map((item) => mark(item, without));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [key, without.test(key) ? own : mark(own, without)]),
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, own]) => [...(Array.isArray(value) ? [] : [key]), ...stringsIn(own)]);
}

const { entries: read } = runChecks({ files, media, validators, today });
const entries = sortEntries(read);
const isOfWords = (kind: string) => kind === 'words' || kind.startsWith('page-');
const marked = Object.fromEntries(
  Object.entries(entries).map(([kind, own]) => [
    kind,
    isOfWords(kind) ? mark(own, kind === 'words' ? /^$/ : names) : own,
  ]),
) as typeof entries;
marked.site = { ...entries.site, navigation: mark(entries.site.navigation) as typeof entries.site.navigation };
const catalogue = link(marked, media, '2025-01-01');

/** What the entries say, in whatever length and order it is shown; the longest first. */
const { navigation: _navigation, constants: _constants, ...site } = entries.site;
const said = stringsIn([
  site,
  entries.category,
  entries.model,
  entries.sheet,
  entries.equipment,
  entries.fair,
  entries.office,
  entries.testimonial,
]);
const known = [...new Set(said.filter((text) => /\p{L}/u.test(text)))].toSorted((a, b) => b.length - a.length);
const all = known.join('\n').toLowerCase();
/** Names of file formats, the same in all languages. */
const formats = new Set(['PDF', 'DXF', 'GLB', 'ZIP']);
/** Words of figures (units above all), which are shown in other forms than they are written in. */
const ofFigures = new Set(
  stringsIn([entries.model, entries.sheet, entries.equipment]).flatMap((text) =>
    text.length < 30 ? (text.toLowerCase().match(/\p{L}+/gu) ?? []) : [],
  ),
);

/** What of a text has no mark and comes from no entry. */
function unmarkedIn(text: string): string | undefined {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/‹[^‹›]*›/g, ' ');
  }
  // A mark that is cut off by a shortened description.
  rest = rest.replace(/‹[^›]*…?$/, ' ').replaceAll(/https?:\/\/\S+|mailto:\S+|\S+@\S+|\/[\w./-]+/g, ' ');
  if (!/\p{L}{2}/u.test(rest)) return undefined;
  const isSaid = (part: string) => all.includes(part.trim().replace(/…$/, '').toLowerCase());
  if (rest.split(/ [|·] |: |\n|, /).every(isSaid)) return undefined;
  for (const one of known) if (one.length > 3) rest = rest.replaceAll(one, ' ');
  const words = rest.match(/\p{L}{2,}/gu) ?? [];
  const isKnown = (word: string) => formats.has(word) || (/\d/.test(text) && ofFigures.has(word.toLowerCase()));
  return words.every(isKnown) ? undefined : `${text.trim()} → ${words.join(' ')}`;
}

/** What a visitor sees or hears of a document: texts, and the attributes that are read out. */
function textsOf(markup: string): string[] {
  const plain = markup
    .replaceAll(/<(style|script)[^>]*>.*?<\/\1>|<!--.*?-->/gs, '')
    .replaceAll(/<\/?(b|mark|time|wbr|br)\b[^>]*>/g, ' ');
  const attributes = [...plain.matchAll(/ (?:aria-label|aria-roledescription|title|alt|placeholder)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  const texts = plain.split(/<[^>]*>/);
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return [...texts, ...attributes].map((text) =>
    text.replaceAll(/&([#\w]+);/g, (_, name: string) => entities[name] ?? ' '),
  );
}

const unmarked = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => unmarkedIn(text) ?? []))];

const pages = listPages(catalogue);

test('the pages', async () => {
  const render = await makeRenderer(makeShell(catalogue));
  const first = new Map(pages.map((page) => [page.kind, page] as const).toReversed());
  const found: Record<string, string[]> = {};
  for (const { kind, path, page } of first.values()) {
    const data = page();
    const { title, description, picture } = data.head;
    const texts = [...textsOf((await render(path, data)).html), title, description, picture?.alt ?? ''];
    found[kind] = unmarked(texts);
  }
  expect(Object.entries(found).filter(([, texts]) => texts.length > 0)).toEqual([]);
  expect(unmarked(textsOf((await render('/nowhere', undefined)).html))).toEqual([]);
});

test('the pictures of shared links and the search', () => {
  const cards = listShareCards(catalogue).flatMap(({ path: _path, drawing: _drawing, ...card }) =>
    stringsIn(Object.values(card)),
  );
  expect(unmarked(cards.filter((text) => !['label', 'value'].includes(text)))).toEqual([]);
  const { groups, words } = makeSearchFile(catalogue);
  expect(unmarked([...Object.values(groups), ...Object.values(words)].map(String))).toEqual([]);
});

test('the mails, the messages of the form, and the pages of the service', () => {
  const own = enquirySiteOf(catalogue);
  const settings = { from: 'a@example.com', to: ['b@example.com'], origin: 'https://example.com' };
  const enquiry = mark(validEnquiry) as typeof validEnquiry;
  const claimed = {
    id: '018f0000-0000-7000-8000-000000000000',
    messageId: '<a@example.com>',
    enquiry: { ...enquiry, email: 'buyer@example.com' },
    createdAt: 0,
  };
  const mails = [
    composeNotice(claimed as never, own, settings),
    composeAcknowledgement(claimed as never, own, settings),
  ];
  expect(
    unmarked(
      mails
        .flatMap((mail) => [mail?.subject ?? '', ...(mail?.text.split('\n') ?? []), ...textsOf(mail?.html ?? '')])
        .filter((text) => !/\d{4}-\d\d-\d\dT|^[A-Z\d-]+$/.test(text)),
    ),
  ).toEqual([]);
  const wrong = { ...validEnquiry, name: '', phone: '1', email: 'x', message: 'x'.repeat(5001) };
  const errors = checkEnquiry(wrong, own.form);
  expect(Object.values(errors).filter((message) => !message.startsWith('‹'))).toEqual([]);
  const answer = answerPage(own, '', 'https://example.com', {
    text: own.enquiry.answers.invalid,
    errors,
    typed: { ...enquiry },
  });
  expect(unmarked(textsOf(answer))).toEqual([]);
});

test('the sheets and the drawings', () => {
  const [sheet] = listSheets(catalogue);
  expect(
    unmarked(
      [...Object.values(sheet?.content.words ?? {}), ...Object.values(sheet?.content.alt ?? {})].filter(
        (text) => typeof text === 'string',
      ),
    ),
  ).toEqual([]);
  const [listed] = listDrawnMachines(catalogue);
  if (!listed) throw new Error('No machine is drawn');
  const { texts, title, description } = readSvg(drawGeneralArrangement(listed.subject, { width: 1414, height: 1000 }));
  expect(unmarked([...texts, title, description])).toEqual([]);
});
