import type { TextAmount, TextFigure } from '../../figures/text-figures.ts';
import type { UnitKind } from '../../figures/units.ts';
import type { Measure, WrittenFigure } from './read-figures.ts';

/** A row of the model's tables or highlights, and what it measures. */
export interface FigureRow {
  figure: WrittenFigure;
  measure: Measure;
}

/** The figures that measure a kind of quantity: each of their parts, or all of them together. */
export function rowsOf(figures: readonly WrittenFigure[], kind: UnitKind, of: 'parts' | 'totals'): FigureRow[] {
  const rows: FigureRow[] = [];
  for (const figure of figures)
    for (const measure of of === 'parts' ? figure.alike.measures : figure.alike.totals)
      if (measure.kind === kind) rows.push({ figure, measure });
  return rows;
}

/** Words of a sentence that refer to a row, by a word of the row's name. */
const synonyms: ReadonlyMap<string, RegExp> = new Map([
  ['force', /\bforce|\bpress/i],
  ['power', /\bpower/i],
  ['weight', /\bweigh/i],
  ['capacity', /\bcapacity|\bthroughput/i],
  ['pressure', /\bpressure/i],
]);

/** Words of a row's name that its unit tells: bales of 800 kg are the `Bale weight`. */
const toldByUnit: Readonly<Partial<Record<UnitKind, ReadonlySet<string>>>> = {
  mass: new Set(['weight', 'mass']),
  force: new Set(['force']),
  power: new Set(['power']),
  pressure: new Set(['pressure']),
  speed: new Set(['speed']),
  throughput: new Set(['capacity', 'throughput', 'output']),
};

/** Words before `weight` or `force` that mean the machine's own; `bale weight` is something else's. */
const ownWords =
  /^(?:a|an|the|its|of|in|with|and|or|at|for|by|has|have|own|total|overall|net|gross|machine|machine's|baler|shredder|pressing|compaction|hydraulic|installed|rated|maximum|max|min|full|high|more|less|same)$/i;

/** Where a clause ends: `a force of 250 ton and bales of 2000 kg`. */
const endOfClause = /[,;:]\s|\s(?:and|into|while|but|which)\s/g;

/**
 * The figures of the row that a figure of a sentence is about, by the words directly beside it, then by those of its
 * clause, then of its sentence; empty when that is not certain.
 */
export function rowsMeant(text: string, figure: TextFigure, rows: readonly FigureRow[]): FigureRow[] {
  const { start, end } = spanAround(text, figure.start, /\.\s/g);
  const at = figure.start - start;
  const sentence = text.slice(start, end);
  const beside = rowsBeside(sentence.slice(0, at), sentence.slice(at + figure.text.length), rows);
  if (beside.length > 0) return beside;
  const clause = spanAround(sentence, at, endOfClause);
  const inClause = rowsNamed(sentence.slice(clause.start, clause.end), rows);
  return inClause.length > 0 ? inClause : rowsNamed(sentence, rows);
}

/** The sentence around an offset. */
export function sentenceAround(text: string, at: number): string {
  const { start, end } = spanAround(text, at, /\.\s/g);
  return text.slice(start, end);
}

function spanAround(text: string, at: number, boundary: RegExp): { start: number; end: number } {
  let start = 0;
  for (const { index, 0: sign } of text.matchAll(boundary)) {
    if (index >= at) return { start, end: index };
    start = index + sign.length;
  }
  return { start, end: text.length };
}

/** Rows named by a thing beside the figure, of which the unit tells the rest: `bales of 1200 to 2000 kg`. */
function rowsBeside(before: string, after: string, rows: readonly FigureRow[]): FigureRow[] {
  return theOnly(
    [...Map.groupBy(rows, ({ figure }) => figure.alike.row)].flatMap(([label, own]) => {
      const words = wordsOf(label);
      const things = words.filter((word) => !toldByUnit[own[0]?.measure.kind ?? 'count']?.has(word));
      const thing = `\\b${things.join(String.raw`\s+`)}s?`;
      if (things.length === 0 || things.length === words.length || things.some((word) => ownWords.test(word)))
        return [];
      const isBeside =
        new RegExp(`${thing} (?:of|with|weighing)(?: (?:about|up to|from|at most|max\\.?))?\\s*$`, 'i').test(before) ||
        new RegExp(`^ ${thing}\\b`, 'i').test(after);
      return isBeside ? [{ own, words: 1 }] : [];
    }),
  );
}

function rowsNamed(sentence: string, rows: readonly FigureRow[]): FigureRow[] {
  const named = [...Map.groupBy(rows, ({ figure }) => figure.alike.row)]
    .map(([label, own]) => ({ own, words: wordsNamed(sentence, label) }))
    .filter(({ words }) => words > 0);
  const most = Math.max(...named.map(({ words }) => words));
  return theOnly(named.filter(({ words }) => words === most));
}

const theOnly = (found: readonly { own: FigureRow[] }[]): FigureRow[] =>
  found.length === 1 ? (found[0]?.own ?? []) : [];

const wordsOf = (label: string): string[] =>
  label
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** How many words of a row's name a sentence contains; 0 unless it contains all of them. */
function wordsNamed(sentence: string, label: string): number {
  const words = wordsOf(label);
  const isNamed = (word: string) =>
    synonyms.get(word)?.test(sentence) ?? new RegExp(`\\b${word}s?\\b`, 'i').test(sentence);
  if (!words.every(isNamed)) return 0;
  const [only] = words;
  const before =
    words.length === 1 ? new RegExp(`([\\p{L}'’]+)\\s+${only ?? ''}\\b`, 'iu').exec(sentence)?.[1] : undefined;
  return before === undefined || ownWords.test(before) ? words.length : 0;
}

/** Converted and rounded amounts differ by up to this share: 180 HP are 132 kW, 75 HP 55 kW. */
const [sameUnit, otherUnit] = [0.01, 0.03];

/** Whether two amounts are the same but for rounding. */
export function isNear(a: number, b: number, inOneUnit = true): boolean {
  return Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * (inOneUnit ? sameUnit : otherUnit);
}

/** Whether an amount of a sentence equals that of a row, is within its range, or is a limit that the row meets. */
export function isSaid(amount: TextAmount, limit: TextFigure['limit'], { measure }: FigureRow): boolean {
  if (amount.kind !== measure.kind) return false;
  const share = amount.sign === measure.sign ? sameUnit : otherUnit;
  if (limit === 'most' && measure.most <= amount.most * (1 + share)) return true;
  if (limit === 'least' && measure.least >= amount.least * (1 - share)) return true;
  return amount.least >= measure.least * (1 - share) && amount.most <= measure.most * (1 + share);
}
