/**
 * Reads: data/, src/. Writes: dist/ (or --out) if outdated. Run by: npm start. Environment: docs/operate.md. Serves the
 * site as soon as its pages are there: pictures, sheets and cards are made when they are asked for, and behind that.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { recover } from './build/folders.ts';
import { readArguments } from './lib/arguments.ts';
import { buildSettings } from './lib/build-settings.ts';
import { loadAfterCodegen } from './codegen/load-after-codegen.ts';
import { startBuild } from './start/running-build.ts';

const { data, out } = readArguments();
const settings = buildSettings(data, out);
const { site, noteServed, ended } = startBuild(settings);
let isOutdated = false;

/** After a failed build: serves the site of an earlier one. @returns false when there is none */
function fallBack(): boolean {
  const { outDir } = settings;
  recover(outDir);
  isOutdated = existsSync(path.join(outDir, 'index.html'));
  if (isOutdated) console.error(`The build failed. The site in ${outDir} is that of an earlier build.`);
  return isOutdated;
}

const building = await site;
if (!building) {
  const code = await ended;
  if (code !== 0 && !fallBack()) process.exit(code);
}
const { serveBuiltSite } = await loadAfterCodegen(() => import('./serve/serve-site.ts'));
await serveBuiltSite(settings, building, () => isOutdated);
if (building) {
  noteServed();
  if ((await ended) === 0) console.log('All files of the site are there.');
  else if (!fallBack()) {
    // Ends as with Ctrl-C: mails that are being sent are finished.
    process.exitCode = 1;
    process.kill(process.pid, 'SIGINT');
  }
}
