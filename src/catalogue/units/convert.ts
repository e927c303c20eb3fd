import { formatNumber } from '../language.ts';
import { parseQuantity, type KnownFigures, type QuantityPart, type ReadQuantity } from '../quantity.ts';
import { joinPieces } from '../quantity/pieces.ts';
import { forceOfMass, targetOf, type UnitSystem } from './targets.ts';
import { unitSigned, type Unit, type UnitKind } from '../quantity/units.ts';

/** `factor` converts the source unit to the target. */
interface Conversion {
  to: Unit;
  factor: number;
}

/** A figure as shown, and whether its numbers were converted. */
interface FormedFigure {
  text: string;
  isConverted: boolean;
}

/**
 * Formats a figure for every choice but "As given": uniform unit signs and thousands separators (`about 15500 Kg` →
 * `about 15,500 kg`). With a system, also converts it: `120-160 HP` → `88–118 kW`. Volts, hertz, counts and words stay.
 * A figure given in both systems (`180 HP (132 kW)`) keeps the maker's numbers.
 * @param label the row's name, since `150 Ton` of force is not a mass
 */
export function formFigure(text: string, system?: UnitSystem, label = '', known?: KnownFigures): FormedFigure {
  const read = parseQuantity(text, known, label);
  if (!read) return { text, isConverted: false };
  const chosen = system && chooseAlternative(read, system);
  if (chosen !== undefined)
    return { text: formFigure(chosen, undefined, label, known).text, isConverted: chosen !== read.shown };
  const { parts } = read;
  const isForce = /\bforce\b/i.test(label);
  const pieces = parts.map((part, index) => {
    const piece = read.pieces[index] ?? '';
    // `t` would be wrong for `150 Ton` of force.
    return isForce && part.unit?.kind === 'mass' ? piece : renameUnit(part, piece);
  });
  let isConverted = false;
  for (const group of system ? groupsOf(parts) : []) {
    const [first] = group;
    const part = first === undefined ? undefined : parts[first];
    const conversion = system && part && conversionOf(part, system, isForce);
    if (!conversion) continue;
    isConverted = true;
    const own = group.map((index) => parts[index]).filter((one) => one !== undefined);
    const written = writeGroup(own, conversion);
    for (const [at, index] of group.entries()) {
      const one = parts[index];
      if (one) pieces[index] = writePart(one, read.pieces[index] ?? '', written[at] ?? [], conversion.to.sign);
    }
  }
  return { text: joinPieces(read.gaps, writeNumbers(pieces, known?.language)), isConverted };
}

/** The parts rounded together: the sides of a size, the terms of a sum. */
function groupsOf(parts: readonly QuantityPart[]): number[][] {
  const groups: number[][] = [];
  for (const [index, { join, unit }] of parts.entries()) {
    const last = groups.at(-1);
    const before = parts[index - 1]?.unit?.sign;
    if (last && (join === 'times' || join === 'plus') && unit?.sign !== undefined && unit.sign === before)
      last.push(index);
    else groups.push([index]);
  }
  return groups;
}

function conversionOf({ unit }: QuantityPart, system: UnitSystem, isForce: boolean): Conversion | undefined {
  if (unit?.sign === undefined) return undefined;
  const force = isForce && unit.kind === 'mass' ? forceOfMass.get(unit.sign) : undefined;
  const { sign = '', factor } = (force === undefined ? undefined : unitSigned(force)) ?? unit;
  const to = targetOf(sign, system);
  return to && { to, factor: factor / to.factor };
}

/** The converted numbers of each part of a group. */
function writeGroup(parts: readonly QuantityPart[], conversion: Conversion): string[][] {
  const original = parts.map(numbersOf);
  const all = original.flat();
  const converted = all.map((value) => convertNumber(value, conversion));
  const isTemperature = parts[0]?.unit?.kind === 'temperature';
  const grouping = parts.at(-1)?.join === 'times' ? 'fine' : 'even';
  const texts = isTemperature ? roundLike(converted, all) : roundTogether(converted, all, grouping);
  let at = 0;
  return original.map((numbers) => texts.slice(at, (at += numbers.length)));
}

function convertNumber(value: number, { to, factor }: Conversion): number {
  if (to.sign === '°F') return value * 1.8 + 32;
  if (to.sign === '°C') return (value - 32) / 1.8;
  return value * factor;
}

/** The maker's own figure in this system, if both are given; otherwise undefined. */
function chooseAlternative(read: ReadQuantity, system: UnitSystem): string | undefined {
  const { parts } = read;
  const other: UnitSystem = system === 'metric' ? 'imperial' : 'metric';
  const isNative = (part: QuantityPart) => {
    const sign = part.unit?.sign;
    return sign !== undefined && targetOf(sign, system) === undefined && targetOf(sign, other) !== undefined;
  };
  const at = parts.findIndex((part, index) => parts[index + 1]?.join === 'same' && part.join !== 'same');
  if (at < 0) return undefined;
  let end = at + 1;
  while (parts[end + 1]?.join === 'same') end++;
  const native = parts.findIndex((part, index) => index >= at && index <= end && isNative(part));
  if (native < 0) return undefined;
  const { gaps, pieces } = read;
  const rest = joinPieces(gaps.slice(end + 1), pieces.slice(end + 1)).replace(/^\s*\)/, '');
  return joinPieces(gaps.slice(0, at + 1), [...pieces.slice(0, at), pieces[native] ?? '']) + rest;
}

