/**
 * Reads: data/, src/. Writes: dist/ (or --out) where it is missing or old. Run by: npm start. Environment:
 * docs/operate.md.
 */
import { readArguments } from './lib/arguments.ts';
import { useBuildSettings } from './lib/build-settings.ts';
import { ensureGenerated } from './codegen/ensure-generated.ts';
import { writeIndexes } from './codegen/write-indexes.ts';

const { data, out } = readArguments();
const settings = useBuildSettings(data, out);
// The catalogue's code imports them: a kind of page may be new.
writeIndexes();
const { buildSite } = await import('./build/build-site.ts');
if (!(await buildSite(settings))) process.exit(1);
// Loaded only now: it needs generated code, which a fresh clone does not have before the build.
await ensureGenerated();
const { serveBuiltSite } = await import('./serve/serve-site.ts');
await serveBuiltSite(settings);
