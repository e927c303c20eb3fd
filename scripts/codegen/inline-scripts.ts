/** Reads: src/site/early. Writes: inline-scripts.gen.ts in src/generated. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generatedCodeDir, projectDir } from '../lib/build-settings.ts';
import { keyOf } from '../lib/cache.ts';
import { readIfThere, writeIfChanged } from '../lib/files.ts';

const scripts = { earlyScript: 'src/site/early/early-script.ts', typedScript: 'src/site/early/typed-script.ts' };
const sources = [...Object.values(scripts), 'src/ui/load-chunk.ts', 'scripts/codegen/inline-scripts.ts'];

/**
 * Bundles each inline script into one line of code. The key of the sources stands in the written file, so that the
 * bundler, which a server does not have, is loaded only when they change.
 */
export async function writeInlineScripts(): Promise<void> {
  const file = path.join(generatedCodeDir, 'inline-scripts.gen.ts');
  const key = keyOf(...sources.map((source) => readFileSync(path.join(projectDir, source), 'utf8')));
  const banner = `// Generated from src/site/early by scripts/codegen.ts: ${key}. Do not edit.\n`;
  if ((await readIfThere(file))?.toString().startsWith(banner)) return;
  const constants: string[] = [];
  for (const [name, entry] of Object.entries(scripts))
    constants.push(`export const ${name} = ${JSON.stringify(await bundle(entry))};\n`);
  await writeIfChanged(file, banner + constants.join(''));
}

async function bundle(entry: string): Promise<string> {
  const { build } = await import('vite');
  // A build sets it for the whole process, and the development server may start next.
  const mode = process.env['NODE_ENV'];
  const built = await build({
    root: projectDir,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2023', rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  if (mode === undefined) delete process.env['NODE_ENV'];
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not bundled`);
  return chunk.code.trim();
}
