/** Reads: a data folder, words.json. Writes: a synthetic data folder. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { makeCategory, modelsPerCategory } from './make-category.ts';
import { makeModel } from './make-model.ts';
import { readVocabulary } from './vocabulary.ts';

interface CatalogueSize {
  models: number;
  /** The data folder to copy and extend; the project's own by default. */
  from?: string;
}

/**
 * Copies a data folder and adds synthetic models, fifty per category. The same size always gives the same bytes. Throws
 * when `dir` exists.
 * @returns the number of categories
 */
export async function writeCatalogue(
  dir: string,
  { models, from = path.join(projectDir, 'data') }: CatalogueSize,
): Promise<number> {
  const vocabulary = readVocabulary();
  await mkdir(path.dirname(dir), { recursive: true });
  await mkdir(dir);
  await cp(from, dir, { recursive: true });
  const categories = Math.ceil(models / modelsPerCategory);
  for (let number = 0; number < categories; number++) {
    const count = Math.min(modelsPerCategory, models - number * modelsPerCategory);
    const category = makeCategory(vocabulary, number, count);
    await writeFile(path.join(dir, 'categories', `${category.id}.yaml`), category.text);
    for (let index = 0; index < count; index++) {
      const { id, text } = makeModel(vocabulary, category, index);
      await writeFile(path.join(dir, 'models', `${id}.yaml`), text);
    }
  }
  return categories;
}
