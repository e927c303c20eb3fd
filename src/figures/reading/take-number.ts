/** Takes a number or a unit from the text, with the letter of a side behind it. */
import type { NumberToken, WrittenUnit } from '../figure.ts';
import { forceNamedAfter, unitSigned } from '../units.ts';
import { missingNumber, problemAt } from './problems.ts';
import { isFractionOrTwo, readFeet, readNumber, type Unread } from './read-number.ts';
import { readUnit } from './read-unit.ts';
import { notUnderstood, type Failure, type Scan } from './scan.ts';
import { rounding } from './share-units.ts';
import * as words from './vocabulary.ts';

const sign = /^[-+−–](?=[.,]?\d)/;
/** Reads a number with its sign, and the letter of a side behind it. */
export function takeNumber(scan: Scan): NumberToken | { problem: Failure } {
  const start = scan.at;
  const rest = scan.text.slice(start);
  const feet = scan.row.ambiguous?.includes("'") ? undefined : readFeet(rest);
  if (feet) return takeFeet(scan, feet);
  const minus = sign.exec(rest)?.[0] ?? '';
  const unsigned = rest.slice(minus.length);
  const read = readNumber(unsigned, scan.notation);
  const number = read && !('value' in read) ? (meantBeside(scan, read, unsigned) ?? read) : read;
  if (!number) return { problem: missingNumber(start, start + 1) };
  const end = start + minus.length + number.length;
  if (!('value' in number)) return { problem: problemAt(start, end, number.reason, number.fix, number.readings) };
  const [, count = '', each = '', things] = words.mayBeSeveral.exec(unsigned) ?? [];
  if (each !== '' && (things !== undefined || scan.row.isPlural)) {
    const [single, several] = [count + each, `${count} x ${each}`];
    const reason = `\`${count} ${each}\` can mean ${single} or ${several}`;
    return { problem: problemAt(start, end, reason, `write \`${single}\` or \`${several}\``, [single, several]) };
  }
  const { value, decimals } = number;
  const remark = 'remark' in number ? number.remark : undefined;
  if (decimals !== undefined && isFractionOrTwo(unsigned)) return { problem: notUnderstood };
  if (remark) scan.remark ??= problemAt(start, end, remark.reason, remark.fix, remark.readings);
  scan.at = end;
  const token: NumberToken = {
    value: minus && minus !== '+' ? -value : value,
    text: scan.text.slice(start, end),
    decimals,
  };
  scan.tokens.push(token);
  takeSide(scan);
  return token;
}

/** `19'-8"` are 236 inches, written with both units. */
function takeFeet(scan: Scan, { value, length }: { value: number; length: number }): NumberToken {
  const text = scan.text.slice(scan.at, scan.at + length);
  const unit = { ...unitSigned('in'), written: '' } as WrittenUnit;
  const token: NumberToken = { value, text, decimals: undefined, unit };
  scan.at += length;
  // The sides of a size share the unit that they are converted to.
  const before = scan.parts.at(-1);
  if (before?.unit?.written === '' && scan.gaps.at(-1) === ' × ')
    before.tokens = before.tokens.filter((piece) => typeof piece === 'string' || 'value' in piece);
  scan.tokens.push(token, { gap: '', unit });
  takeSide(scan, { isBehindUnit: true });
  return token;
}

/** Units of which there are never thousands. */
const isSmallUnit: ReadonlySet<string | undefined> = new Set(['%', 't/m³', 'g/cm³']);

