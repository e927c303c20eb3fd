/** Reads: dist/ (or --out). Writes: var/ (enquiries). Run by: npm run serve. Environment: docs/operate.md. */
import { readArguments } from './lib/arguments.ts';
import { buildSettings } from './lib/build-settings.ts';
import { loadAfterCodegen } from './codegen/load-after-codegen.ts';

const { data, out } = readArguments();
const { serveBuiltSite } = await loadAfterCodegen(() => import('./serve/serve-site.ts'));
await serveBuiltSite(buildSettings(data, out));
