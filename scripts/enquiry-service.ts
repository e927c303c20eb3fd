/**
 * Reads: src/generated (created if missing), the environment (docs/operate.md). Writes: var/ (enquiries). Run by: npm
 * run enquiry-service. The enquiry service without the site, for static hosts.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './lib/arguments.ts';
import { useBuildSettings } from './lib/build-settings.ts';
import { enquirySiteFile } from './lib/enquiry-site.ts';
import { ensureGenerated } from './codegen/ensure-generated.ts';

const { data, out } = readArguments();
const settings = useBuildSettings(data, out);
await ensureGenerated();
if (!existsSync(path.join(settings.generatedDir, enquirySiteFile))) {
  const { codegen } = await import('./codegen/codegen.ts');
  await codegen(settings);
}
const { serveEnquiries } = await import('./serve/serve-enquiries.ts');
await serveEnquiries(settings);
