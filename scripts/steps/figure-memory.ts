/** Reads and writes: <work>/figures, what the finder takes from the figures of models. Run by: scripts/steps/make-site.ts. */
import type { Catalogue, LinkedCategory } from '../../src/catalogue/catalogue.ts';
import type { FigureMemory, MachineFigures } from '../../src/catalogue/find/machine-figures.ts';
import { readSealed, writeSealed } from '../lib/sealed-file.ts';
import { isPlain } from './knowledge-file.ts';

export interface StoredFigures extends FigureMemory {
  /** Keeps what was learnt. */
  keep: (catalogue: Catalogue) => void;
}

/**
 * Figures are known by what they follow from. The file is read when the first are asked for: most builds ask for none.
 * @param key stands for the program that reads figures
 * @param sourceOf stands for what the figures of a category's models follow from
 */
export function openFigureMemory(
  file: string,
  key: string,
  sourceOf: (category: LinkedCategory) => string,
): StoredFigures {
  let known: Map<string, readonly MachineFigures[]> | undefined;
  let hasLearnt = false;
  const read = () => {
    known ??= new Map(JSON.parse(readSealed(file, key) ?? '[]') as [string, MachineFigures[]][]);
    return known;
  };
  return {
    recall: (category) => read().get(sourceOf(category)),
    learn(category, figures) {
      // What JSON would change is read anew each time.
      if (!isPlain(figures)) return;
      read().set(sourceOf(category), figures);
      hasLearnt = true;
    },
    keep({ categories }) {
      if (!hasLearnt) return;
      const sources = new Set(categories.map(sourceOf));
      writeSealed(file, key, JSON.stringify([...read()].filter(([source]) => sources.has(source))));
    },
  };
}
