/** Reads a number or range with what belongs to it: unit, tolerance, words behind it, and the sign before the next. */
import { isNumber, type NumberToken, type FigurePart, type Problem, type WrittenUnit } from '../figure.ts';
import { missingNumber, problemAt } from './problems.ts';
import { findUnit } from '../units.ts';
import { isFailure, isThing, keep, notUnderstood, type Failure, type Hints, type Scan } from './scan.ts';
import { takeNumber, takeUnit } from './take-number.ts';
import * as words from './vocabulary.ts';

/** An operator or word between two numbers, one of which is missing. */
const danglingEnd = /^(?:\s*(?:[x×]|[-–—−+]|to|until)|\s+\*)\s*$/i;
/** A ton in German. */
const germanTon = /^\s*to\s*$/i;

/** Reads a number with its unit, or a range, and what belongs to it. */
export function readPart(scan: Scan, hints: Hints): Failure | undefined {
  const join = joinOf(scan);
  const previous = scan.parts.at(-1);
  // `6 ft 6 in` is one length, which neither number states; `5° 30'` one angle, `5 ila 8 bar` a range in a language that is not known here.
  const isBeside = /^\s*$/.test(scan.between);
  const isPer = /\bper\s*$/i.test(scan.between);
  scan.gaps.push(scan.gap);
  scan.gap = '';
  scan.between = '';
  scan.tokens = [...(hints.tokens ?? [])];
  const start = scan.at;
  scan.starts.push(start);
  const first = takeNumber(scan);
  if (!('value' in first)) return first.problem;
  let unit = hints.unit ?? first.unit ?? takeUnit(scan);
  if (isFailure(unit)) return unit;
  let last: NumberToken | undefined;
  const to = (hints.isBetween ? words.and : words.range).exec(scan.text.slice(scan.at));
  if (hints.isBetween && !to) return notUnderstood;
  if (to) {
    const word = /\p{L}/u.test(to[2] ?? '') ? ` ${to[2] ?? ''} ` : undefined;
    scan.at += to[0].length;
    const dash = scan.tokens.push('');
    const end = takeNumber(scan);
    if (!('value' in end)) return end.problem;
    scan.tokens[dash - 1] = word ?? (unit || /^[-+−–]/.test(end.text) ? ' – ' : '–');
    const second = hints.unit ?? end.unit ?? takeUnit(scan);
    // `6204-2RS` is a bearing, `5.5kW-6P` a motor of six poles.
    if (isFailure(second)) return end.value < first.value || (unit && to[0] === '-') ? notUnderstood : second;
    // `5'-6"` and `50 cm to 1 m` have two units, `3~ 400 V` a number of phases.
    const isMixed = unit && second?.sign !== unit.sign;
    // `1/2"-13` is a thread, `5'-10` a height.
    if (isMixed || (unit && !second) || isPhases(first, end, to[2], second, scan)) return notUnderstood;
    last = end;
    unit = second ?? unit;
    // `20 -5 mm`, `0 -10 °C`: the dash may be the sign of the number behind it.
    const isPositive = first.value > 0 && end.value > first.value && !first.text.startsWith('+');
    if (/^\s+[-–−]$/.test(to[0]) && (!isPositive || unit?.kind === 'temperature')) return notUnderstood;
    // A cylinder of `80/50-500 mm`, a tyre of `600/50-22.5`.
    if (join === 'or' && !previous?.unit && (previous?.value ?? 0) > first.value) return notUnderstood;
    if (end.value < first.value) return fallingRange(scan, start, first, end, to[0]);
  }
  const isTolerance = hints.isTolerance === true;
  // `60 K at 40 °C`, `±1 °C (0–100 °C)`: the second is a temperature, whatever the row.
  const isOther = join === 'or' ? previous?.tolerance !== undefined : join !== undefined && join !== 'plus';
  // `ΔT 10 K (18 °F)`, but `±1 °C (0–100 °C)`.
  const isSame =
    join === 'same' &&
    (previous?.isDifference || isKelvins(previous, first, unit)) &&
    !last &&
    (previous?.unit?.sign === '°F') !== (unit?.sign === '°F');
  const isDifference = isTolerance || hints.isDifference || isSame || (scan.row.isDifference && !isOther);
  const part: FigurePart = {
    ...(last
      ? { min: first.value, max: last.value }
      : isTolerance
        ? { tolerance: { plus: first.value, minus: first.value } }
        : hints.limit
          ? { [hints.limit]: first.value }
          : { value: first.value }),
    ...(unit ? { unit } : {}),
    ...(hints.approximate ? { approximate: true as const } : {}),
    ...(join ? { join } : {}),
    ...(isDifference ? { isDifference: true as const } : {}),
    tokens: scan.tokens,
  };
  // `80 + 10 °C`: the second is a difference, or the end of a range (`-20 +60 °C`); `10 °C per 100 m`: the first.
  if (join === 'plus' && (unit ?? previous?.unit)?.kind === 'temperature') return notUnderstood;
  if (isPer && previous?.unit?.kind === 'temperature') return notUnderstood;
  const before = isBeside ? previous?.unit : undefined;
  if (
    before &&
    (isThing(before) ||
      before.kind === 'angle' ||
      // `1200 x 800 h 2000 mm`: the letter of a side.
      (previous?.join === 'times' && unit?.kind === 'length') ||
      (unit?.kind === before.kind && unit.sign !== before.sign))
  )
    return notUnderstood;
  if (isDifference) for (const token of scan.tokens) if (isNumber(token)) token.isDifference = true;
  scan.parts.push(part);
  return takeTolerance(scan, part) ?? takeTrailing(scan, part) ?? takeJoin(scan);
}

