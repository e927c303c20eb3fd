/** A maker's pages in each language that the program's words are in: none of them is left in English. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { defaults } from '#generated/defaults.gen.ts';
import { readData } from '../../scripts/data/read-data.ts';
import { readPack } from '../../scripts/data/read-pack.ts';
import { fileKinds } from '../../src/catalogue/kinds.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { shownTexts } from '../../src/catalogue/texts.ts';
import { listPages } from '../../src/features/page/list-pages.ts';
import { makeRenderer } from '../../src/site/entry-server.tsx';
import { append } from '../catalogue/support-rules.ts';
import { fixturesDir, loadFolder } from '../catalogue/support.ts';

const folder = await readData(path.join(fixturesDir, 'second-maker'));

/** The English words that a language says otherwise. */
function englishIn(tag: string): Set<string> {
  const pack = readPack(tag);
  const textsOf = (of: Readonly<Record<string, unknown>>) => fileKinds.flatMap(({ id }) => shownTexts(id, of[id]));
  const said = new Set(textsOf(pack).map(({ text }) => text));
  return new Set(textsOf(defaults).flatMap(({ text }) => (said.has(text) ? [] : text)));
}

/** What a page shows and has read out. */
function textsIn(html: string): string[] {
  const plain = html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
  const read = [...plain.matchAll(/ (?:aria-label|aria-roledescription|title|alt|placeholder)="([^"]*)"/g)];
  return [...plain.split(/<[^>]*>/), ...read.map(([, text = '']) => text)].map((text) => text.trim());
}

test.each(['de', 'ar', 'hi'])('in %s', async (tag) => {
  if (!folder) throw new Error('The fixture is missing');
  // Its own words are English.
  const withoutTitles = (text: string) => text.replace(/^title:.*/m, 'title: X');
  const titled = ['compare', 'downloads', 'tradefairs', 'about'].map((name) => [`pages/${name}.yaml`, withoutTitles]);
  const { catalogue } = loadFolder(folder, {
    ...Object.fromEntries(titled),
    'site.yaml': append(`language: ${tag}\n`),
  });
  if (!catalogue) throw new Error('The fixture has errors');
  const own = folder.files.map(({ bytes }) => new TextDecoder().decode(bytes)).join('\n');
  const isOwn = (text: string) => own.includes(` ${text}:`) || own.includes(`: ${text}\n`);
  const english = englishIn(tag);
  expect(english.size).toBeGreaterThan(800);
  const render = await makeRenderer(makeShell(catalogue));
  const pages = listPages(catalogue).map((listed) => [listed.path, listed.page()] as const);
  for (const [address, page] of [...pages, ['/nowhere', undefined] as const]) {
    const { html } = await render(address as never, page);
    expect(
      textsIn(html).filter((text) => english.has(text) && !isOwn(text)),
      address,
    ).toEqual([]);
    expect(textsIn(html).length).toBeGreaterThan(30);
  }
});
