import { partsOf, type WrittenFigure } from '../read-figures.ts';

/** A row of the model's own tables or highlights, with its amounts in the base unit of its kind. */
export interface FigureRow extends WrittenFigure {
  sign: string | undefined;
  least: number;
  most: number;
  kind: string;
}

/** Words of a sentence that speak of a row, by the last word of its name, where they are not that word. */
const synonyms: Readonly<Partial<Record<string, RegExp>>> = {
  force: /\bforce|\bpress/i,
  power: /\bpower/i,
  weight: /\bweigh/i,
  capacity: /\bcapacity|\bthroughput/i,
  pressure: /\bpressure/i,
};

/** The figures that are amounts. */
export function rowsOf(figures: readonly WrittenFigure[]): FigureRow[] {
  return figures.flatMap((figure) =>
    partsOf(figure).flatMap(({ value, min, max, unit }): FigureRow[] => {
      if (unit?.kind === undefined || unit.factor === undefined) return [];
      const least = (value ?? min ?? 0) * unit.factor;
      const most = (value ?? max ?? Infinity) * unit.factor;
      return [{ ...figure, sign: unit.sign, least, most, kind: unit.kind }];
    }),
  );
}

/** Words before `weight` or `force` that speak of the machine's own; `bale weight` is that of something else. */
const ownWords =
  /^(?:a|an|the|its|of|in|with|and|or|at|for|by|has|have|own|total|overall|net|gross|machine|machine's|baler|shredder|pressing|compaction|hydraulic|installed|rated|maximum|full|high|more|less|same)$/i;

/** How many words of a row's name a sentence holds; none unless it holds all of them. */
export function wordsNamed(sentence: string, label: string): number {
  const words = label
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const isNamed = (word: string) => synonyms[word]?.test(sentence) ?? new RegExp(`\\b${word}s?\\b`, 'i').test(sentence);
  if (!words.every(isNamed)) return 0;
  const [only] = words;
  const before =
    words.length === 1 ? new RegExp(`([\\p{L}'’]+)\\s+${only ?? ''}\\b`, 'iu').exec(sentence)?.[1] : undefined;
  return before === undefined || ownWords.test(before) ? words.length : 0;
}

/** The sentence of a text in which a place stands. */
export function sentenceAround(text: string, at: number): string {
  const start = Math.max(0, text.lastIndexOf('. ', at) + 1);
  const end = text.indexOf('. ', at);
  return text.slice(start, end < 0 ? undefined : end);
}
