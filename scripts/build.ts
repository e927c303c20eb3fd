/**
 * Reads: data/, schemas/, src/. Writes: dist/ (or --out), through a new folder that takes its place in one rename.
 * Run by: npm run build, npm start. Options: --pages-only leaves out what takes long (drawings, sheets, cards, compressed
 * forms), to measure the pages alone.
 */
import { buildSite } from './steps/build-site.ts';
import { readArguments } from './lib/arguments.ts';
import { useBuildSettings } from './lib/build-settings.ts';

const { data, out, 'pages-only': pagesOnly } = readArguments({ 'pages-only': { type: 'boolean' } });
process.exitCode = (await buildSite(useBuildSettings(data, out), { pagesOnly: pagesOnly === true })) ? 0 : 1;
