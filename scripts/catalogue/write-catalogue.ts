/**
 * Reads: a data folder, words.json. Writes: a data folder of a synthetic catalogue. Run by: scripts/catalogue.ts, the
 * bench, tests.
 */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from '../lib/build-settings.ts';
import { makeCategory, modelsPerCategory } from './make-category.ts';
import { makeModel } from './make-model.ts';
import { readVocabulary } from './vocabulary.ts';

export interface CatalogueSize {
  models: number;
  /** Another seed, other words and figures. */
  seed?: number;
  /** The data folder beside whose entries they stand; the project's own without it. */
  from?: string;
}

/** How many synthetic models and categories were written. */
export interface WrittenCatalogue {
  models: number;
  categories: number;
}

/**
 * Writes a data folder with so many synthetic models in one category for every fifty, beside everything of a data
 * folder (its models included). The same size and seed always give the same bytes. Throws when the folder is there
 * already.
 */
export async function writeCatalogue(dir: string, size: CatalogueSize): Promise<WrittenCatalogue> {
  const { models, seed = 1, from = path.join(projectDir, 'data') } = size;
  const vocabulary = readVocabulary();
  await mkdir(path.dirname(dir), { recursive: true });
  await mkdir(dir);
  await cp(from, dir, { recursive: true });
  const categories = Math.ceil(models / modelsPerCategory);
  for (let number = 0; number < categories; number++) {
    const count = Math.min(modelsPerCategory, models - number * modelsPerCategory);
    const category = makeCategory(vocabulary, seed, number, count);
    await writeFile(path.join(dir, 'categories', `${category.id}.yaml`), category.text);
    for (let index = 0; index < count; index++) {
      const { id, text } = makeModel(vocabulary, seed, category, index);
      await writeFile(path.join(dir, 'models', `${id}.yaml`), text);
    }
  }
  return { models, categories };
}
