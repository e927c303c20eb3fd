/** What figures amount to: for the comparison, the finder, the order of sizes and ranges of a category. */
import { splitText } from '../text/split-words.ts';
import { kindOf } from './amounts.ts';
import { isNumber, numbersOf, partsOf, quantityOf } from './figure.ts';
import type { Amount, Choice, Figure, FigurePart, WrittenUnit } from './figure.ts';
import { figureOfParts, type MadeOf } from './make-figure.ts';
import type { FigureReader } from './reader.ts';
import { sidesInOrder } from './reading/sides.ts';
import { askedAs, forceNamedAfter, fromBase, isApparentPower, toBase, unitOf, type Unit } from './units.ts';

/** From minimum to maximum; equal for a single value. `min. 90 kW` has no end: `high` is Infinity. */
export interface FigureSpan {
  low: number;
  high: number;
}

/**
 * A figure as a span in a unit: `20 HP + 2 HP` is 22 HP, `180 HP (132 kW)` counts once, `1200x750 mm` is its longest
 * side, `15/18.5 kW` reaches from the smallest to the greatest value, `up to 5 t/h` starts at 0, `2 x 45 kW` are 90 kW.
 * Undefined for words and for figures of another kind.
 * @param sign a unit as in `units.ts` or units.yaml; throws for an unknown one
 */
export function spanOf(figure: Figure, sign: string, reader: Pick<FigureReader, 'ownUnits'>): FigureSpan | undefined {
  const wanted = unitOf(sign, reader.ownUnits);
  if (!wanted) throw new Error(`Unknown unit: ${sign}`);
  // `150 Ton` in a row of forces is asked for in tons.
  const force = forceNamedAfter(wanted);
  return spanIn(figure, wanted) ?? (force && spanIn(figure, force));
}

