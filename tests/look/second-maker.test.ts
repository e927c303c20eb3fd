/** The look of a maker with colours of its own: everywhere its own, nowhere those of the reference. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadData } from '../../scripts/data/load-data.ts';
import { htmlDocument } from '../../scripts/lib/document/html-document.ts';
import { webManifest } from '../../scripts/lib/document/web-manifest.ts';
import { drawSheet } from '../../scripts/build/sheets/draw-sheet.ts';
import { listSheets } from '../../scripts/build/sheets/list-sheets.ts';
import { enquirySiteOf } from '../../src/features/enquiry/enquiry-of-catalogue.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { exhibitsOf } from '../../src/catalogue/media/exhibits.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { listShareCards } from '../../src/features/page/list-share-cards.ts';
import { makeCardColours, makeMaterialColours } from '../../src/look/drawn-colours.ts';

import { drawShareCard } from '../../src/drawing/cards/share-card.ts';
import { listSubjects, machineDrawings } from '../../src/drawing/list-drawings.ts';
import { listScenes } from '../../src/features/kinds/list-drawings.ts';
import { makeStylesOnInk, makeStyles } from '../../src/drawing/styles.ts';
import { answerPage } from '../../src/enquiry/service/http/answer.ts';
import { makePalette, reference } from '../../src/look/palette.ts';
import { makeRenderer } from '../../src/site/entry-server.tsx';
import { answerStyle } from '../../src/ui/style/answer-style.ts';
import { fixturesDir } from '../catalogue/support.ts';
import { wordsOfTheFirst } from '../first-maker.ts';

const { catalogue: loaded, findings } = await loadData(path.join(fixturesDir, 'second-maker'), '2026-06-01');
if (!loaded) throw new Error(JSON.stringify(findings));
const catalogue = loaded;
const shell = makeShell(catalogue);
const { theme } = catalogue.site;

/** All colours of a maker without a theme, those of its drawings and cards included. */
const others = new Set(
  [reference, makeCardColours(), ...[makeStyles(), makeStylesOnInk()].flatMap((styles) => Object.values(styles))]
    .flatMap((colours) => Object.values(colours))
    .filter((value) => typeof value === 'string' && value.startsWith('#')),
);
// Red and green of messages are no maker's.
others.delete(reference.error);
others.delete(reference.success);

const coloursIn = (text: string): string[] => [...new Set(text.match(/#[\da-f]{6}\b/gi) ?? [])];
const foreignIn = (text: string): string[] => coloursIn(text).filter((colour) => others.has(colour.toLowerCase()));

test('its four colours are its own', () => {
  expect(Object.keys(theme ?? {})).toEqual(['primary', 'accent', 'ink', 'paper']);
  expect(foreignIn(JSON.stringify(theme))).toEqual([]);
});

test('its pages name its colours unchanged, and neither colour nor word of another maker', async () => {
  const render = await makeRenderer(shell);
  for (const listed of listPages(catalogue)) {
    const page = listed.page();
    const rendered = await render(page.path, page);
    const common = { fontUrl: '/font', printUrl: '/print', script: '/script', shell };
    const html = htmlDocument({ ...common, head: page.head, page: JSON.stringify(page), rendered });
    expect(foreignIn(html), page.path).toEqual([]);
    // Hashes may spell any word.
    expect(html.replaceAll(/'sha256-[^']*'/g, '').match(wordsOfTheFirst), page.path).toBeNull();
    expect(coloursIn(html)).toEqual(expect.arrayContaining(Object.values(theme ?? {})));
    expect(html).toContain(`<meta name="theme-color" content="${theme?.ink}">`);
    const [used, given] = [/(?<=var\(--)\w+(?=\))/g, /(?<=--)\w+(?=:)/g].map((names) => new Set(html.match(names)));
    expect([...(used ?? [])].filter((name) => !given?.has(name))).toEqual([]);
  }
});

test('nor do the pages of its enquiry service and its manifest', () => {
  const answer = answerPage(enquirySiteOf(catalogue), answerStyle(), '', { text: 'Thanks' });
  expect(foreignIn(answer + JSON.stringify(webManifest(catalogue)))).toEqual([]);
  expect(answer).toContain(`--ink:${theme?.ink}`);
});

test('its drawings have its colours only', () => {
  const subjects = listSubjects(catalogue);
  for (const { subject } of subjects) expect(subject.theme).toBe(theme);
  const [machine] = subjects;
  const drawings = [...(machine ? machineDrawings(machine).drawings : []), ...listScenes(catalogue)];
  for (const { path: address, draw } of drawings) {
    const svg = draw();
    expect(foreignIn(svg), address).toEqual([]);
    const contour = address.includes('/hero-') ? makeStylesOnInk(theme).contour.stroke : theme?.ink;
    expect(coloursIn(svg), address).toContain(contour);
  }
});

test('its scenes show its machines and nothing that another maker makes', () => {
  const own = listScenes(catalogue);
  expect(own.map(({ path: address }) => address)).toEqual(
    expect.arrayContaining([
      '/drawings/site/hero-2.svg',
      '/drawings/site/our-mission.svg',
      '/drawings/fairs/water-days_photo-2.svg',
    ]),
  );
  // A maker of whom no machine is drawn: what is left are halls and people.
  const undrawn = { ...catalogue, categories: catalogue.categories.map((category) => ({ ...category, models: [] })) };
  const without = new Map(listScenes(undrawn).map((drawing) => [drawing.path, drawing.draw()]));
  for (const { path: address, draw } of own) expect(draw(), address).not.toBe(without.get(address));
  const families = exhibitsOf(catalogue).map(({ machine }) => machine);
  expect(new Set(families)).toEqual(new Set(['generic']));
});

test('its machines are painted in its colours', () => {
  const [usual, own] = [makeMaterialColours(), makeMaterialColours(theme)];
  for (const name of ['paint', 'base', 'guard', 'sign'] as const) expect(own[name]).not.toBe(usual[name]);
  expect(own.guard).toBe(theme?.accent);
  expect(own.rubber).toBe(usual.rubber);
});

test('its sheets and its cards have its colours only', () => {
  const sheets = listSheets(catalogue);
  for (const { content } of sheets) expect(content.theme).toBe(theme);
  const [first] = sheets;
  const subject = first?.content.subject && {
    ...first.content.subject,
    kind: '',
    brand: '',
    theme,
    words: catalogue.words,
  };
  const { drawing } = drawSheet(subject, '');
  expect(coloursIn(drawing)).toContain(theme?.ink);
  expect(foreignIn(drawing)).toEqual([]);
  for (const card of listShareCards(catalogue)) {
    const svg = drawShareCard(card, { name: 'Strömwerk', logo: undefined, theme }, (text) => text.length / 2);
    expect(foreignIn(svg)).toEqual([]);
    expect(coloursIn(svg)).toContain(makePalette(theme).accent);
  }
});
