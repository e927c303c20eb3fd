import type { TextAmount, TextFigure } from '../figures/text-figures.ts';
import { isApparentPower, wordsOfRows, type UnitKind } from '../figures/units.ts';
import type { Measure, WrittenFigure } from './read-figures.ts';

/** A row of the model's tables or highlights, and what it measures. */
export interface FigureRow {
  figure: WrittenFigure;
  measure: Measure;
}

/** The figures that measure a kind of quantity: each of their parts, or all of them together. */
export function rowsOf(figures: readonly WrittenFigure[], kind: UnitKind, of: 'parts' | 'totals'): FigureRow[] {
  return figures.flatMap((figure) =>
    (of === 'parts' ? figure.measures : figure.totals)
      .filter((measure) => measure.kind === kind)
      .map((measure) => ({ figure, measure })),
  );
}

/** Words of a sentence that refer to a row, by a word of the row's name. */
const synonyms: ReadonlyMap<string, RegExp> = new Map([
  ['force', /\bforce|\bpress/i],
  ['power', /\bpower/i],
  ['weight', /\bweigh/i],
  ['capacity', /\bcapacity|\bthroughput/i],
  ['pressure', /\bpressure/i],
]);

/** Words before `weight` or `force` that mean the machine's own; `bale weight` is something else's. */
const ownWords =
  /^(?:a|an|the|its|of|in|with|and|or|at|for|by|has|have|own|total|overall|net|gross|machine|machine's|baler|shredder|pressing|compaction|hydraulic|installed|rated|maximum|max|min|full|high|more|less|same)$/i;

/** Words before a thing that the machine makes: `presses into bales of 2 t`. A `second motor` is another one. */
const verbs = /^(?:into|makes?|produces?|forms?|presses|ties|gives|delivers|handles?|takes?|lifts?|drives?)$/i;

/** Where a clause ends: `a force of 250 ton and bales of 2000 kg`. */
const endOfClause = /[,;:]\s|\s(?:and|into|while|but|which)\s/g;

/**
 * The figures of the row that a figure of a sentence is about, by the words directly beside it, then by those of its
 * clause, then of its sentence; empty when that is not certain.
 */
export function rowsMeant(text: string, figure: TextFigure, rows: readonly FigureRow[]): FigureRow[] {
  const { start, end } = sentenceAt(text, figure.start);
  const at = figure.start - start;
  const sentence = text.slice(start, end);
  const beside = rowsBeside(sentence.slice(0, at), sentence.slice(at + figure.text.length), rows);
  if (beside.length > 0) return beside;
  const clause = spanAround(sentence, at, endOfClause);
  const inClause = rowsNamed(sentence.slice(clause.start, clause.end), rows);
  return inClause.length > 0 ? inClause : rowsNamed(sentence, rows);
}

/** Where the sentence around an offset starts and ends. */
export const sentenceAt = (text: string, at: number): { start: number; end: number } => spanAround(text, at, /\.\s/g);

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
    byRow(rows).flatMap(({ label, own }) => {
      const words = wordsOf(label);
      const things = words.filter((word) => !wordsOfRows.get(own[0]?.measure.kind ?? 'count')?.has(word));
      if (things.length === 0 || things.length === words.length) return [];
      if (things.some((word) => ownWords.test(word))) return [];
      const thing = `(?:^|([\\p{L}'’]+)\\s+)${things.join(String.raw`\s+`)}s?`;
      const named =
        new RegExp(`${thing} (?:of|with|weighing)(?: (?:about|up to|from|at most|max\\.?))?\\s*$`, 'iu').exec(before) ??
        new RegExp(`^ ()${things.join(String.raw`\s+`)}s?\\b`, 'i').exec(after);
      const isBeside = named && (!named[1] || ownWords.test(named[1]) || verbs.test(named[1]));
      return isBeside ? [{ own }] : [];
    }),
  );
}

function rowsNamed(sentence: string, rows: readonly FigureRow[]): FigureRow[] {
  const named = byRow(rows)
    .map(({ label, own }) => ({ own, words: wordsNamed(sentence, label) }))
    .filter(({ words }) => words > 0);
  const most = Math.max(...named.map(({ words }) => words));
  return theOnly(named.filter(({ words }) => words === most));
}

const byRow = (rows: readonly FigureRow[]): { label: string; own: FigureRow[] }[] =>
  [...Map.groupBy(rows, ({ figure }) => figure.row).values()].map((own) => ({
    label: own[0]?.figure.label ?? '',
    own,
  }));

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
  const isNamed = (word: string) => (synonyms.get(word) ?? new RegExp(`\\b${word}s?\\b`, 'i')).test(sentence);
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

/** Kilograms of a bale are no force, and an apparent power (VA) is not the power of a motor. */
export function isComparable({ kind, sign, isForceOfMass }: TextAmount, { measure }: FigureRow): boolean {
  return (
    kind === measure.kind &&
    (!isForceOfMass || sign === 'tf' || sign === measure.sign) &&
    isApparentPower(sign) === isApparentPower(measure.sign)
  );
}

/** Whether an amount of a sentence equals that of a row, is within its range, or is a limit that the row meets. */
export function isSaid(amount: TextAmount, limit: TextFigure['limit'], measure: Measure): boolean {
  if (amount.kind !== measure.kind) return false;
  const share = amount.sign === measure.sign ? sameUnit : otherUnit;
  if (limit === 'most' && measure.most <= amount.most * (1 + share)) return true;
  if (limit === 'least' && measure.least >= amount.least * (1 - share)) return true;
  return amount.least >= measure.least * (1 - share) && amount.most <= measure.most * (1 + share);
}
