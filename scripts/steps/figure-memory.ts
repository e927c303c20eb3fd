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
  /** As text: a line a category. */
  let known: Map<string, string> | undefined;
  let hasLearnt = false;
  const read = () => (known ??= new Map(readLines(file, key).map((line) => [line.slice(0, line.indexOf('\t')), line])));
  return {
    recall(category) {
      const line = read().get(sourceOf(category));
      return line === undefined ? undefined : (JSON.parse(line.slice(line.indexOf('\t') + 1)) as MachineFigures[]);
    },
    learn(category, figures) {
      // What JSON would change is read anew each time.
      if (!isPlain(figures)) return;
      const source = sourceOf(category);
      read().set(source, `${source}\t${JSON.stringify(figures)}`);
      hasLearnt = true;
    },
    keep({ categories }) {
      if (!hasLearnt) return;
      const sources = new Set(categories.map(sourceOf));
      const lines = [...read()].flatMap(([source, line]) => (sources.has(source) ? [line] : []));
      writeSealed(file, key, lines.join('\n'));
    },
  };
}

function readLines(file: string, key: string): string[] {
  const text = readSealed(file, key);
  return text ? text.split('\n') : [];
}
