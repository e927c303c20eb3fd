import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../lib/browser/find-program.ts';
import { type Bar, type QualitySite, problemBar } from './run/bar.ts';
import { readDocument } from './run/document.ts';

/** The errors of xmllint's schema validation, one per line; empty when the file is valid. */
async function checkBySchema(schema: string, file: string): Promise<string[]> {
  const program = findProgram('xmllint', ['libxml2-utils']);
  const words = ['--nonet', '--noout', '--schema', schema, file];
  return promisify(execFile)(program, words).then(
    () => [],
    (error: { stderr?: string; message: string }) => (error.stderr ?? error.message).trim().split('\n'),
  );
}

/** Validates the sitemap, and compares its addresses with the pages and their canonical addresses. */
export async function measureSitemap({ outDir, pages }: QualitySite): Promise<Bar[]> {
  const { origin } = JSON.parse(await readFile(path.join(outDir, '_site.json'), 'utf8')) as { origin: string };
  const library = path.dirname(createRequire(import.meta.url).resolve('sitemap/package.json'));
  const file = path.join(outDir, 'sitemap.xml');
  const [text, robots] = await Promise.all([readFile(file, 'utf8'), readFile(path.join(outDir, 'robots.txt'), 'utf8')]);
  const invalid = await checkBySchema(path.join(library, 'schema/sitemap.xsd'), file);
  if (!robots.split('\n').includes(`Sitemap: ${origin}/sitemap.xml`)) invalid.push('robots.txt does not name it');

  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const known = new Set(listed);
  const problems = listed.length === known.size ? [] : ['The sitemap lists an address twice'];
  const addresses = new Set<string>();
  for (const { path: page } of pages) {
    const { canonical, robots: robotsContent } = await readDocument(outDir, page);
    const own = origin + (page === '/' ? '/' : encodeURI(page));
    const isHidden = robotsContent?.includes('noindex') ?? false;
    if (canonical !== own) problems.push(`${page}: its canonical address is ${canonical ?? 'missing'}, not ${own}`);
    if (known.has(own) === isHidden) problems.push(`${page}: ${isHidden ? 'hidden, and' : 'not'} in the sitemap`);
    addresses.add(own);
  }
  problems.push(...listed.filter((address) => !addresses.has(address)).map((address) => `${address} is no page`));
  return [
    problemBar('Sitemap, by its schema', `${listed.length} addresses`, invalid),
    problemBar('Canonical addresses and their places in the sitemap', `${pages.length} pages`, problems),
  ];
}