/** Kinds whose units are words (`tyres`, `Gauss`, `months`), which stay as written. */
const asWritten: ReadonlySet<UnitKind> = new Set(['count', 'level', 'magnetism', 'rate', 'time']);

/** The uniform sign of a part's unit: `Kg/hr` → `kg/h`, `TPH` → `t/h`. */
function signOf({ unit }: QuantityPart): string | undefined {
  return !unit?.sign || asWritten.has(unit.kind) ? unit?.written : unit.sign;
}

/** Replaces only the unit sign of a part. */
function renameUnit(part: QuantityPart, piece: string): string {
  const { unit } = part;
  const sign = signOf(part);
  if (!unit || sign === undefined || sign === unit.written) return piece;
  const [first, rest] = [piece.slice(0, -unit.written.length), piece.slice(-unit.written.length)];
  return rest === unit.written ? `${first.trimEnd()} ${sign}` : piece;
}

/** A number in plain digits, or grouped by spaces or commas, including Indian grouping. */
const digitGroups = /\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?![\d])|\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+(?:\.\d+)?/g;

const plain = (text: string): string => text.replace(/[^\d.]/g, '');

/**
 * Formats numbers for a language, separating thousands from five digits on as in ISO 80000-1 (`2400`, `15,500`, German
 * `15.500`), but uniformly within a figure (`9,000–11,000`).
 */
function writeNumbers(pieces: readonly string[], language = 'en'): string[] {
  const isLarge = pieces.some((piece) =>
    (piece.match(digitGroups) ?? []).some((text) => Number(plain(text)) >= 10_000),
  );
  return pieces.map((piece) =>
    piece.replace(digitGroups, (text) => {
      const value = plain(text);
      // Leading zeros, and more digits than a JavaScript number holds, stay as written.
      if (/^0\d|.{16}/.test(value)) return text;
      return formatNumber(Number(value), language, value.split('.')[1]?.length, isLarge);
    }),
  );
}

/** Converted numbers have as many significant digits as the original, within these limits. */
const [fewest, most] = [3, 4];

/** How numbers are rounded together: ends of a range and terms of a sum (`even`), or sides of a size (`fine`). */
type Grouping = 'even' | 'fine';

/** Significant digits, without trailing zeros: 2700 has two, 0.45 has two. */
function digitsOf(value: number): number {
  return String(Math.abs(value)).replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length;
}

/** The power of ten of a number's first digit. */
function magnitudeOf(value: number): number {
  return value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
}

/**
 * Rounds and formats converted numbers. The ends of a range end at the same place (`88–118`), small ones with at least
 * two digits (`14.7`, `1.5`); all sides of a size are as precise as the most precise (`60.2`, `106.3`).
 * @param original the maker's numbers, in the same order
 */
function roundTogether(converted: readonly number[], original: readonly number[], grouping: Grouping): string[] {
  const digits = original.map((value) => Math.min(most, Math.max(fewest, digitsOf(value))));
  const places = converted.map((value, index) => magnitudeOf(value) - (digits[index] ?? fewest) + 1);
  const place = grouping === 'fine' ? Math.min(...places) : Math.max(...places);
  return converted.map((value) => showTo(value, grouping === 'fine' ? place : Math.min(place, magnitudeOf(value) - 1)));
}

/** Temperatures keep the decimals of the original, since they have no scale. */
function roundLike(converted: readonly number[], original: readonly number[]): string[] {
  const decimals = Math.max(...original.map((value) => (String(value).split('.')[1] ?? '').length));
  return converted.map((value) => showTo(value, -decimals));
}

/** Rounds to a power of ten, without trailing zeros: (14.70, -2) → "14.7". */
function showTo(value: number, place: number): string {
  const unit = 10 ** Math.max(0, place);
  const rounded = Math.round(value / unit) * unit;
  const text = (place >= 0 ? rounded : value).toFixed(Math.max(0, -place));
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** The numbers of a part, as ordered in the text. */
export function numbersOf({ value, plusMinus, min, max }: QuantityPart): number[] {
  const single = value ?? plusMinus;
  return (single === undefined ? [min, max] : [single]).filter((number) => number !== undefined);
}

/** Writes a part with other numbers and another unit in the same form: `120–160 HP` → `88–118 kW`. */
export function writePart(part: QuantityPart, piece: string, numbers: readonly string[], unit: string): string {
  const word = /\s(?:to|until)\s/.exec(piece)?.[0];
  const dash = part.min !== undefined && part.min < 0 ? ' – ' : '–';
  const written = numbers.join(word ?? dash);
  return part.unit && piece.endsWith(part.unit.written) ? `${written} ${unit}` : written;
}
