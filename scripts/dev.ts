/**
 * Reads: data/, src/. Writes: src/generated. Run by: npm run dev. Environment: PORT (default 5173).
 * The development server: pages are rendered on demand, a change of data or code shows at once.
 */
import { createServer } from 'vite';
import { readArguments } from './lib/arguments.ts';
import { projectDir, useBuildSettings } from './lib/build-settings.ts';
import { ensureGenerated } from './lib/ensure-generated.ts';

const { data, out } = readArguments();
useBuildSettings(data, out);
await ensureGenerated();
const port = Number(process.env['PORT'] ?? 5173);
const server = await createServer({
  root: projectDir,
  server: { port, strictPort: process.env['PORT'] !== undefined },
});
await server.listen();
server.printUrls();
