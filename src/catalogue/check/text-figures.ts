import { readNumber } from '../../figures/reading/read-number.ts';
import { findUnit, type UnitKind } from '../../figures/units.ts';
import type { Measure, WrittenFigure } from './read-figures.ts';

/** A figure in a sentence: `250 ton`, `1200 to 2000 kg`. Amounts are in the base unit of its kind. */
export interface TextFigure {
  text: string;
  /** Offset in the text. */
  start: number;
  least: number;
  most: number;
  kind: UnitKind;
  /** Set by words before it: `under 89 dB(A)`. */
  limit?: 'most' | 'least';
  /** The unit as written. */
  sign: string;
}

const atMost = /\b(?:under|below|up to|at most|less than|within|max(?:imum|\.)?(?: of)?)\s*$/i;
const atLeast = /\b(?:over|above|more than|at least|from|min(?:imum|\.)?(?: of)?)\s*$/i;
/** A unit in a sentence; a full stop after it ends the sentence. */
const unitWord = /^\s{0,2}([A-Za-zµ°%]+[²³23]?(?:\/[A-Za-z]+[²³23]?)?(?:\(A\))?)(?![A-Za-z\d])/;
const maxUnitLength = 16;
const range = /^\s*(?:to|-|–|—)\s*(?=\d)/;

/** The figures with a unit in a sentence, without sizes (`1200x900 mm`) and counts. */
export function figuresInText(text: string): TextFigure[] {
  if (!/\d/.test(text)) return [];
  const figures: TextFigure[] = [];
  const number = /(?<![\p{L}\d.,/x×-])\d/gu;
  for (let match = number.exec(text); match; match = number.exec(text)) {
    const figure = readFrom(text, match.index);
    if (!figure) continue;
    figures.push(figure);
    number.lastIndex = figure.start + figure.text.length;
  }
  return figures;
}

function readFrom(text: string, start: number): TextFigure | undefined {
  const first = readNumber(text.slice(start));
  if (!first || !('value' in first)) return undefined;
  let end = start + first.length;
  let last = first.value;
  const to = range.exec(text.slice(end))?.[0];
  if (to !== undefined) {
    const second = readNumber(text.slice(end + to.length));
    if (!second || !('value' in second)) return undefined;
    end += to.length + second.length;
    last = second.value;
  }
  const [whole, written = ''] = unitWord.exec(text.slice(end, end + maxUnitLength)) ?? [];
  const unit = whole === undefined ? undefined : findUnit(written);
  if (whole === undefined || !unit || unit.kind === 'count') return undefined;
  const { kind, factor, sign } = unit;
  end += whole.length;
  const before = text.slice(Math.max(0, start - 20), start);
  const limit = atMost.test(before) ? 'most' : atLeast.test(before) ? 'least' : undefined;
  const amounts = { least: first.value * factor, most: last * factor };
  return { text: text.slice(start, end), start, ...amounts, ...(limit ? { limit } : {}), kind, sign };
}

/** A row of the model's tables or highlights, and what it measures. */
export interface FigureRow {
  figure: WrittenFigure;
  measure: Measure;
}

/** Words of a sentence that refer to a row, by a word of the row's name. */
const synonyms: ReadonlyMap<string, RegExp> = new Map([
  ['force', /\bforce|\bpress/i],
  ['power', /\bpower/i],
  ['weight', /\bweigh/i],
  ['capacity', /\bcapacity|\bthroughput/i],
  ['pressure', /\bpressure/i],
]);

/** The figures that measure a kind of quantity. */
export function rowsOf(figures: readonly WrittenFigure[], kind: UnitKind): FigureRow[] {
  const rows: FigureRow[] = [];
  for (const figure of figures)
    for (const measure of figure.alike.measures) if (measure.kind === kind) rows.push({ figure, measure });
  return rows;
}

/** Words before `weight` or `force` that mean the machine's own; `bale weight` is something else's. */
const ownWords =
  /^(?:a|an|the|its|of|in|with|and|or|at|for|by|has|have|own|total|overall|net|gross|machine|machine's|baler|shredder|pressing|compaction|hydraulic|installed|rated|maximum|full|high|more|less|same)$/i;

/** The figures of the row that a sentence is about; empty when that is not certain. */
export function rowsNamed(sentence: string, rows: readonly FigureRow[]): FigureRow[] {
  const named = [...Map.groupBy(rows, ({ figure }) => figure.alike.row)]
    .map(([label, own]) => ({ own, words: wordsNamed(sentence, label) }))
    .filter(({ words }) => words > 0);
  const most = Math.max(...named.map(({ words }) => words));
  const best = named.filter(({ words }) => words === most);
  return best.length === 1 ? (best[0]?.own ?? []) : [];
}

/** Whether two amounts differ by at most 1 %, as converted and rounded ones do: 180 HP are 132 kW. */
export function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * 0.01;
}

/** How many words of a row's name a sentence contains; 0 unless it contains all of them. */
function wordsNamed(sentence: string, label: string): number {
  const words = label
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const isNamed = (word: string) =>
    synonyms.get(word)?.test(sentence) ?? new RegExp(`\\b${word}s?\\b`, 'i').test(sentence);
  if (!words.every(isNamed)) return 0;
  const [only] = words;
  const before =
    words.length === 1 ? new RegExp(`([\\p{L}'’]+)\\s+${only ?? ''}\\b`, 'iu').exec(sentence)?.[1] : undefined;
  return before === undefined || ownWords.test(before) ? words.length : 0;
}

/** The sentence around an offset. */
export function sentenceAround(text: string, at: number): string {
  const start = Math.max(0, text.lastIndexOf('. ', at) + 1);
  const end = text.indexOf('. ', at);
  return text.slice(start, end < 0 ? undefined : end);
}
