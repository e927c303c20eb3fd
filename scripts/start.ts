/**
 * Reads: data/, src/. Writes: dist/ (or --out) where it is missing or old. Run by: npm start. Environment:
 * docs/operate.md.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readArguments } from './lib/arguments.ts';
import { projectDir, useBuildSettings } from './lib/build-settings.ts';
import { ensureGenerated } from './codegen/ensure-generated.ts';

const { data, out } = readArguments();
const settings = useBuildSettings(data, out);
// In a process of its own: what a build takes of the memory, over a gigabyte, the server does not keep.
const build = [path.join(projectDir, 'scripts/build.ts'), '--data', settings.dataDir, '--out', settings.outDir];
const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
// Loaded only now: it needs generated code, which a fresh clone does not have before the build.
await ensureGenerated();
const { serveBuiltSite } = await import('./serve/serve-site.ts');
await serveBuiltSite(settings);