/** `6500 kg (14,330 lb)`, `14,330 lb (6500 kg)`: as the language writes it, it is the same amount as what stands beside it. */
function meantBeside({ notation, parts, gaps }: Scan, { readings = [], length }: Unread, text: string) {
  const unit = readUnit(text.slice(length), notation.ownUnits);
  if (readings.length !== 2 || !unit || 'unknown' in unit) return undefined;
  const isLarge = text.slice(0, length).includes(',');
  // `99.999 %`, `1.025 t/m³`: nothing is 99999 %, or that heavy.
  if (!isLarge && isSmallUnit.has(unit.unit.sign)) return { value: Number(readings[1]), length, decimals: 3 };
  const behind = text.slice(length + unit.gap.length + unit.unit.written.length);
  const [bracket = ''] = /^\s*[([/=]\s*/.exec(behind) ?? [];
  const next = bracket === '' ? undefined : readNumber(behind.slice(bracket.length), notation);
  const nextUnit = next && readUnit(behind.slice(bracket.length + next.length), notation.ownUnits);
  const isNext = next && 'value' in next && nextUnit && 'unit' in nextUnit;
  const before = /^\s*[([/=]\s*$/.test(gaps.at(-1) ?? '') ? parts.at(-1) : undefined;
  const twin = isNext ? { value: next.value, unit: nextUnit.unit } : before;
  if (twin?.value === undefined || twin.unit?.kind !== unit.unit.kind) return undefined;
  const amount = (twin.value * twin.unit.factor) / unit.unit.factor;
  const value = Number(readings[isLarge ? 0 : 1]);
  return Math.abs(value / amount - 1) < rounding ? { value, length, decimals: isLarge ? 0 : 3 } : undefined;
}

function takeSide(scan: Scan, { isBehindUnit = false } = {}): void {
  const rest = scan.text.slice(scan.at);
  const diameter = isBehindUnit ? words.diameterBehind.exec(rest) : null;
  const side = (diameter ?? (scan.hasSides ? words.sideBehind.exec(rest) : null))?.[0];
  if (side === undefined) return;
  scan.at += side.length;
  scan.tokens.push(isBehindUnit ? ` ${side.trim()}` : side);
}

/** Reads a unit and normalizes the space before it: none before a percent or degree sign, a hyphen in `3-phase`. */
export function takeUnit(scan: Scan): WrittenUnit | Failure | undefined {
  const rest = scan.text.slice(scan.at);
  // `5 a 8 bar` is a range in Spanish, Portuguese and Italian.
  const isRange = scan.notation.decimal === ',' || /(?:^|\s)da\s+[\d.,]+$/i.test(scan.text.slice(0, scan.at));
  if (/^\s+a\s+\d/.test(rest)) return isRange ? undefined : notUnderstood;
  const read = readUnit(rest, scan.notation.ownUnits);
  if (!read) return undefined;
  const start = scan.at + read.gap.length;
  const end = start + ('unknown' in read ? read.unknown : read.unit.written).length;
  if ('unknown' in read && /^x+$/i.test(read.unknown)) return missingNumber(start, end);
  // `60 m6` is a fit, `5 N.cm` has no newtons, `5 W/(m·K)` no watts, `20 m/1'` no feet, `5 ton-force` no tons.
  if (/^(?:[\p{L}\d][\p{L}\d]|\p{L}-\p{L}|\S?\s*\/\s*(?:\(|1\s?['’′]))/u.test(scan.text.slice(end - 1)))
    return notUnderstood;
  if ('unknown' in read) {
    // `37kWx2` are two motors.
    if (scan.row.ambiguous?.includes(read.unknown) || /\p{L}x\d$/iu.test(read.unknown)) return notUnderstood;
    const { unknown, suggestion } = read;
    const fix =
      suggestion === undefined
        ? `write a common unit, for example mm, kg, kW, HP, Kg/hr or TPH; or, if it is a unit of yours, write it in units.yaml, below the line \`units:\`: \`  - sign: ${unknown}\``
        : { value: suggestion };
    return { ...problemAt(start, end, `\`${unknown}\` is not a known unit`, fix), isUnit: true };
  }
  const { gap } = read;
  const meant = scan.row.isForce ? forceUnit(read.unit) : read.unit;
  const unit = meant?.kind === 'flow' && scan.row.isLiquid ? { ...meant, isLiquid: true as const } : meant;
  // `2 Mt` may be two million tons.
  if (
    !unit ||
    unit.written === 'Mt' ||
    scan.row.ambiguous?.includes(unit.written.replace("''", '"').replace(/\.$/, ''))
  )
    return notUnderstood;
  scan.at = end;
  if (hasVarieties.has(read.unit.sign) && words.variety.test(scan.text.slice(scan.at))) return notUnderstood;
  // `2 a side`
  if (unit.written === 'a' && /^\s+\p{L}/u.test(scan.text.slice(scan.at))) return notUnderstood;
  // `2 in front`, `40' HC`: a word behind says that it is no inch or foot, or something else than a length.
  if (/^(?:in|''|["″”'′’])$/i.test(unit.written) && isNoUnit(scan.text.slice(scan.at))) return notUnderstood;
  if (/^in$/i.test(unit.written) && words.behindNoInch.test(scan.text.slice(scan.at))) return notUnderstood;
  scan.tokens.push({ gap: gap.endsWith('-') ? gap : /^[%"″”'′’]|^°(?: |$)/.test(unit.written) ? '' : ' ', unit });
  takeSide(scan, { isBehindUnit: true });
  return unit;
}

/** Whether what follows `in` or a mark makes it something else: another word, or inches behind feet (`5' 11"`). */
function isNoUnit(rest: string): boolean {
  const word = /^\s*(\p{L}[\p{L}'’.-]*)/u.exec(rest)?.[1];
  if (word !== undefined) return !words.isQualifier(word) && !/^(?:[x×X]|to|[LWHDB])$/.test(word);
  return /^\s?\d/.test(rest);
}

/** Units that other countries or trades have, too. */
const hasVarieties: ReadonlySet<string | undefined> = new Set(['t', 't/h', 'US gal', 'US gal/min', 'HP']);

/** `150 Ton` in a row of forces are 150 tons-force; undefined for what is no force either (`3000 g` of a centrifuge). */
export function forceUnit(unit: WrittenUnit): WrittenUnit | undefined {
  if (unit.kind !== 'mass') return unit;
  const force = forceNamedAfter(unit);
  return force && { written: unit.written, ...force };
}
