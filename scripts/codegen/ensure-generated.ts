import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../lib/build-settings.ts';
import { writeIndexes } from './write-indexes.ts';

/** The folder behind the import alias `#generated`. */
const generatedDir = path.join(projectDir, 'src/generated');

/** Generates missing code, as after a fresh clone. Modules that need it must be loaded later, with `await import()`. */
export async function ensureGenerated(): Promise<void> {
  await writeIndexes();
  if (existsSync(path.join(generatedDir, 'entries.gen.ts'))) return;
  const { codegen } = await import('./codegen.ts');
  await codegen({ dataDir: path.join(projectDir, 'data'), generatedDir });
}
