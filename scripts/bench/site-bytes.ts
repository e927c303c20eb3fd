import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ModelsPageData } from '../../src/catalogue/pages/category/models-page.ts';
import { asAppPath, dataPath, finderFilePath, htmlFile, partPath, searchFilePath } from '../../src/catalogue/paths.ts';
import { makeCategory, modelsPerCategory } from '../catalogue/make-category.ts';
import { readVocabulary } from '../catalogue/vocabulary.ts';
import type { Row } from './rows.ts';

/** How many pages a built site has, and the mean of their sizes in bytes. */
export async function measurePages(site: string): Promise<{ count: number; bytes: number }> {
  const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(site, name))).size));
  return { count: names.length, bytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / names.length) };
}

/**
 * What a visitor loads, in kilobytes of gzip: the document, the program and the data of a page of each kind that lists
 * something, and what the form of a large catalogue fetches. The pages are the same at each size.
 */
export async function measureBytes(site: string, models: number): Promise<Row[]> {
  const row = (what: string, bytes: number): Row => ({ what, models, value: bytes / 1000, unit: 'kB' });
  const rows: Row[] = [];
  for (const [what, address] of await samplePages(site)) {
    const html = await readFile(path.join(site, htmlFile(address))).catch(() => undefined);
    if (!html) continue;
    const data = await readFile(path.join(site, dataPath(address)));
    const { scripts, shell } = scriptsOf(html.toString());
    const sizes = await Promise.all(scripts.map((file) => packedSize(path.join(site, file))));
    const program = sizes.reduce((sum, bytes) => sum + bytes, 0);
    rows.push(
      row(`${what}: HTML`, gzipSync(html).length),
      row(`${what}: JavaScript`, program),
      row(`${what}: data`, gzipSync(data).length),
    );
    if (address === '/' && shell !== undefined) {
      rows.push(row('what surrounds every page', await packedSize(path.join(site, shell))));
    }
  }
  rows.push(row('not-found page: HTML', await packedSize(path.join(site, '404.html'))));
  for (const [what, file] of [
    ['finder: all machines', finderFilePath],
    ['search: index', searchFilePath],
  ] as const) {
    rows.push(row(what, await packedSize(path.join(site, file))));
  }
  return rows;
}

/**
 * A page of each kind by its address: the first synthetic category, which has the same fifty models at each size, and
 * what is above and below it.
 */
async function samplePages(site: string): Promise<[what: string, address: string][]> {
  const list = `/${makeCategory(readVocabulary(), 1, 0, modelsPerCategory).id}`;
  const text = await readFile(path.join(site, dataPath(list)), 'utf8').catch(() => undefined);
  const page = text === undefined ? undefined : (JSON.parse(text) as ModelsPageData);
  const [model, cards] = [page?.models[0]?.to, page?.breadcrumbs.at(-2)?.to];
  return [
    ['home page', '/'],
    ...(model ? [['model page', model] as [string, string]] : []),
    ['list page', list],
    ['list page 2', partPath(asAppPath(list), 2)],
    ...(cards ? [['cards page', cards] as [string, string]] : []),
    ['products page', '/ourproducts'],
    ['finder', '/find'],
    ['finder, machines for tyres', '/find/tyres'],
    ['enquiry page', '/enquire'],
  ];
}

async function packedSize(file: string): Promise<number> {
  return gzipSync(await readFile(file)).length;
}

/** The script of a document, the parts that come with it, and what surrounds every page, as files of the site. */
function scriptsOf(html: string): { scripts: string[]; shell: string | undefined } {
  const [tag = ''] = /<script type="module"[^>]*>/.exec(html) ?? [];
  const valueOf = (name: string) => new RegExp(` ${name}="/([^"]*)"`).exec(tag)?.[1];
  const parts = [...html.matchAll(/<link rel="modulepreload" href="\/([^"]*)">/g)].map(([, name = '']) => name);
  return { scripts: [valueOf('src') ?? '', ...parts].filter(Boolean), shell: valueOf('data-shell') };
}
