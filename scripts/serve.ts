/** Reads: dist/ (or --out). Writes: var/ (enquiries). Run by: npm run serve. Environment: PORT (default 4173). */
import { readArguments } from './lib/arguments.ts';
import { useBuildSettings } from './lib/build-settings.ts';
import { serveBuiltSite } from './steps/serve-site.ts';

const { data, out } = readArguments();
await serveBuiltSite(useBuildSettings(data, out));
