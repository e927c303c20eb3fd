/** Reads: a data folder, words.json. Writes: a synthetic data folder. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { makeCategory, makeModel } from './make-entries.ts';

/** Models per category; the last category takes the rest. */
const modelsPerCategory = 50;

/**
 * Copies a data folder (`from`, by default the project's own) and adds synthetic models. The same size always gives the
 * same bytes. Throws when `dir` exists.
 * @returns the number of categories
 */
export async function writeCatalogue(
  dir: string,
  { models, from = path.join(projectDir, 'data') }: { models: number; from?: string },
): Promise<number> {
  await mkdir(path.dirname(dir), { recursive: true });
  await mkdir(dir);
  await cp(from, dir, { recursive: true });
  const categories = Math.ceil(models / modelsPerCategory);
  for (let number = 0; number < categories; number++) {
    const count = Math.min(modelsPerCategory, models - number * modelsPerCategory);
    const category = makeCategory(number, count);
    await writeFile(path.join(dir, 'categories', `${category.id}.yaml`), category.text);
    for (let index = 0; index < count; index++) {
      const { id, text } = makeModel(category, index);
      await writeFile(path.join(dir, 'models', `${id}.yaml`), text);
    }
  }
  return categories;
}
