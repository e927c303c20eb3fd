/**
 * Reads: data/ (or --data), schemas/. Writes: src/generated (or --out): types of the entries and routes, validators,
 * page fonts, the enquiry service's data. Run by: npm run codegen, and by build, dev, type check and tests. With
 * --lenient it exits with 0 despite errors in the data, so that installing always succeeds.
 */
import { readArguments } from './lib/arguments.ts';
import { generatedCodeDir } from './lib/build-settings.ts';
import { printFindings } from './lib/print-findings.ts';
import { writeIndexes } from './codegen/write-indexes.ts';
import { writeInlineScripts } from './codegen/inline-scripts.ts';

const { data, out, lenient } = readArguments({ lenient: { type: 'boolean' } });
// src/catalogue imports the indexes, which are missing after a fresh clone.
await writeIndexes();
await writeInlineScripts();
const { codegen } = await import('./codegen/codegen.ts');
const { catalogue, pages, findings } = await codegen({ dataDir: data, generatedDir: out ?? generatedCodeDir });
if (!catalogue) {
  printFindings(findings, data);
  process.exitCode = lenient ? 0 : 1;
} else console.log(`${pages.length} routes`);
