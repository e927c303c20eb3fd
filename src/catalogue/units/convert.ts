import { formatNumber } from '../language.ts';
import { readFigure, type KnownFigures, type QuantityPart, type ReadFigure, type WrittenUnit } from '../quantity.ts';
import { targetOf, weightForces, type Target, type UnitSystem } from './targets.ts';
import type { UnitKind } from '../quantity/units.ts';

type ReadQuantity = Extract<ReadFigure, { kind: 'quantity' }>;

/** What a unit is converted from and to; `factor` leads from one to the other. */
interface Conversion {
  to: Target;
  factor: number;
}

/** A figure as it is shown, and whether its numbers are other ones than the maker's. */
interface FormedFigure {
  text: string;
  isConverted: boolean;
}

/**
 * The form that figures have everywhere but in the choice "As given": signs of units in one spelling, thousands parted
 * (`about 15500 Kg` → `about 15,500 kg`). With a system, in its units: `120-160 HP` → `88–118 kW`,
 * `1530x2700x1200 mm` → `60.2 × 106.3 × 47.2 in`. Volts, hertz, counts and words in it stay. Where it gives both
 * systems (`180 HP (132 kW)`), the maker's own figure stands.
 * @param label the name of its row: the `150 Ton` of a force are no mass
 */
export function formFigure(text: string, system?: UnitSystem, label = '', known?: KnownFigures): FormedFigure {
  const read = readFigure(text, known, label);
  if (read.kind !== 'quantity') return { text, isConverted: false };
  const chosen = system && chooseAlternative(read, system);
  if (chosen !== undefined)
    return { text: formFigure(chosen, undefined, label, known).text, isConverted: chosen !== read.shown };
  const { parts } = read.quantity;
  const isForce = /\bforce\b/i.test(label);
  const pieces = parts.map((part, index) => {
    const piece = pieceOf(read, index);
    // `150 Ton` of a force are no mass: `t` would be wrong.
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
      if (one) pieces[index] = writePart(one, pieceOf(read, index), written[at] ?? [], conversion.to.sign);
    }
  }
  return { text: replaceParts(read, new Map(writeNumbers(pieces, known?.language).entries())), isConverted };
}

/** The parts whose numbers are rounded together: the sides of a size, the terms of a sum. */
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

function conversionOf(part: QuantityPart, system: UnitSystem, isForce: boolean): Conversion | undefined {
  const unit = knownUnit(part);
  if (!unit) return undefined;
  const { sign, factor } = (isForce && unit.kind === 'mass' ? weightForces[unit.sign] : undefined) ?? unit;
  const to = targetOf(sign, system);
  return to && { to, factor: factor / to.factor };
}

/** The numbers of each part of a group, converted. */
function writeGroup(parts: readonly QuantityPart[], conversion: Conversion): string[][] {
  const given = parts.map(numbersOf);
  const all = given.flat();
  const converted = all.map((value) => convertNumber(value, conversion));
  const isTemperature = parts[0]?.unit?.kind === 'temperature';
  const grouping = parts.at(-1)?.join === 'times' ? 'fine' : 'even';
  const texts = isTemperature ? roundLike(converted, all) : roundTogether(converted, all, grouping);
  let at = 0;
  return given.map((numbers) => texts.slice(at, (at += numbers.length)));
}

function convertNumber(value: number, { to, factor }: Conversion): number {
  if (to.sign === '°F') return value * 1.8 + 32;
  if (to.sign === '°C') return (value - 32) / 1.8;
  return value * factor;
}

/** Where the maker gives a figure in both systems, the one of this system, as it is written; undefined where not. */
function chooseAlternative(read: ReadQuantity, system: UnitSystem): string | undefined {
  const { parts } = read.quantity;
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
  const [start] = read.spans[at] ?? [0];
  const [, stop] = read.spans[end] ?? [0, 0];
  const rest = read.shown.slice(stop).replace(/^\s*\)/, '');
  return read.shown.slice(0, start) + pieceOf(read, native) + rest;
}

/** Kinds whose units are words of their own (`tyres`, `Gauss`, `months`): they stay as the maker writes them. */
const asWritten: ReadonlySet<UnitKind> = new Set(['count', 'level', 'magnetism', 'rate', 'time']);

/** The sign of a part's unit in tables: `Kg/hr` → `kg/h`, `TPH` → `t/h`. */
function signOf({ unit }: QuantityPart): string | undefined {
  if (!unit?.sign || !unit.kind || asWritten.has(unit.kind)) return unit?.written;
  return unit.sign;
}

/** A part in other units' signs alone; what is written otherwise in it stays. */
function renameUnit(part: QuantityPart, piece: string): string {
  const { unit } = part;
  const sign = signOf(part);
  if (!unit || sign === undefined || sign === unit.written) return piece;
  const [first, rest] = [piece.slice(0, -unit.written.length), piece.slice(-unit.written.length)];
  return rest === unit.written ? `${first.trimEnd()} ${sign}` : piece;
}

