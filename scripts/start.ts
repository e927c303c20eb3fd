/**
 * Reads: data/, src/. Writes: dist/ (or --out) if outdated. Run by: npm start. Environment: docs/operate.md. Serves the
 * site as soon as its pages are there: pictures, sheets and cards are made when they are asked for, and behind that.
 */
import { readArguments } from './lib/arguments.ts';
import { buildSettings } from './lib/build-settings.ts';
import { loadAfterCodegen } from './codegen/load-after-codegen.ts';
import { startBuild } from './start/running-build.ts';

const { data, out } = readArguments();
const settings = buildSettings(data, out);
const { site, noteServed, ended } = startBuild(settings);
const building = await site;
if (!building) {
  const code = await ended;
  if (code !== 0) process.exit(code);
}
const { serveBuiltSite } = await loadAfterCodegen(() => import('./serve/serve-site.ts'));
await serveBuiltSite(settings, building);
if (building) {
  noteServed();
  if ((await ended) === 0) console.log('All files of the site are there.');
  else {
    // Ends as with Ctrl-C: mails that are being sent are finished.
    process.exitCode = 1;
    process.kill(process.pid, 'SIGINT');
  }
}
