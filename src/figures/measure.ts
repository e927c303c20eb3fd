/** What figures amount to: for the comparison, the finder, the order of sizes and ranges of a category. */
import { kindOf } from './amounts.ts';
import { isNumber, numbersOf, partsOf, quantityOf } from './figure.ts';
import type { Amount, Choice, Figure, FigurePart, WrittenUnit } from './figure.ts';
import { figureOfParts, type MadeOf } from './make-figure.ts';
import type { FigureReader } from './reader.ts';
import { sidesInOrder } from './reading/sides.ts';
import { forceNamedAfter, isApparentPower, unitOf, type Unit, type UnitKind } from './units.ts';

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
export function spanOf(figure: Figure, sign: string, reader: Pick<FigureReader, 'own'>): FigureSpan | undefined {
  const wanted = unitOf(sign, reader.own);
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
      const own = sides.filter(isWanted).map((side) => spanOfPart(side, wanted.factor));
      return {
        low: count * Math.max(...own.map(({ low }) => low)),
        high: count * Math.max(...own.map(({ high }) => high)),
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

function spanOfPart({ value, min, max, unit }: FigurePart, factor: number): FigureSpan {
  const by = (unit?.factor ?? factor) / factor;
  return { low: (value ?? min ?? 0) * by, high: (value ?? max ?? (min === undefined ? 0 : Infinity)) * by };
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
  return part && numbersOf(part).length > 0 ? spanOfPart(part, 1) : undefined;
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
    const other = same?.[at];
    const parts = [alone(side), ...(other ? [{ ...alone(other), join: 'same' as const }] : [])];
    return figureOfParts(reader, labels[at] ?? '', parts, other ? ['', ' (', ')'] : ['', '']);
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
  const numbers = limits.flatMap(({ part, numbers: own = [] }) =>
    own.map((number) => scale(number, (part.unit?.factor ?? 1) / (unit?.factor ?? 1))),
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
  const [most] = [...units.values()].toSorted((one, other) => other.length - one.length);
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
 * The amounts of a figure in the base unit of a kind, each from minimum to maximum. `from 5 kW` has no maximum. A sum or
 * several of a thing (`45 + 15 kW`, `2 x 45 kW`) have their total, too.
 */
export function amountsOf(
  figure: Pick<Figure, 'reading'>,
  kinds: ReadonlySet<UnitKind>,
): { kind: UnitKind; low: number; high: number | undefined }[] {
  const amounts = partsOf(figure).flatMap(({ unit, value, min = value ?? 0, max = value, tolerance }) =>
    unit && kinds.has(unit.kind) && (min > 0 || !tolerance)
      ? { kind: unit.kind, low: round(min * unit.factor), high: max === undefined ? max : round(max * unit.factor) }
      : [],
  );
  const totals = [...Map.groupBy(amounts, ({ kind }) => kind)].flatMap(([kind, parts]) => {
    const total = partsOf(figure).length > 1 ? spanIn(figure, { kind, factor: 1 }) : undefined;
    return total && parts.every(({ high }) => high !== undefined && total.high > high) ? { kind, ...total } : [];
  });
  return [...amounts, ...totals];
}

/**
 * Makers round, and a ton may be 907 or 1016 kg; HP for kW is off by a quarter. Up to this share, two units state one
 * amount.
 */
const rounding = 0.12;

/**
 * Whether two figures in different units cannot be one amount: two numbers, or the ends of two ranges. The zero points of
 * temperatures differ, and so do apparent (kVA) and real power (kW).
 */
export function contradict(one: FigurePart, other: FigurePart): boolean {
  const { unit } = one;
  const second = other.unit;
  if (!unit || !second || unit.kind !== second.kind || unit.sign === second.sign) return false;
  if (unit.kind === 'temperature' || isApparentPower(unit.sign) !== isApparentPower(second.sign)) return false;
  const [numbers, others] = [numbersOf(one), numbersOf(other)];
  const isAlike = numbers.length === others.length && (one.value === undefined) === (other.value === undefined);
  return isAlike && numbers.some((number, at) => isOff(number * unit.factor, (others[at] ?? 0) * second.factor));
}

const isOff = (one: number, other: number): boolean => Math.abs(one / other - 1) > rounding;

/** The sum or product that a total contradicts, as in `75 + 15 kW = 100 kW`: its own value in the unit of both. */
export function contradictedTotal(figure: Figure): { value: number; unit: WrittenUnit } | undefined {
  const { amounts = [], gaps = [] } = quantityOf(figure) ?? {};
  const [one, other, ...more] = amounts.map(({ ways }) => ways[0] ?? []);
  const unit = one?.[0]?.[0]?.sides[0]?.unit;
  // `90 kW (main 75 kW)`: words may say that it is a part.
  const isPlain = gaps.some((gap) => /[=(]/.test(gap)) && !gaps.some((gap) => /[\p{L}/,;]/u.test(gap));
  if (!one || !other || more.length > 0 || !unit || !isPlain || one.length + other.length > 2) return undefined;
  const all = [...one, ...other].flat();
  const isSame = all.every(
    ({ sides: [side, ...rest] }) => rest.length === 0 && side?.value !== undefined && side.unit?.sign === unit.sign,
  );
  const isTotal = (choice: Choice) => choice[0]?.length === 1 && choice[0][0]?.count === 1;
  if (!isSame || isTotal(one) === isTotal(other)) return undefined;
  const valueOf = (choice: Choice) =>
    sumOf((choice[0] ?? []).map(({ count, sides: [side] }) => count * (side?.value ?? 0)));
  const [total, terms] = isTotal(one) ? [one, other] : [other, one];
  return isOff(valueOf(total), valueOf(terms)) ? { value: round(valueOf(terms)), unit } : undefined;
}