/** A number with or without separators: groups parted by spaces or commas, also the Indian way, or plain digits. */
const digitGroups = /\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?![\d])|\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+(?:\.\d+)?/g;

const plain = (text: string): string => text.replace(/[^\d.]/g, '');

/**
 * Numbers with the signs of a language; thousands parted from five digits on as ISO 80000-1 has it (`2400`, `15,500`,
 * in German `15.500`), numbers of one figure alike (`9,000–11,000`).
 */
function writeNumbers(pieces: readonly string[], language = 'en'): string[] {
  const isLarge = pieces.some((piece) =>
    (piece.match(digitGroups) ?? []).some((text) => Number(plain(text)) >= 10_000),
  );
  return pieces.map((piece) =>
    piece.replace(digitGroups, (text) => {
      const value = plain(text);
      // Leading zeros, and more digits than a number has, stay as they are written.
      if (/^0\d|.{16}/.test(value)) return text;
      return formatNumber(Number(value), language, value.split('.')[1]?.length, isLarge);
    }),
  );
}

/** A converted number shows as many digits as the figure that was given, but three at least and four at most. */
const [fewest, most] = [3, 4];

/**
 * Figures that belong together: the ends of a range and the terms of a sum (`even`), or the sides of a size (`fine`).
 */
type Grouping = 'even' | 'fine';

/** The digits of a number without zeros at its ends: 2700 has two, 0.45 has two. */
function digitsOf(value: number): number {
  return String(Math.abs(value)).replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length;
}

/** The power of ten of a number's first digit. */
function magnitudeOf(value: number): number {
  return value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
}

/**
 * Converted numbers as texts. The ends of a range end at the same place (`88–118`), small ones keep two digits at least
 * (`14.7`, `1.5`); the sides of a size are all as fine as the finest (`60.2`, `106.3`).
 * @param given the numbers as they were given, in the same order
 */
function roundTogether(converted: readonly number[], given: readonly number[], grouping: Grouping): string[] {
  const digits = given.map((value) => Math.min(most, Math.max(fewest, digitsOf(value))));
  const places = converted.map((value, index) => magnitudeOf(value) - (digits[index] ?? fewest) + 1);
  const place = grouping === 'fine' ? Math.min(...places) : Math.max(...places);
  return converted.map((value) => showTo(value, grouping === 'fine' ? place : Math.min(place, magnitudeOf(value) - 1)));
}

/** Temperatures have no scale: they end where the given ones end, at whole degrees mostly. */
function roundLike(converted: readonly number[], given: readonly number[]): string[] {
  const decimals = Math.max(...given.map((value) => (String(value).split('.')[1] ?? '').length));
  return converted.map((value) => showTo(value, -decimals));
}

/** A number down to a power of ten, without zeros behind the last digit that is not one: (14.70, -2) → "14.7". */
function showTo(value: number, place: number): string {
  const unit = 10 ** Math.max(0, place);
  const rounded = Math.round(value / unit) * unit;
  const text = (place >= 0 ? rounded : value).toFixed(Math.max(0, -place));
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** The numbers of a part, in the order in which they are written. */
export function numbersOf({ value, plusMinus, min, max }: QuantityPart): number[] {
  const single = value ?? plusMinus;
  return (single === undefined ? [min, max] : [single]).filter((number) => number !== undefined);
}

/** A part with other numbers and another unit, in the same form: `120–160 HP` → `88–118 kW`. */
export function writePart(part: QuantityPart, piece: string, numbers: readonly string[], unit: string): string {
  const word = /\s(?:to|until)\s/.exec(piece)?.[0];
  const dash = part.min !== undefined && part.min < 0 ? ' – ' : '–';
  const written = numbers.join(word ?? dash);
  return part.unit && piece.endsWith(part.unit.written) ? `${written} ${unit}` : written;
}

/** The unit of a part of which something is known. */
export function knownUnit({ unit }: QuantityPart): (WrittenUnit & { sign: string; factor: number }) | undefined {
  return unit?.sign === undefined || unit.factor === undefined
    ? undefined
    : { ...unit, sign: unit.sign, factor: unit.factor };
}

/** The text of a part. */
export function pieceOf({ shown, spans }: ReadQuantity, index: number): string {
  const [start, end] = spans[index] ?? [0, 0];
  return shown.slice(start, end);
}

/** The figure with other texts in the place of some of its parts; what stands between them stays. */
export function replaceParts({ shown, spans }: ReadQuantity, texts: ReadonlyMap<number, string>): string {
  let text = '';
  let at = 0;
  for (const [index, [start, end]] of spans.entries()) {
    text += shown.slice(at, start) + (texts.get(index) ?? shown.slice(start, end));
    at = end;
  }
  return text + shown.slice(at);
}
