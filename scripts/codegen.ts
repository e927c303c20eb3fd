/**
 * Reads: data/ (or --data), schemas/. Writes: src/generated (or --out): types of the entries and routes, validators,
 * page fonts, the enquiry service's data. Run by: npm run codegen, and by build, dev, type check and tests. Options:
 * --print lists route, kind of page and source file; --lenient exits with 0 despite errors in the data, so that
 * installing always succeeds.
 */
import type { ListedPage } from '../src/catalogue/pages/list-pages.ts';
import { readArguments } from './lib/arguments.ts';
import { printFindings } from './lib/print-findings.ts';
import { writeIndexes } from './codegen/write-indexes.ts';

function widest(texts: string[]): number {
  return texts.reduce((most, text) => Math.max(most, text.length), 0);
}

function printRoutes(pages: readonly ListedPage[]): void {
  const paths = widest(pages.map((page) => page.path));
  const kinds = widest(pages.map((page) => page.kind));
  for (const { path: page, kind, file } of pages) console.log(`${page.padEnd(paths)}  ${kind.padEnd(kinds)}  ${file}`);
}

const { data, out, print, lenient } = readArguments({ print: { type: 'boolean' }, lenient: { type: 'boolean' } });
// src/catalogue imports the indexes, which are missing after a fresh clone.
writeIndexes();
const { codegen, sharedDir } = await import('./codegen/codegen.ts');
const { catalogue, pages, findings } = await codegen({ dataDir: data, generatedDir: out ?? sharedDir });
if (!catalogue) {
  printFindings(findings, data);
  process.exitCode = lenient ? 0 : 1;
} else if (print) printRoutes(pages);
else console.log(`${pages.length} routes`);
