import { rm } from 'node:fs/promises';
import path from 'node:path';
import { writeCatalogue } from '../catalogue/write-catalogue.ts';

/** Writes a new synthetic data folder of so many models below `dir` and returns it. */
export async function newCatalogue(dir: string, models: number): Promise<string> {
  const folder = path.join(dir, `catalogue-${models}`);
  await rm(folder, { recursive: true, force: true });
  await writeCatalogue(folder, { models });
  return folder;
}
