/** The texts of a figure: in the maker's units, and converted to the units that a visitor chose. */
import { formatNumber } from '../text/language.ts';
import { isNumber, joinPieces, numbersOf, quantityOf } from './figure.ts';
import type { Figure, NumberToken, FigurePart, Quantity, Token, UnitToken, WrittenUnit } from './figure.ts';
import { roundLike, roundTogether } from './round.ts';
import { targetOf, type UnitSystem } from './targets.ts';
import { kindsThatAre, type Unit } from './units.ts';

/**
 * A figure as pages have it. `value` is the maker's own. The others are left out where they would be the same:
 * `uniform` has the usual signs of units and separators of thousands (`about 15500 Kg` → `about 15,500 kg`), `metric`
 * and `imperial` have converted numbers.
 */
export interface ShownFigure {
  label: string;
  value: string;
  uniform?: string;
  metric?: string;
  imperial?: string;
  /** The maker's figure alone, where `value` has it in a text. */
  given?: string;
}

/** The maker's figure in our typography: spaces, dashes of ranges and times signs (`1530 × 2700 × 1200 mm`). */
export const givenText = (figure: Figure): string => quantityOf(figure)?.shown ?? figure.text;

/** All texts of a figure. */
export function showFigure(figure: Figure, language: string): ShownFigure {
  const { label } = figure;
  const quantity = quantityOf(figure);
  if (!quantity) return { label, value: figure.text };
  const value = quantity.shown;
  const uniform = write(quantity, language);
  const [metric, imperial] = [convert(quantity, 'metric', language), convert(quantity, 'imperial', language)];
  return {
    label,
    value,
    ...(uniform === value ? {} : { uniform }),
    ...(metric === undefined ? {} : { metric }),
    ...(imperial === undefined ? {} : { imperial }),
  };
}

/** The text in a system of units; undefined if it is the same in the maker's. */
function convert(quantity: Quantity, system: UnitSystem, language: string): string | undefined {
  const chosen = chooseAlternatives(quantity, system);
  const conversions = conversionsOf(chosen.parts, system);
  return chosen === quantity && conversions.size === 0 ? undefined : write(chosen, language, conversions);
}

/** The target unit and, for each number, the converted text. */
interface Conversion {
  to: Unit;
  numbers: ReadonlyMap<Token, string>;
}

/** What each part converts to; parts whose unit stays have none. */
function conversionsOf(parts: readonly FigurePart[], system: UnitSystem): ReadonlyMap<FigurePart, Conversion> {
  const conversions = new Map<FigurePart, Conversion>();
  for (const group of roundingGroups(parts)) {
    const unit = group[0]?.unitInLabel ? undefined : group[0]?.unit;
    const to = unit && targetOf(unit, system);
    if (!unit || !to) continue;
    const numbers = convertNumbers(group, unit, to);
    for (const part of group) conversions.set(part, { to, numbers });
  }
  return conversions;
}

