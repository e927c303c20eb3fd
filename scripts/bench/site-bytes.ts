import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Row } from './measurement.ts';

/** How many pages a built site has, and the mean of their sizes in bytes. */
export async function measurePages(site: string): Promise<{ count: number; bytes: number }> {
  const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(site, name))).size));
  return { count: names.length, bytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / names.length) };
}

/**
 * What a visitor loads, in kilobytes of gzip: the document, the program and the data of some kinds of page, and once for
 * all pages the file with what surrounds them.
 */
export async function measureBytes(site: string, models: number): Promise<Row[]> {
  const files = await readdir(path.join(site, '_data'));
  const names = files.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  const kinds = new Map<string, string>();
  for (const name of names.toSorted()) {
    const { kind } = JSON.parse(await readFile(path.join(site, '_data', `${name}.json`), 'utf8')) as { kind: string };
    // The last of each kind: synthetic ones stand behind most of the real ones.
    kinds.set(kind, name);
  }
  const shell = (await readdir(path.join(site, 'assets'))).find((name) => /^shell-.*\.json$/.test(name)) ?? '';
  const surroundings = gzipSync(await readFile(path.join(site, 'assets', shell))).length;
  const rows: Row[] = [{ what: 'what surrounds all pages', models, value: surroundings / 1000, unit: 'kB' }];
  for (const [what, kind] of [
    ['model page', 'model'],
    ['list page', 'models'],
    ['cards page', 'cards'],
    ['products page', 'products'],
    ['enquiry page', 'enquire'],
  ] as const) {
    const name = kinds.get(kind);
    if (name === undefined) continue;
    const html = await readFile(path.join(site, `${name}.html`));
    const data = await readFile(path.join(site, '_data', `${name}.json`));
    const scripts = await Promise.all(scriptsOf(html.toString()).map((file) => readFile(path.join(site, file))));
    const row = (part: string, bytes: number): Row => ({
      what: `${what}: ${part}`,
      models,
      value: bytes / 1000,
      unit: 'kB',
    });
    rows.push(
      row('HTML', gzipSync(html).length),
      row(
        'JavaScript',
        scripts.reduce((sum, script) => sum + gzipSync(script).length, 0),
      ),
      row('data', gzipSync(data).length),
    );
  }
  return rows;
}

/** The script of a document and the parts that it fetches ahead, as files of the site. */
function scriptsOf(html: string): string[] {
  const [, entry = '', parts = ''] = /<script type="module" src="([^"]+)"(?: data-parts="([^"]*)")?/.exec(html) ?? [];
  return [entry, ...parts.split(' ')].filter(Boolean).map((address) => address.slice(1));
}
