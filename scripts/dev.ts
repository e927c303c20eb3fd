/**
 * Reads: data/, src/. Writes: src/generated. Run by: npm run dev. Environment: PORT (default 5173).
 * The development server: renders pages on demand and updates them when data or code changes.
 */
import { readArguments } from './lib/arguments.ts';
import { loadAfterCodegen } from './codegen/load-after-codegen.ts';
import { projectDir, buildSettings } from './lib/build-settings.ts';

const { data, out } = readArguments();
const settings = buildSettings(data, out);
const { writeSchemaCode } = await loadAfterCodegen(() => import('./codegen/codegen.ts'));
await writeSchemaCode();
const [{ createServer }, { catalogueInDev }] = await Promise.all([import('vite'), import('./dev/catalogue-in-dev.ts')]);
const port = Number(process.env['PORT'] ?? 5173);
const server = await createServer({
  root: projectDir,
  // Let Node load the configuration directly, without bundling it first.
  configLoader: 'native',
  plugins: [catalogueInDev(settings)],
  server: { port, strictPort: process.env['PORT'] !== undefined },
});
await server.listen();
server.printUrls();
