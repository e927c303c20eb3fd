import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { findProgram } from '../find-program.ts';
import { expect } from '../problems.ts';
import { noteFigure, outDir, pages } from './site.ts';

/** The errors of xmllint's schema validation, one per line; empty when the file is valid. */
async function checkBySchema(schema: string, file: string): Promise<string[]> {
  const program = findProgram('xmllint', ['libxml2-utils']);
  const words = ['--nonet', '--noout', '--schema', schema, file];
  return promisify(execFile)(program, words).then(
    () => [],
    (error: { stderr?: string; message: string }) => (error.stderr ?? error.message).trim().split('\n'),
  );
}

test('sitemap, by its schema, and named by robots.txt', async () => {
  const { origin } = JSON.parse(readFileSync(path.join(outDir, '_site.json'), 'utf8')) as { origin: string };
  const library = path.dirname(createRequire(import.meta.url).resolve('sitemap/package.json'));
  const problems = await checkBySchema(path.join(library, 'schema/sitemap.xsd'), path.join(outDir, 'sitemap.xml'));
  const robots = readFileSync(path.join(outDir, 'robots.txt'), 'utf8');
  if (!robots.split('\n').includes(`Sitemap: ${origin}/sitemap.xml`)) problems.push('robots.txt does not name it');
  noteFigure('listed pages', String(pages.filter((page) => page.listed).length));
  expect(problems).toBeNone();
});
