import { existsSync } from 'node:fs';
import path from 'node:path';
import { generatedCodeDir, projectDir } from '../lib/build-settings.ts';
import { writeIndexes } from './write-indexes.ts';
import { writeInlineScripts } from './inline-scripts.ts';

/**
 * Loads a module that imports generated code: writes the indexes, which a new kind of page changes, the inline
 * scripts, and after a fresh clone everything.
 */
export async function loadAfterCodegen<Module>(load: () => Promise<Module>): Promise<Module> {
  await writeIndexes();
  await writeInlineScripts();
  if (!existsSync(path.join(generatedCodeDir, 'entries.gen.ts'))) {
    const { codegen } = await import('./codegen.ts');
    await codegen({ dataDir: path.join(projectDir, 'data'), generatedDir: generatedCodeDir });
  }
  return load();
}