/** Parts that are rounded together: the sides of a size, the terms of a sum, possible values. */
function roundingGroups(parts: readonly FigurePart[]): FigurePart[][] {
  const groups: FigurePart[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const isOn = part.join === 'times' || part.join === 'plus' || part.join === 'or';
    if (last && isOn && part.unit?.sign !== undefined && part.unit.sign === last.at(-1)?.unit?.sign) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** Feet with inches are as precise as a number of four digits. */
const asPrecise = 1234;

function convertNumbers(group: readonly FigurePart[], unit: WrittenUnit, to: Unit): ReadonlyMap<Token, string> {
  const tokens = group.flatMap((part) => part.tokens.filter(isNumber));
  const isTemperature = unit.kind === 'temperature';
  const hasDifference = tokens.some(({ isDifference }) => isDifference);
  const grouping = group.at(-1)?.join === 'times' ? 'fine' : 'even';
  const texts = new Map<Token, string>();
  // A tolerance is rounded by itself: it is much smaller than its value.
  for (const groupTokens of Map.groupBy(tokens, ({ isDifference }) => isDifference).values()) {
    // What the program works out is exact, and as precise as it is written.
    const original = groupTokens.map(({ value, decimals }) =>
      decimals === undefined ? (unit.written === '' ? asPrecise : value) : Number(value.toFixed(decimals)),
    );
    const converted = groupTokens.map((token) => convertNumber(token, unit, to));
    const written = isTemperature
      ? roundLike(converted, original, hasDifference ? 1 : 0)
      : roundTogether(converted, original, grouping);
    for (const [index, token] of groupTokens.entries()) texts.set(token, written[index] ?? '');
  }
  return texts;
}

/** A difference of temperatures is converted by the factor, without the other scale's zero. */
function convertNumber({ value, isDifference }: NumberToken, unit: WrittenUnit, to: Unit): number {
  if (to.sign === '°F') return value * 1.8 + (isDifference ? 0 : 32);
  if (to.sign === '°C') return (value - (isDifference ? 0 : 32)) / 1.8;
  return (value * unit.factor) / to.factor;
}

/** A run of parts that state one amount. Those with `same` state that of the run before in another unit. */
interface Run {
  from: number;
  to: number;
  isSame: boolean;
}

function runsOf(parts: readonly FigurePart[]): Run[] {
  const runs: Run[] = [];
  for (const [index, { join }] of parts.entries()) {
    const last = runs.at(-1);
    if (last && (join === 'times' || join === 'plus' || join === 'or')) last.to = index;
    else runs.push({ from: index, to: index, isSame: join === 'same' });
  }
  return runs;
}

/** Of figures that are given in both systems (`7.5/11 kW (10/15 HP)`), those in this one. */
function chooseAlternatives(quantity: Quantity, system: UnitSystem): Quantity {
  let chosen = quantity;
  // From the end, so that what stands before keeps its place.
  for (const [index, { isSame }] of [...runsOf(quantity.parts).entries()].toReversed()) {
    const runs = runsOf(chosen.parts);
    if (!isSame && runs[index + 1]?.isSame) chosen = chooseAlternative(chosen, runs, index, system) ?? chosen;
  }
  return chosen;
}

/** Leaves only the run that is in this system of those that state the same as run `first`; undefined if none is. */
function chooseAlternative(
  quantity: Quantity,
  runs: readonly Run[],
  first: number,
  system: UnitSystem,
): Quantity | undefined {
  const { parts, gaps } = quantity;
  const next = runs.findIndex(({ isSame }, index) => index > first && !isSame);
  const group = runs.slice(first, next < 0 ? undefined : next);
  const [start, end] = [group[0]?.from ?? 0, group.at(-1)?.to ?? 0];
  const partsIn = ({ from, to }: Run) => parts.slice(from, to + 1);
  const isAlike = new Set(group.map(({ from, to }) => to - from)).size === 1;
  const isSum = group.every((run) => partsIn(run).every(({ join }, at) => at === 0 || join === 'plus'));
  // In a third unit, both would be the same: `150 Ton (1470 kN)` in US tons-force.
  const targets = new Set(group.map(({ from }) => targetOf(parts[from]?.unit ?? {}, system)?.sign));
  const isOne = targets.size === 1 && !targets.has(undefined);
  const native =
    isAlike || isSum
      ? (group.find((run) => isNative(partsIn(run), system)) ?? (isOne ? group[0] : undefined))
      : undefined;
  if (!native || group.some((run) => isOther(partsIn(run), partsIn(native)))) return undefined;
  const chosen = partsIn(native).map((part, at) => (at === 0 ? { ...part, join: parts[start]?.join ?? 'with' } : part));
  const behind = gaps[end + 1] ?? '';
  // `75 kW (100 HP @ 1500 rpm)`: the bracket has more than the alternative.
  const isWithin = /[([][^)\]]*$/.test(gaps.slice(start + 1, end + 1).join(' ')) && /^\s*[^\s)\]]|^\s+$/.test(behind);
  if (isWithin) return undefined;
  return {
    ...quantity,
    parts: [...parts.slice(0, start), ...chosen, ...parts.slice(end + 1)],
    gaps: [
      ...gaps.slice(0, start + 1),
      ...gaps.slice(native.from + 1, native.to + 1),
      behind.replace(/^\s*[)\]]/, ''),
      ...gaps.slice(end + 2),
    ],
  };
}

