/**
 * Reads: data/, schemas/, src/. Writes: dist/ (or --out), in which a finished site takes the old one's place at once.
 * Run by: npm run build, npm start. Options: --pages-only leaves out what takes long (drawings, sheets, cards,
 * compressed forms), to measure the pages alone; --without-bodies draws no machine, as if every entry said
 * `machine: none`.
 */
import { readArguments } from './lib/arguments.ts';
import { useBuildSettings } from './lib/build-settings.ts';
import { writeIndexes } from './codegen/write-indexes.ts';

const { data, out, ...flags } = readArguments({
  'pages-only': { type: 'boolean', default: false },
  'without-bodies': { type: 'boolean', default: false },
});
// The catalogue's code imports them: a kind of page may be new.
writeIndexes();
const { buildSite } = await import('./build/build-site.ts');
const options = { pagesOnly: flags['pages-only'] === true, withoutBodies: flags['without-bodies'] === true };
process.exitCode = (await buildSite(useBuildSettings(data, out), options)) ? 0 : 1;
