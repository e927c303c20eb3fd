/** Reads: data/, src/. Writes: dist/ (or --out) if outdated. Run by: npm start. Environment: docs/operate.md. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readArguments } from './lib/arguments.ts';
import { projectDir, useBuildSettings } from './lib/build-settings.ts';
import { ensureGenerated } from './codegen/ensure-generated.ts';

const { data, out } = readArguments();
const settings = useBuildSettings(data, out);
// In a separate process, so that the server does not keep the build's memory of over a gigabyte.
const build = [path.join(projectDir, 'scripts/build.ts'), '--data', settings.dataDir, '--out', settings.outDir];
const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
// Loaded late: it needs generated code, which a fresh clone lacks before the build.
await ensureGenerated();
const { serveBuiltSite } = await import('./serve/serve-site.ts');
await serveBuiltSite(settings);
