/** Finds figures in sentences. They are read like those of tables. */
import { partsOf, type Figure } from './figure.ts';
import { spanIn } from './measure.ts';
import { readNumber } from './reading/read-number.ts';
import { readKnownUnit } from './reading/read-unit.ts';
import type { FigureReader } from './reader.ts';
import { above, anyOf, atLeast, atMost, below } from './reading/limits.ts';
import { forceNamedAfter, type UnitKind } from './units.ts';

/** A figure in a sentence: `250 ton`, `1200 to 2000 kg`, `15/18.5 kW (20/25 HP)`. */
export interface TextFigure {
  text: string;
  /** Offset in the text. */
  start: number;
  /** What it can mean: `250 ton` is a mass or a force. */
  amounts: readonly TextAmount[];
  /** Set by words before it: `under 89 dB(A)`. */
  limit?: 'most' | 'least';
  /** `nearly 12 t` */
  approximate?: true;
}

/** From least to most, in the base unit of its kind. */
export interface TextAmount {
  kind: UnitKind;
  sign: string;
  /** The unit as written, and its factor. */
  written: string;
  factor: number;
  least: number;
  most: number;
  /** A force given as a mass. */
  isForceOfMass?: true;
}

const endsIn = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${anyOf(words)})(?: of)?\s*$`, 'iu');
const isAtMost = endsIn(`${atMost}, ${below}, within, maximum`);
const isAtLeast = endsIn(`${atLeast}, ${above}`);
const nearly = endsIn(
  'about, around, approx, approx., approximately, roughly, nearly, almost, some, just over, just under, circa, ca., ' +
    'etwa, rund, knapp, gut, environ, près de, presque, unos, aproximadamente, casi',
);
/** The start of a number that is no part of a name, a size or another number. */
const startOfNumber = /(?<![\p{L}\d.,/x×-])\d/gu;
/** Between numbers of one figure: ranges, alternatives, sums, a second unit in brackets. */
const between = /^\s*(?:to|or|bis|oder|à|ou|a|o|[-–—~/+x×*(]|±)\s*(?=\d)/;
/** Words that are units in tables only: `2 in front`, `5 a day`. */
const isWord = (written: string, rest: string): boolean =>
  /^a$/i.test(written) || (/^in$/i.test(written) && /^\s*\p{L}/u.test(rest));
/** In characters. */
const longestUnit = 20;
/** Real sentences have up to about 600 characters: in longer texts no figures are looked for. */
const longestText = 2000;

/** The figures with a unit in a sentence, without sizes (`1200x900 mm`) and counts. */
export function figuresInText(text: string, reader: FigureReader): TextFigure[] {
  if (text.length > longestText) return [];
  const figures: TextFigure[] = [];
  const numbers = new RegExp(startOfNumber);
  for (let match = numbers.exec(text); match; match = numbers.exec(text)) {
    const start = match.index;
    const { end, next } = readChain(text, start, reader);
    numbers.lastIndex = Math.max(next, numbers.lastIndex);
    if (end === undefined) continue;
    const written = text.slice(start, end);
    const amounts = amountsIn(reader.read('', written));
    const before = text.slice(Math.max(0, start - 20), start);
    const isNearly = nearly.test(before);
    const isRange = amounts.some(({ least, most }) => least < most);
    const limit = isAtMost.test(before) ? 'most' : !isRange && isAtLeast.test(before) ? 'least' : undefined;
    if (amounts.length > 0)
      figures.push({
        text: written,
        start,
        amounts,
        ...(limit && !isNearly ? { limit } : {}),
        ...(isNearly ? { approximate: true } : {}),
      });
  }
  return figures;
}

/** Where a figure ends: behind its last unit; undefined without one. The next begins there, or behind all its numbers. */
function readChain(text: string, start: number, reader: FigureReader): { end?: number; next: number } {
  let end: number | undefined;
  let isInBrackets = false;
  for (let at = start; ;) {
    const number = readNumber(text.slice(at), reader);
    if (!number) return end === undefined ? { next: at } : { end, next: end };
    at += number.length;
    const match = readKnownUnit(text.slice(at, at + longestUnit), reader.ownUnits);
    if (match && match.unit.kind !== 'count') {
      const written = match.unit.written.replace(/\.$/, '');
      const after = at + match.gap.length + written.length;
      if (!isWord(written, text.slice(after))) {
        at = isInBrackets && text[after] === ')' ? after + 1 : after;
        end = at;
      }
    }
    const sign = between.exec(text.slice(at))?.[0];
    if (sign === undefined) return end === undefined ? { next: at } : { end, next: end };
    isInBrackets ||= sign.includes('(');
    at += sign.length;
  }
}

function amountsIn(figure: Figure): TextAmount[] {
  const parts = partsOf(figure);
  if (parts.some(({ join, unit }) => join === 'times' && unit?.kind === 'length')) return [];
  const byKind = Map.groupBy(
    parts.flatMap(({ unit }) => unit ?? []),
    ({ kind }) => kind,
  );
  return [...byKind].flatMap(([kind, [unit]]): TextAmount[] => {
    const { sign, written = '', factor = 1 } = unit ?? {};
    // Rates such as `tyres per hour` have no sign.
    const span = sign === undefined ? undefined : spanIn(figure, { kind, factor });
    if (sign === undefined || !span) return [];
    const [least, most] = [span.low * factor, span.high * factor];
    const force = forceNamedAfter({ kind, sign });
    const amount = { kind, sign, written, factor, least, most };
    if (!force) return [amount];
    const by = force.factor / factor;
    const asForce = { least: least * by, most: most * by, factor: force.factor, written, isForceOfMass: true as const };
    return [amount, { kind: force.kind, sign: force.sign, ...asForce }];
  });
}
