import { readNumber } from '../../quantity/read-number.ts';
import { findUnit, type UnitKind } from '../../quantity/units.ts';

/** A figure in a sentence: `250 ton`, `1200 to 2000 kg`. Amounts are in the base unit of its kind. */
export interface TextFigure {
  /** As it is written. */
  text: string;
  /** Offset in the text. */
  start: number;
  least: number;
  most: number;
  kind: UnitKind;
  /** Words before it that make it a limit: `under 89 dB(A)`. */
  limit?: 'most' | 'least';
  /** Of its unit. */
  sign: string;
}

const atMost = /\b(?:under|below|up to|at most|less than|within|max(?:imum|\.)?(?: of)?)\s*$/i;
const atLeast = /\b(?:over|above|more than|at least|from|min(?:imum|\.)?(?: of)?)\s*$/i;
/** A unit of a sentence: a full stop behind it ends the sentence. */
const unitWord = /^\s{0,2}([A-Za-zµ°%]+[²³23]?(?:\/[A-Za-z]+[²³23]?)?(?:\(A\))?)(?![A-Za-z\d])/;
const longestUnit = 16;
const range = /^\s*(?:to|-|–|—)\s*(?=\d)/;

/** The figures in a sentence that have a unit. Sizes (`1200x900 mm`) and counted things are none. */
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
  if (!first || 'reason' in first) return undefined;
  let end = start + first.length;
  let last = first.value;
  const to = range.exec(text.slice(end))?.[0];
  if (to !== undefined) {
    const second = readNumber(text.slice(end + to.length));
    if (!second || 'reason' in second) return undefined;
    end += to.length + second.length;
    last = second.value;
  }
  const [whole, written = ''] = unitWord.exec(text.slice(end, end + longestUnit)) ?? [];
  const unit = whole === undefined ? undefined : findUnit(written);
  if (whole === undefined || !unit || unit.kind === 'count') return undefined;
  const { kind, factor, sign } = unit;
  end += whole.length;
  const before = text.slice(Math.max(0, start - 20), start);
  const limit = atMost.test(before) ? 'most' : atLeast.test(before) ? 'least' : undefined;
  const amounts = { least: first.value * factor, most: last * factor };
  return { text: text.slice(start, end), start, ...amounts, ...(limit ? { limit } : {}), kind, sign };
}
