/**
 * Reads: data/, schemas/, src/. Writes: dist/ (or --out), in which a finished site takes the old one's place at once.
 * Run by: npm run build, npm start. Options: --pages-only leaves out what takes long (drawings, sheets, cards,
 * compressed forms), to measure the pages alone.
 */
import { readArguments } from './lib/arguments.ts';
import { useBuildSettings } from './lib/build-settings.ts';
import { writeIndexes } from './codegen/write-indexes.ts';

const { data, out, 'pages-only': pagesOnly } = readArguments({ 'pages-only': { type: 'boolean' } });
// The catalogue's code imports them: a kind of page may be new.
writeIndexes();
const { buildSite } = await import('./build/build-site.ts');
process.exitCode = (await buildSite(useBuildSettings(data, out), { pagesOnly: pagesOnly === true })) ? 0 : 1;
