import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../lib/find-program.ts';
import { type Bar, type QualitySite, problemBar } from './run/bar.ts';

/** The errors of xmllint's schema validation, one per line; empty when the file is valid. */
async function checkBySchema(schema: string, file: string): Promise<string[]> {
  const program = findProgram('xmllint', ['libxml2-utils']);
  const words = ['--nonet', '--noout', '--schema', schema, file];
  return promisify(execFile)(program, words).then(
    () => [],
    (error: { stderr?: string; message: string }) => (error.stderr ?? error.message).trim().split('\n'),
  );
}

/** Validates the sitemap, and that robots.txt names it. */
export async function measureSitemap({ outDir, pages }: QualitySite): Promise<Bar[]> {
  const { origin } = JSON.parse(await readFile(path.join(outDir, '_site.json'), 'utf8')) as { origin: string };
  const library = path.dirname(createRequire(import.meta.url).resolve('sitemap/package.json'));
  const invalid = await checkBySchema(path.join(library, 'schema/sitemap.xsd'), path.join(outDir, 'sitemap.xml'));
  const robots = await readFile(path.join(outDir, 'robots.txt'), 'utf8');
  if (!robots.split('\n').includes(`Sitemap: ${origin}/sitemap.xml`)) invalid.push('robots.txt does not name it');
  const listed = pages.filter((page) => page.listed).length;
  return [problemBar('Sitemap, by its schema', `${listed} addresses`, invalid)];
}
