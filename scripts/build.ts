/**
 * Reads: data/, schemas/, src/. Writes: dist/ (or --out); the finished site replaces the old one in one step. Run by:
 * npm run build. Options: --pages-only skips drawings, sheets, cards and compressed files, to measure the pages alone;
 * --without-bodies draws no machine, as if every entry said `machine: none`; --day 2025-10-14 builds the site of that
 * day, which decides which fairs are upcoming.
 */
import { readArguments } from './lib/arguments.ts';
import { buildSettings } from './lib/build-settings.ts';
import { loadAfterCodegen } from './codegen/load-after-codegen.ts';

const { data, out, ...flags } = readArguments({
  'pages-only': { type: 'boolean', default: false },
  'without-bodies': { type: 'boolean', default: false },
  day: { type: 'string' },
});
const { buildSite } = await loadAfterCodegen(() => import('./build/build-site.ts'));
const options = {
  pagesOnly: flags['pages-only'] === true,
  withoutBodies: flags['without-bodies'] === true,
  day: flags.day,
};
process.exitCode = (await buildSite(buildSettings(data, out), options)) ? 0 : 1;
