import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../lib/build-settings.ts';
import { writeIndexes } from './write-indexes.ts';

/** The folder that `#generated` means in code. */
const generatedDir = path.join(projectDir, 'src/generated');

/**
 * Makes the generated code where there is none yet, as after a fresh clone. Modules that import it can only be loaded
 * after this: with `await import()`.
 */
export async function ensureGenerated(): Promise<void> {
  writeIndexes();
  if (existsSync(path.join(generatedDir, 'entries.gen.ts'))) return;
  const { codegen } = await import('./codegen.ts');
  await codegen({ dataDir: path.join(projectDir, 'data'), generatedDir });
}
