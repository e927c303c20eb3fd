/**
 * Reads: data/, schemas/, src/. Writes: dist/ (or --out), in which a finished site takes the old one's place at once.
 * Run by: npm run build, npm start. Options: --pages-only leaves out what takes long (drawings, sheets, cards,
 * compressed forms), to measure the pages alone.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// The program's own start would take most of the time of a build in which nothing has changed.
enableCompileCache(path.join(import.meta.dirname, '../.cache/compiled'));
const { readArguments } = await import('./lib/arguments.ts');
const { useBuildSettings } = await import('./lib/build-settings.ts');
const { buildSite } = await import('./steps/build-site.ts');

const { data, out, 'pages-only': pagesOnly } = readArguments({ 'pages-only': { type: 'boolean' } });
process.exitCode = (await buildSite(useBuildSettings(data, out), { pagesOnly: pagesOnly === true })) ? 0 : 1;
