/**
 * Reads: data/, src/. Writes: src/generated. Run by: npm run dev. Environment: PORT (default 5173).
 * The development server: pages are rendered on demand, a change of data or code shows at once.
 */
import { readArguments } from './lib/arguments.ts';
import { writeIndexes } from './codegen/write-indexes.ts';
import { projectDir, useBuildSettings } from './lib/build-settings.ts';

const { data, out } = readArguments();
const settings = useBuildSettings(data, out);
// The programs import generated code, which a fresh clone does not have yet.
writeIndexes();
const { writeSchemaCode } = await import('./codegen/codegen.ts');
await writeSchemaCode();
const [{ createServer }, { catalogueInDev }] = await Promise.all([import('vite'), import('./dev/catalogue-in-dev.ts')]);
const port = Number(process.env['PORT'] ?? 5173);
const server = await createServer({
  root: projectDir,
  // Node runs the configuration as it is: no time goes into bundling it.
  configLoader: 'native',
  plugins: [catalogueInDev(settings)],
  server: { port, strictPort: process.env['PORT'] !== undefined },
});
await server.listen();
server.printUrls();