/** `10 K (18 °F)`: a difference, since as a temperature 10 K are far below zero. */
const isKelvins = (before: FigurePart | undefined, { value }: NumberToken, unit: WrittenUnit | undefined): boolean =>
  before?.unit?.sign === 'K' && unit?.sign === '°F' && Math.abs((before.value ?? 0) * 1.8 - value) <= 1;

/** `3~ 400 V`, `3~ 400/480 V`, `3~ 50 Hz`. */
function isPhases(
  { value }: NumberToken,
  volts: NumberToken,
  to: string | undefined,
  unit: WrittenUnit | undefined,
  scan: Scan,
): boolean {
  const isVolts = unit ? unit.kind === 'voltage' : to === '~' && /^[^\p{L}]*k?V/u.test(scan.text.slice(scan.at));
  const isPhased = isVolts ? volts.value >= 100 : unit?.kind === 'frequency' && to === '~' && volts.value >= 50;
  return isPhased && value <= 3;
}

/** A range whose first number is larger than its last, with the numbers the other way round. */
function fallingRange(scan: Scan, start: number, first: NumberToken, end: NumberToken, to: string): Problem {
  const written = scan.text.slice(start, scan.at);
  const swapped = `${end.text}${written.slice(first.text.length, -(written.length - written.lastIndexOf(end.text)))}${first.text}${written.slice(written.lastIndexOf(end.text) + end.text.length)}`;
  const [thousands = '', group = ''] = /^,\s(\d{3})(?![\d.,])/.exec(scan.text.slice(scan.at)) ?? [];
  // `2, 500 to 3, 500 kg`
  if (group !== '' && first.value < end.value * 1000) {
    const reason = `\`${end.text}${thousands}\` has a space behind the comma`;
    return problemAt(start, scan.at + thousands.length, reason, 'write it without', [written + group]);
  }
  const reason = `The range falls from ${first.text} to ${end.text}`;
  const form = /[a-z]/i.test(to) ? swapped : swapped.replace(to, '–');
  // `1 - 1/2 in` may be one and a half.
  const isMixed = end.value < 1 && end.decimals === undefined && Number.isInteger(first.value);
  const readings = [form, ...(isMixed ? [written.replace(to, ' ')] : [])];
  return problemAt(start, scan.at, reason, `write the smaller number first: \`${form}\``, readings);
}

