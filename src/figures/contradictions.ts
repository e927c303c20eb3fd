/** What a figure says twice, of which one cannot be true: an amount in two units, a total beside its terms. */
import { kindOf } from './amounts.ts';
import { isNumber, joinPieces, numbersOf, quantityOf, textOf } from './figure.ts';
import type { Choice, Figure, FigurePart, Quantity, WrittenUnit } from './figure.ts';
import { pluralRow, seriesRow } from './reading/vocabulary.ts';
import { targetOf } from './targets.ts';
import { fromBase, isApparentPower, toBase } from './units.ts';

/** `55 kW` is `74.8 HP`. */
interface Contradiction {
  /** Undefined for the terms of a total. */
  said?: string;
  is: string;
  /** The whole figure with one of the two corrected; empty for totals. */
  fixes: readonly string[];
}

/** The first contradiction of a figure; undefined if all that it says may be true. */
export function contradictionIn(figure: Figure): Contradiction | undefined {
  const quantity = quantityOf(figure);
  // Nearly all figures are one number.
  if (!quantity || quantity.parts.length < 2) return undefined;
  for (const [amount, restated] of pairsOf(quantity, figure.label)) {
    const contradiction = compare(amount, restated, quantity);
    if (contradiction) return contradiction;
  }
  return undefined;
}

/**
 * Two numbers beside each other that differ more are two things: `45 kW, 10 HP`. Kilograms for pounds are 2.2 times, and
 * ten times are a slip of the point.
 */
const mostOfOne = 2.5;
/** Rows of two things: `Pump / heater: 10 HP / 5 kW`. */
const ofTwo = /[/&+,]|\b(?:and|or|und|oder|et|ou|y)\b/i;