/** `Ø 50 mm (24")`: a diameter and a length. Two figures that are one amount differ less, also where a maker erred. */
function isOther(parts: readonly FigurePart[], native: readonly FigurePart[]): boolean {
  const amountOf = (run: readonly FigurePart[]) =>
    run.reduce((sum, part) => sum + Math.max(...numbersOf(part)) * (part.unit?.factor ?? 1), 0);
  const ratio = amountOf(parts) / amountOf(native);
  return native[0]?.unit?.kind !== 'temperature' && (ratio > 1.5 || ratio < 1 / 1.5);
}

/** Whether the unit of a run is one of this system: converted to the other one only. */
function isNative(parts: readonly FigurePart[], system: UnitSystem): boolean {
  const unit = parts.find((part) => part.unit)?.unit;
  const otherSystem: UnitSystem = system === 'metric' ? 'imperial' : 'metric';
  return unit !== undefined && targetOf(unit, system) === undefined && targetOf(unit, otherSystem) !== undefined;
}

const asWritten = kindsThatAre('asWritten');

/** The sign of a unit in uniform texts: `Kg/hr` → `kg/h`, `TPH` → `t/h`. */
function signOf({ sign, written, kind }: WrittenUnit): string {
  // `t` would be wrong for `150 Ton` of force, whose sign is `tf`.
  const isForce = kind === 'force' && !sign?.endsWith('N');
  return !sign || written === '' || asWritten.has(kind) || isForce || /^v[ad]c$/i.test(written) ? written : sign;
}

/**
 * Writes a quantity with the usual signs and the language's numbers. Thousands are separated from five digits on as in
 * ISO 80000-1 (`2400`, `15,500`, German `15.500`), but uniformly within a figure (`9,000–11,000`).
 */
function write({ parts, gaps }: Quantity, language: string, conversions?: ReadonlyMap<FigurePart, Conversion>): string {
  const plain = parts.map((part) => part.tokens.map((token) => plainText(token, conversions?.get(part))));
  const isLarge = plain.flat().some((text) => typeof text === 'number' || (text.length > 0 && largest(text) >= 10_000));
  const pieces = plain.map((texts, at) =>
    texts
      .map((text, index) => {
        const token = parts[at]?.tokens[index];
        const isAsWritten = !token || !isNumber(token) || (token.decimals === undefined && text === token.text);
        return isAsWritten ? text : inLanguage(text, token, language, isLarge);
      })
      .join(''),
  );
  return joinPieces(gaps, pieces);
}

const largest = (text: string): number => (/^-?\d+(?:\.\d+)?$/.test(text) ? Math.abs(Number(text)) : 0);

/** A token's text before numbers are formatted: digits with a decimal point, or as written. */
function plainText(token: Token, conversion: Conversion | undefined): string {
  if (typeof token === 'string') return token;
  if (!isNumber(token)) return unitText(token, conversion?.to);
  const converted = conversion?.numbers.get(token);
  if (converted !== undefined) return converted;
  return token.decimals === undefined ? token.text : token.value.toFixed(token.decimals);
}

function unitText({ gap, unit }: UnitToken, to: Unit | undefined): string {
  const sign = to?.sign ?? signOf(unit);
  return sign === unit.written || unit.isBefore ? gap + sign : `${gap || ' '}${sign}`;
}

/** A number in the language's form; the sign before it stays as written. */
function inLanguage(plain: string, { text }: NumberToken, language: string, isLarge: boolean): string {
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return plain;
  const sign = /^[-+−–]/.exec(text)?.[0] ?? '';
  const value = Number(plain);
  const decimals = plain.split('.')[1]?.length;
  const written = formatNumber(Math.abs(value), language, { decimals, useGrouping: isLarge });
  // The sign of `+5/-0 mm` says on which side there is no tolerance.
  const isBelow = value < 0 || (value === 0 && /^[-−–]0*[.,]?0*$/.test(text));
  return `${isBelow ? (sign === '+' || sign === '' ? '-' : sign) : sign === '+' ? '+' : ''}${written}`;
}