/** The span of a figure in a unit: of its first amount of that kind. Undefined if this may be only a part of the whole. */
export function spanIn(
  figure: Pick<Figure, 'reading'>,
  wanted: Pick<Unit, 'kind' | 'factor'> & { sign?: string | undefined },
): FigureSpan | undefined {
  const isAsReal = ({ sign }: WrittenUnit) =>
    wanted.sign === undefined || isApparentPower(sign) === isApparentPower(wanted.sign);
  // `415 V ±10%` states no percentage, `55 kVA` no kilowatts.
  const isWanted = (part: FigurePart) =>
    part.unit?.kind === wanted.kind && numbersOf(part).length > 0 && isAsReal(part.unit);
  const amount = amountsIn(figure).find(({ ways }) => ways.flat(2).some(({ sides }) => sides.some(isWanted)));
  // `180 HP (132 kW)` has 132 kW, not the 132.4 that 180 HP are.
  const way = amount && wayIn(amount, ({ kind, factor }) => kind === wanted.kind && factor === wanted.factor);
  if (!way || amount.isPart) return undefined;
  const spans = way.map((sum) =>
    sum.map(({ count, sides }) => {
      const spansOfSides = sides.filter(isWanted).map((side) => spanOfPart(side, wanted));
      return {
        low: count * Math.max(...spansOfSides.map(({ low }) => low)),
        high: count * Math.max(...spansOfSides.map(({ high }) => high)),
      };
    }),
  );
  const all = spans.map((sum) => ({ low: sumOf(sum.map(({ low }) => low)), high: sumOf(sum.map(({ high }) => high)) }));
  return { low: round(Math.min(...all.map(({ low }) => low))), high: round(Math.max(...all.map(({ high }) => high))) };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const amountsIn = (figure: Pick<Figure, 'reading'>): readonly Amount[] => quantityOf(figure)?.amounts ?? [];

/** An amount in a wanted unit if it is stated in one, else as it is stated first. */
const wayIn = ({ ways }: Amount, isWanted: (unit: WrittenUnit) => boolean): Choice | undefined =>
  ways.find((way) => way.flat().every(({ sides }) => sides.some(({ unit }) => unit && isWanted(unit)))) ?? ways[0];

function spanOfPart(part: FigurePart, { factor, sign }: { factor: number; sign?: string | undefined }): FigureSpan {
  const { value, min, max, unit, isDifference } = part;
  const isDegrees = unit?.kind === 'temperature' && sign !== undefined && sign !== unit.sign && !isDifference;
  const convert = (number: number) =>
    isDegrees ? fromBase(toBase(number, unit), { sign }) : number * ((unit?.factor ?? factor) / factor);
  const [low = 0, high = min === undefined ? 0 : Infinity] = [value ?? min, value ?? max];
  return { low: convert(low), high: convert(high) };
}

/** Rounds to six digits, to remove rounding errors of unit factors. Most figures are shorter integers. */
const round = (value: number): number =>
  Number.isInteger(value) && Math.abs(value) < 1e6 ? value : Number(value.toPrecision(6));

/** A figure's size in its kind's base unit: the middle of a range, the sum of a sum. Undefined for words. */
export function sizeOf(figure: Figure): number | undefined {
  const [amount] = amountsIn(figure);
  const kind = kindOf(amount?.ways[0]);
  const span = kind ? spanIn(figure, { kind, factor: 1 }) : amount && bareSpan(amount);
  // `up to 5 t` is 5 t, and so is `from 5 t`.
  if (span && !Number.isFinite(span.high)) return span.low;
  return span && (span.low === 0 ? span.high : (span.low + span.high) / 2);
}

/** The first number, where none has a unit. */
function bareSpan({ ways }: Amount): FigureSpan | undefined {
  const part = ways[0]?.[0]?.[0]?.sides[0];
  return part && numbersOf(part).length > 0 ? spanOfPart(part, { factor: 1 }) : undefined;
}

/** The three sides of a size (`5000 × 1540 × 4555 mm`), each in its units; undefined for anything else. */
export function sidesOf(figure: Figure, reader: FigureReader, labels: readonly string[]): Figure[] | undefined {
  const all = partsOf(figure);
  const isSize = all.every(({ value, unit, join }, at) => {
    const joins = at % 3 > 0 ? join === 'times' : at === 0 || join === 'same';
    return value !== undefined && unit?.kind === 'length' && joins;
  });
  if (!isSize || (all.length !== 3 && all.length !== 6) || labels.length !== 3) return undefined;
  const [first, same] = [0, 3].map((at) => sidesInOrder(figure, all.slice(at, at + 3)));
  return first?.map((side, at) => {
    const sameSide = same?.[at];
    const parts = [alone(side), ...(sameSide ? [{ ...alone(sameSide), join: 'same' as const }] : [])];
    return figureOfParts(reader, labels[at] ?? '', parts, sameSide ? ['', ' (', ')'] : ['', '']);
  });
}

/** A side with its own unit, which may stand behind a later one. */
function alone({ join: _join, ...side }: FigurePart): FigurePart {
  const { unit } = side;
  const number = side.tokens.filter(isNumber).slice(0, 1);
  return { ...side, tokens: unit && !side.unitInLabel ? [...number, { gap: ' ', unit }] : number };
}

/**
 * The range of figures of one row, in the unit that most of them have: `150 Ton`, `250 Ton` → `150–250 Ton`. Undefined
 * unless all are single figures of one kind.
 */
export function rangeOf(figures: readonly Figure[]): Pick<MadeOf, 'numbers' | 'unit' | 'approximate'> | undefined {
  const parts = figures.flatMap((figure) => {
    const [part, ...more] = partsOf(figure).filter(({ join }) => join !== 'same');
    return part && more.length === 0 ? part : [];
  });
  const kinds = new Set(parts.map(({ unit }) => unit?.kind));
  const limits = parts.map((part) => ({ part, numbers: limitsOf(part) }));
  if (parts.length < figures.length || kinds.size > 1 || limits.some(({ numbers }) => numbers === undefined))
    return undefined;
  const unit = commonUnit(parts);
  if (unit && kinds.has('temperature') && parts.some((part) => part.unit?.sign !== unit.sign)) return undefined;
  const numbers = limits.flatMap(({ part, numbers: partNumbers = [] }) =>
    partNumbers.map((number) => scale(number, (part.unit?.factor ?? 1) / (unit?.factor ?? 1))),
  );
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return {
    numbers: least === most ? [most] : [least, most],
    unit,
    ...(parts.some(({ approximate }) => approximate) ? { approximate: true } : {}),
  };
}

function limitsOf({ value, min = value, max = value }: FigurePart): [number, number] | undefined {
  return min === undefined || max === undefined ? undefined : [min, max];
}

/** The unit that most parts are written in; the first one of equals. */
function commonUnit(parts: readonly FigurePart[]): WrittenUnit | undefined {
  const units = Map.groupBy(
    parts.flatMap(({ unit }) => unit ?? []),
    ({ written }) => written,
  );
  const [most] = [...units.values()].toSorted((a, b) => b.length - a.length);
  return most?.[0];
}

/** A power of ten only moves the decimal point; other factors round to three digits, or four for thousands. */
function scale(value: number, factor: number): number {
  const scaled = value * factor;
  const power = Math.log10(factor);
  const isShift = Math.abs(power - Math.round(power)) < 1e-9;
  return Number(scaled.toPrecision(isShift ? 12 : Math.abs(scaled) < 1000 ? 3 : 4));
}

/** Longer lengths are typing errors and ignored. In millimetres. */
const longest = 1_000_000;

/**
 * The lengths of a figure in millimetres: "5000x1540x4555 mm", "20–48 ft", "up to 30 m"; a sum is one length, and so is
 * "5000 mm (197 in)". Bare numbers are millimetres, unless another kind of unit occurs ("2 × 45 kW").
 */
export function lengthsOf(figure: Figure): number[] {
  const ways = amountsIn(figure).flatMap((amount) => wayIn(amount, ({ sign }) => metricLengths.has(sign)) ?? []);
  const isSum = ways.some((sum) => sum.length > 1);
  const sum = isSum ? spanIn(figure, millimetre) : undefined;
  if (sum) return [...new Set([sum.low, sum.high])].filter((length) => length > 0 && length <= longest);
  const parts = sidesInOrder(
    figure,
    ways.flat().flatMap(({ sides }) => sides),
  );
  const isOther = parts.some(({ unit }) => unit && unit.kind !== 'length');
  const lengths = parts.flatMap((part) => {
    if (part.unit ? part.unit.kind !== 'length' : isOther) return [];
    const factor = (part.unit?.factor ?? millimetre.factor) / millimetre.factor;
    return numbersOf(part).map((number) => round(number * factor));
  });
  return lengths.filter((length) => length > 0 && length <= longest);
}

const millimetre = { kind: 'length', factor: 0.001 } as const;
/** Drawings are in millimetres: `90.6" (2300 mm)` is drawn 2300 high. */
const metricLengths: ReadonlySet<string | undefined> = new Set(['mm', 'cm', 'm']);

/**
 * An open range answers a question within this factor of its limit: who looks for something of 480 mm looks for no conveyor
 * of `up to 30 m`, but tyres of 900 mm go into a machine for tyres `up to 1200 mm`.
 */
const openFactor = 10;

/**
 * The amounts of a figure in base units, each from minimum to maximum, by what they are asked for (`askedAs`). A sum or
 * several of a thing (`45 + 15 kW`, `2 x 45 kW`) have their total, too. A number without a unit counts what the row's name
 * says (`Rotating blades: 42`).
 */
export function amountsOf(figure: Figure): { as: string; low: number; high: number }[] {
  const parts = partsOf(figure);
  const amounts = parts.flatMap(({ unit = pieces, value, min = value, max = value, tolerance, isDifference }) => {
    if (isDifference || (tolerance && !((min ?? 0) > 0)) || unit.kind.startsWith('own ')) return [];
    const [least, most] = [min, max].map((end) => (end === undefined ? end : round(toBase(end, unit))));
    const [low = (most ?? 0) / openFactor, high = (least ?? 0) * openFactor] = [least, most];
    if (unit.sign) return { as: askedAs(unit), kind: unit.kind, low, high };
    const things = unit.sign === '' ? splitText(figure.label) : [/^\p{L}+/u.exec(unit.written)?.[0] ?? ''];
    return things.map((thing) => ({ as: askedAs({ kind: unit.kind }, thing), kind: unit.kind, low, high }));
  });
  const totals = [...Map.groupBy(amounts, ({ kind }) => kind)].flatMap(([kind, alike]) => {
    const { low = 0, high = 0 } = (parts.length > 1 && spanIn(figure, { kind, factor: 1 })) || {};
    const isMore = Number.isFinite(high) && alike.every((amount) => high > amount.high);
    return isMore ? { as: kind, low: low || high / openFactor, high } : [];
  });
  return [...amounts, ...totals];
}

const pieces: WrittenUnit = { kind: 'count', sign: '', factor: 1, written: '' };