function joinOf({ parts, between }: Scan): FigurePart['join'] {
  if (parts.length === 0) return undefined;
  if (between.includes('×')) return 'times';
  if (/^\s*(?:\+|plus)\s*$/i.test(between)) return 'plus';
  if (between === 'or') return 'or';
  return /^\s*[[(=]\s*\S*\s*$/.test(between) ? 'same' : 'with';
}

const tolerances =
  /^(\s*[,(]?\s*)(?:(±|\+\s?\/?\s?[-−–])\s*(?=[.,]?\d)|(\+)\s?(?=[\d.,]+\s?[^\d+]{0,8}(?:\/\s?|\s)[-−–][.,]?\d))/;

/** `23 ± 2 °C`, `1200 mm (+50/-20 mm)`: how far the value before may be off. Its unit is the value's, too. */
function takeTolerance(scan: Scan, part: FigurePart): Failure | undefined {
  if (part.value === undefined) return undefined;
  const [whole, before = '', both] = tolerances.exec(scan.text.slice(scan.at)) ?? [];
  if (whole === undefined) return undefined;
  // `Stability: 23 ± 0.5 °C`: the value is no difference.
  if (scan.row.isDifference && (part.unit?.kind ?? 'temperature') === 'temperature') return notUnderstood;
  const [start, length] = [scan.at, scan.tokens.length];
  scan.at += whole.length;
  const isOpen = before.includes('(');
  scan.tokens.push(both === undefined ? `${isOpen ? ' (' : ' '}+` : isOpen ? ' (±' : ' ± ');
  const plus = takeNumber(scan);
  if (!('value' in plus)) return plus.problem;
  const units: ReturnType<typeof takeUnit>[] = [takeUnit(scan)];
  let minus = plus;
  if (both === undefined) {
    const [between = ''] = /^\s*\/?\s*[-−–]\s?/.exec(scan.text.slice(scan.at)) ?? [];
    scan.at += between.length;
    scan.tokens.push(`${between.includes('/') ? '/' : ' '}-`);
    const below = takeNumber(scan);
    if (!('value' in below)) return below.problem;
    minus = below;
    units.push(takeUnit(scan));
  }
  const [behind] = units;
  // `415 V ± 10 %` is no number of volts.
  if (both !== undefined && behind && !isFailure(behind) && behind.kind === 'ratio' && part.unit?.kind !== 'ratio') {
    scan.at = start;
    scan.tokens.length = length;
    return undefined;
  }
  for (const number of [plus, minus]) number.isDifference = true;
  part.tolerance = { plus: plus.value, minus: minus.value };
  for (const unit of units) {
    if (isFailure(unit)) return unit;
    if (unit && part.unit && !isSameScale(part.unit, unit)) return notUnderstood;
    if (unit) part.unit ??= unit;
  }
  const [end = ''] = isOpen ? (/^\s*\)/.exec(scan.text.slice(scan.at)) ?? []) : [];
  scan.at += end.length;
  if (end !== '') scan.tokens.push(')');
  return undefined;
}

/** A number has the unit of its part: `10 kg ± 5 g` has none for both. Kelvins are degrees of Celsius. */
const isSameScale = ({ sign, written }: WrittenUnit, second: WrittenUnit): boolean =>
  sign === second.sign ? sign !== undefined || written === second.written : sign === '°C' && second.sign === 'K';

/** `5 kg approx.`, `10 kW max`, `10 °C above ambient`: words after the figure mean the same as before it. */
function takeTrailing(scan: Scan, part: FigurePart): undefined {
  const rest = scan.text.slice(scan.at);
  const difference = words.differenceBehind.exec(rest)?.[0];
  if (difference !== undefined && part.unit?.kind === 'temperature') {
    part.isDifference = true;
    for (const token of scan.tokens) if (isNumber(token)) token.isDifference = true;
    keep(scan, difference.length);
    return;
  }
  const [whole, approximate, most, least] = words.trailing.exec(rest) ?? [];
  if (whole === undefined) return;
  if (approximate !== undefined) part.approximate = true;
  const limit = most === undefined ? (least === undefined ? undefined : 'min') : 'max';
  if (limit && part.value !== undefined) {
    part[limit] = part.value;
    delete part.value;
  }
  keep(scan, whole.length);
}

const isUnitBehind = ({ tokens }: Scan): boolean => tokens.some((token) => typeof token === 'object' && 'gap' in token);

/** Reads a times sign, or what parts possible values. A times sign at the end, or a range of three numbers, is an error. */
function takeJoin(scan: Scan): Failure | undefined {
  const rest = scan.text.slice(scan.at);
  if (scan.notation.decimal === ',' && germanTon.test(rest)) return notUnderstood;
  const per = words.perHundred.exec(rest)?.[1];
  const kind = scan.parts.at(-1)?.unit?.kind;
  if (per !== undefined && kind && findUnit(per)?.kind !== kind) return notUnderstood;
  if (kind === 'temperature' && words.perTime.test(rest)) return notUnderstood;
  const end = danglingEnd.exec(rest)?.[0] ?? /^\s*[-–—−]\s*(?=\d)/.exec(rest)?.[0];
  if (end !== undefined) return missingNumber(scan.at, scan.at + end.length);
  const between = words.times.exec(rest)?.[0];
  if (between !== undefined) {
    if (kind === 'temperature') return notUnderstood;
    scan.at += between.length;
    scan.gap += ' × ';
    scan.between = '×';
    return undefined;
  }
  const or = words.alternative.exec(rest)?.[0];
  // `230V/50Hz`: figures of two kinds; `45 kW, 1500 rpm`: of two rows. Whether units agree is seen when both are read.
  if (or === undefined) return undefined;
  scan.at += or.length;
  scan.gap += or.replace(/\s+/g, ' ');
  // `10 HP and 5 HP`: two motors.
  // `2 motors, 75 kW each`
  const unit = scan.parts.at(-1)?.unit;
  if (unit && isThing(unit) && or.trim() === ',' && /\beach\b/.test(rest)) {
    scan.between = ',';
    return undefined;
  }
  const isSum = kind === 'power' && isUnitBehind(scan) && /^\s*(?:&|and|und|et|y|e)\s/i.test(or);
  scan.between = isSum ? 'plus' : 'or';
  return undefined;
}