/** Amounts in two units: in brackets, behind an equals sign, alone on both sides of a comma or slash. */
function pairsOf({ parts, gaps, amounts }: Quantity, label: string): [Choice, Choice][] {
  const stated = new Set(amounts.flatMap(({ ways }) => ways.flatMap(sidesOf)));
  return amounts.flatMap(({ ways: [firstWay = [], ...others] }, at): [Choice, Choice][] => {
    const next = amounts[at + 1]?.ways[0];
    const last = placeOf(parts, sidesOf(firstWay).at(-1));
    const second = parts[last + 1];
    // `2 x 45 kW (90 HP)` has two shapes, so that the second unit is no way to state the first amount.
    const unlike = second?.join === 'same' && !stated.has(second) ? [[[{ count: 1, sides: [second] }]]] : [];
    const between = gaps.slice(last + 1, placeOf(parts, next?.[0]?.[0]?.sides[0]) + 1).join('');
    const isSame =
      /[=(]|\btotal:?\s*$/i.test(between) ||
      (parts.length === 2 && !ofTwo.test(label) && isAlone(gaps) && isSplit(between, firstWay, next, label));
    return [...others, ...unlike, ...(next && isSame ? [next] : [])].map((way) => [firstWay, way]);
  });
}

/** Nothing stands around them but a remark on both: `4500 kg / 9920 lb (net)`. */
const isAlone = (gaps: readonly string[]): boolean =>
  gaps[0] === '' && /^(?:\s*\([^\d()]*\))?$/.test(gaps.at(-1) ?? '');

/** `45 kW / 60 HP`, `45 kW, 60 HP` */
function isSplit(between: string, amount: Choice, next: Choice | undefined, label: string): boolean {
  const [, sign] = /^\s*([/,])\s*$/.exec(between) ?? [];
  const [first, second] = [sidesOf(amount)[0], sidesOf(next ?? [])[0]];
  // Two lengths may be a diameter and a length, or two screens.
  if (kindOf(amount) === 'length' || sign === undefined || !first || !second) return false;
  if (sign === ',' && (pluralRow.test(label) || seriesRow.test(label))) return false;
  const ratio = mostIn(first) / mostIn(second);
  const isOfOther = (['metric', 'imperial'] as const).some(
    (system) => !targetOf(first.unit ?? {}, system) !== !targetOf(second.unit ?? {}, system),
  );
  const most = Math.max(ratio, 1 / ratio);
  return isOfOther && (most < mostOfOne || Math.abs(most - 10) < 0.5);
}

const mostIn = (part: FigurePart): number => toBase(Math.max(...numbersOf(part)), part.unit ?? {});

const placeOf = (parts: readonly FigurePart[], part: FigurePart | undefined): number =>
  part ? parts.indexOf(part) : -1;

const sidesOf = (choice: Choice): FigurePart[] => choice.flat().flatMap(({ sides }) => sides);
const countsOf = (choice: Choice): string =>
  choice
    .flat()
    .map(({ count }) => count)
    .join();

function compare(amount: Choice, restated: Choice, quantity: Quantity): Contradiction | undefined {
  const [sides, others] = [sidesOf(amount), sidesOf(restated)];
  const [unit, second] = [sides[0]?.unit, others[0]?.unit];
  if (!unit || !second || unit.kind !== second.kind) return undefined;
  if (unit.sign === second.sign) return compareTerms(amount, restated, unit, quantity);
  if (others.some((part) => hasWords(quantity, part))) return undefined;
  if (sides.length === others.length && countsOf(amount) === countsOf(restated)) {
    const pair = sides.flatMap((part, at) => {
      const same = others[at];
      return same && contradict(part, same) ? [explainPair(part, same, quantity)] : [];
    });
    return pair[0];
  }
  const total = totalOf(amount);
  const [only, ...more] = others;
  // `2 x 45 kW (60 HP)` may state each of them, `45 + 15 kW (20 HP)` the last.
  if (!only || more.length > 0 || total === undefined || !sides.every((part) => contradict(part, only)))
    return undefined;
  const whole: FigurePart = { value: total / unit.factor, unit, tokens: [] };
  return contradict(whole, only)
    ? { said: amountIn(numbersOf(whole), unit), is: amountIn(convert(whole, second), second), fixes: [] }
    : undefined;
}

/** Words and signs by which terms may be more or less than the total: `90 kW (incl. 2 x 5.5 kW)`. */
const otherTerms =
  /[/,;]|\b(?:incl\w*|thereof|which|optional|stand-?by|spare|each|or|peak|starting|max|min|davon|dont)\b/i;

/** A total and its terms in one unit: `60 kW (30 kW main + 15 kW pump)`. A single term may be a part of the whole. */
function compareTerms(
  amount: Choice,
  restated: Choice,
  unit: WrittenUnit,
  { gaps }: Quantity,
): Contradiction | undefined {
  const isTotal = (choice: Choice) => choice.flat().length === 1 && countsOf(choice) === '1';
  const [total, terms] = isTotal(amount) ? [amount, restated] : [restated, amount];
  const [wanted, is] = [totalOf(total), totalOf(terms)];
  if (wanted === undefined || is === undefined || !isTotal(total) || isTotal(terms)) return undefined;
  const words = gaps.join(' ').replace(/,\s*total/i, '');
  if (otherTerms.test(words) || Math.abs(wanted / is - 1) <= roundingOfTerms) return undefined;
  return { is: amountIn([Number((is / unit.factor).toPrecision(6))], unit), fixes: [] };
}

/** In the base unit of its kind; undefined for several possible values, for sizes and for limits. */
function totalOf([sum = [], ...more]: Choice): number | undefined {
  const terms = sum.map(({ count, sides: [{ value, unit } = { value: undefined }, ...rest] }) =>
    value === undefined || rest.length > 0 ? NaN : count * value * (unit?.factor ?? 1),
  );
  const total = terms.reduce((all, term) => all + term, 0);
  return more.length > 0 || Number.isNaN(total) ? undefined : total;
}

/** `500 l (0.4 m³ net)` are two amounts. */
function hasWords({ parts, gaps }: Quantity, part: FigurePart): boolean {
  const at = parts.indexOf(part);
  const [before = '', after = ''] = [gaps[at]?.replace(/^.*[(=]/, ''), gaps[at + 1]?.replace(/[()].*$/, '')];
  return /\p{L}/u.test(`${before} ${after}`.replace(/\b(?:approx|about|ca|circa|or|and|to)\b/gi, ''));
}

function explainPair(part: FigurePart, restated: FigurePart, { parts, gaps }: Quantity): Contradiction {
  const right = convert(part, restated.unit);
  const fixes = [
    { of: restated, numbers: right },
    { of: part, numbers: convert(restated, part.unit) },
  ].map(({ of, numbers }) =>
    joinPieces(
      gaps,
      parts.map((shown) => textOfPart(shown, shown === of ? numbers : [])),
    ),
  );
  const hasUnit = part.tokens.some((token) => typeof token === 'object' && 'gap' in token);
  return {
    said: hasUnit ? textOfPart(part) : amountIn(numbersOf(part), part.unit),
    is: amountIn(right, restated.unit),
    fixes,
  };
}

/** The text of a part, with other numbers where there are any. */
const textOfPart = ({ tokens }: FigurePart, numbers: readonly number[] = []): string => {
  const left = [...numbers];
  return tokens.map((token) => (isNumber(token) ? String(left.shift() ?? token.text) : textOf(token))).join('');
};

const amountIn = (numbers: readonly number[], unit: WrittenUnit | undefined): string =>
  `${numbers.join('–')} ${unit?.written ?? ''}`;

/** The numbers of a part in another unit of its kind, rounded as makers do. */
const convert = (part: FigurePart, to: WrittenUnit | undefined): number[] =>
  numbersOf(part).map((number) => Number(fromBase(toBase(number, part.unit ?? {}), to ?? {}).toPrecision(3)));

/** Up to this share, two units state one amount, as makers round; the terms of a total are in its own unit. */
const [rounding, roundingOfTerms] = [0.06, 0.05];
/** A ton may be 907 or 1016 kg. HP for kW is off by a quarter, pounds for kilograms by more. */
const mostRounding = 0.12;

/** A number may be off by half of its last digit that is not zero: `9000` is 8500 to 9500. */
function roundingOf(number: number): number {
  const [digits = '', power = '0'] = number.toExponential().split('e');
  return (0.5 * 10 ** (Number(power) - (digits.split('.')[1]?.length ?? 0))) / Math.abs(number);
}

/** In kelvins. */
const roundingOfDegrees = 6;
/** Pipes by inches (ASME B36.10M) and DN (ISO 6708): only of these, the number in millimetres is none of rounding. */
const nominalSizes: readonly (readonly [inches: number, dn: number])[] = [
  [0.125, 6],
  [0.25, 8],
  [0.5, 15],
];

/**
 * Whether two figures in different units cannot be one amount: two numbers, or the ends of two ranges. Apparent (kVA) and
 * real power (kW) differ.
 */
export function contradict(part: FigurePart, restated: FigurePart): boolean {
  const { unit } = part;
  const second = restated.unit;
  if (!unit || !second || unit.kind !== second.kind || unit.sign === second.sign) return false;
  if (part.isDifference || restated.isDifference || isApparentPower(unit.sign) !== isApparentPower(second.sign))
    return false;
  const [numbers, others] = [numbersOf(part), numbersOf(restated)];
  const isOfTons = [unit, second].some(({ sign }) => /\bt(?:on)?f?(?!\p{L})/u.test(sign ?? ''));
  return (
    numbers.length === others.length &&
    numbers.some((number, at) => {
      const [is, wanted] = [toBase(number, unit), toBase(others[at] ?? 0, second)];
      if (unit.kind === 'length' && isNominal(is, wanted)) return false;
      return unit.kind === 'temperature'
        ? Math.abs(is - wanted) > roundingOfDegrees
        : Math.abs(is / wanted - 1) >
            (isOfTons
              ? mostRounding
              : Math.min(mostRounding, Math.max(rounding, roundingOf(number), roundingOf(others[at] ?? 0))));
    })
  );
}

/** Two lengths in metres. */
const isNominal = (length: number, second: number): boolean =>
  nominalSizes.some(([inches, dn]) => {
    const sides = [inches * 0.0254, dn / 1000];
    return [length, second].toSorted((a, b) => a - b).every((side, at) => Math.abs(side - (sides[at] ?? 0)) < 1e-6);
  });
