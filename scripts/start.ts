/** Reads: data/, src/. Writes: dist/ (or --out) if outdated. Run by: npm start. Environment: docs/operate.md. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readArguments } from './lib/arguments.ts';
import { projectDir, buildSettings } from './lib/build-settings.ts';
import { loadAfterCodegen } from './codegen/load-after-codegen.ts';

const { data, out } = readArguments();
const settings = buildSettings(data, out);
// In a separate process, so that the server does not keep the build's memory of over a gigabyte.
const build = [path.join(projectDir, 'scripts/build.ts'), '--data', settings.dataDir, '--out', settings.outDir];
const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const { serveBuiltSite } = await loadAfterCodegen(() => import('./serve/serve-site.ts'));
await serveBuiltSite(settings);
