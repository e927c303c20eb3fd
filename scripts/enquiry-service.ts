/**
 * Reads: src/generated (created if missing), the environment (docs/operate.md). Writes: var/ (enquiries). Run by: npm
 * run enquiry-service. The enquiry service without the site, for static hosts.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './lib/arguments.ts';
import { buildSettings } from './lib/build-settings.ts';
import { enquirySiteFile } from './lib/enquiry-site.ts';
import { loadAfterCodegen } from './codegen/load-after-codegen.ts';

const { data, out } = readArguments();
const settings = buildSettings(data, out);
const { serveEnquiries } = await loadAfterCodegen(() => import('./serve/serve-site.ts'));
if (!existsSync(path.join(settings.generatedDir, enquirySiteFile))) {
  const { codegen } = await import('./codegen/codegen.ts');
  const { enquirySite } = await codegen(settings);
  if (!enquirySite) {
    console.error(`The catalogue in ${settings.dataDir} has errors: npm run check -- --data ${settings.dataDir}`);
    process.exit(2);
  }
}
await serveEnquiries(settings);
