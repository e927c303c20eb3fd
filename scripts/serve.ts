/** Reads: dist/ (or --out). Writes: var/ (enquiries). Run by: npm run serve. Environment: docs/operate.md. */
import { readArguments } from './lib/arguments.ts';
import { useBuildSettings } from './lib/build-settings.ts';
import { ensureGenerated } from './codegen/ensure-generated.ts';

const { data, out } = readArguments();
await ensureGenerated();
const { serveBuiltSite } = await import('./serve/serve-site.ts');
await serveBuiltSite(useBuildSettings(data, out));
