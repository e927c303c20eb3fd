/** Reads a figure from left to right: all of its numbers and words, or nothing. */
import type { NumberToken, Part, Problem, Reading, RowContext, Token, WrittenUnit } from './figure.ts';
import { isNumber, joinPieces, textOf } from './figure.ts';
import { findForeignDigits, missingNumber, problemAt } from './problems.ts';
import { isFractionOrTwo, readNumber, type DecimalSign } from './read-number.ts';
import { shareUnits } from './share-units.ts';
import { forceOfMass } from './targets.ts';
import { unitSigned, type OwnUnits } from './units.ts';
import { readTypeName, readUnit } from './read-unit.ts';
import * as words from './vocabulary.ts';

/** How the figures of a catalogue are written. */
export interface Notation {
  own?: OwnUnits | undefined;
  decimal?: DecimalSign;
}

/** What the words before a number say about it. */
interface Hints {
  approximate?: true;
  limit?: 'min' | 'max';
  isTolerance?: true;
  isDifference?: true;
  /** A unit before its number: `PN 16`. */
  unit?: WrittenUnit;
}

/** The state while reading: position, parts, and the text since the last part or of the part being read. */
interface Scan {
  text: string;
  notation: Notation;
  row: RowContext;
  at: number;
  parts: Part[];
  gaps: string[];
  /** The displayed text since the last part, and as the maker wrote it. */
  gap: string;
  between: string;
  /** The part being read. */
  tokens: Token[];
  hasSides: boolean;
  remark?: Problem;
}

/** The reading of a text with a number or word that is not understood: it is shown as written. */
const asWritten: Reading = { kind: 'words' };
const notUnderstood: unique symbol = Symbol('not understood');
type Failure = Problem | typeof notUnderstood;
const isFailure = (read: WrittenUnit | Failure | undefined): read is Failure =>
  read === notUnderstood || (read !== undefined && 'reason' in read);

const sign = /^[-+−–](?=\d)/;
/** An operator or word between two numbers, one of which is missing. */
const danglingEnd = /^\s*(?:[x×*]|[-–—−+]|to|until)\s*$/i;
const danglingStart = /^\s*[x×*]\s*(?=\d)/i;
const startOfNumber = /^(?:[-+−–]?\d|[¼-¾⅓-⅞])/;
const numberWithin = /^(?:[-−–]?\d|[¼-¾⅓-⅞])/;
/** Signs that part figures and say nothing: spaces, brackets, commas, slashes, full stops. */
const neutral = /^[\s\p{Zs}()[\],;:./+=|&@·•"'“”‘’-]/u;

export function scanFigure(text: string, notation: Notation, row: RowContext = {}): Reading {
  const scan: Scan = {
    text,
    notation,
    row,
    at: 0,
    parts: [],
    gaps: [],
    gap: '',
    between: '',
    tokens: [],
    hasSides: words.hasSides.test(text),
  };
  const loose = danglingStart.exec(text);
  const mistake = loose ? missingNumber(0, loose[0].length) : findForeignDigits(text);
  if (mistake) return { kind: 'unclear', problem: mistake };
  let hints: Hints = {};
  let understood = true;
  while (scan.at < text.length) {
    const rest = text.slice(scan.at);
    const hint = readHint(rest);
    if (hint) {
      hints = { ...hints, ...hint.means };
      keep(scan, hint.length, hint.means.isTolerance ? rest.slice(0, hint.length).trimEnd() : undefined);
      continue;
    }
    const before = readUnitBefore(scan, rest);
    if (before) {
      hints.unit = before;
      continue;
    }
    const side = (words.diameter.exec(rest) ?? (scan.hasSides ? words.sideBefore.exec(rest) : null))?.[0];
    if (side !== undefined) {
      keep(scan, side.length, side.replace(/\s+$/, ' '));
      continue;
    }
    const name = words.designation.exec(rest)?.[0] ?? readTypeName(rest, scan.notation.own);
    if (name !== undefined) {
      understood = false;
      keep(scan, name.length);
      continue;
    }
    const said = readWords(scan, rest);
    if (said) {
      understood &&= said.understood;
      hints = {};
      keep(scan, said.length);
      continue;
    }
    if (!(scan.parts.length === 0 ? startOfNumber : numberWithin).test(rest)) {
      understood &&= neutral.test(rest);
      keep(scan, 1, separator(scan, rest));
      continue;
    }
    const failure = readParts(scan, hints);
    if (failure === notUnderstood) return asWritten;
    if (failure) return { kind: 'unclear', problem: failure };
    hints = {};
  }
  return understood ? finish(scan) : asWritten;
}

/** Shares units between the numbers that have one in common, and puts the text together. */
function finish(scan: Scan): Reading {
  const parts = shareUnits(scan.parts, scan.row);
  if (!parts || parts.length === 0) return asWritten;
  const tidy = (text: string) => text.replace(/\s+/g, ' ');
  const gaps = [...scan.gaps, scan.gap].map(tidy);
  gaps[0] = (gaps[0] ?? '').trimStart();
  gaps[gaps.length - 1] = (gaps.at(-1) ?? '').trimEnd();
  const pieces = parts.map(({ tokens }) => tokens.map(textOf).join(''));
  const { remark } = scan;
  return { kind: 'quantity', parts, gaps, shown: joinPieces(gaps, pieces), ...(remark ? { remark } : {}) };
}

function readHint(rest: string): { means: Hints; length: number } | undefined {
  const hints: readonly { form: RegExp; means: Hints }[] = [
    { form: words.plusMinus, means: { isTolerance: true } },
    { form: words.difference, means: { isDifference: true } },
    { form: words.about, means: { approximate: true } },
    { form: words.upTo, means: { limit: 'max' } },
    { form: words.from, means: { limit: 'min' } },
  ];
  for (const { form, means } of hints) {
    const length = form.exec(rest)?.[0].length;
    // `min` is a limit only before a number; after one, it is the unit minute and already read.
    if (length !== undefined && /^[-+−–=]?\s?\d|^(?:about|approx|up|[≈~±])/i.test(rest.slice(length)))
      return { means, length };
  }
  return undefined;
}

/** A unit of units.yaml that precedes its number. */
function readUnitBefore(scan: Scan, rest: string): WrittenUnit | undefined {
  const { own } = scan.notation;
  const [whole = '', written = ''] = own?.before?.exec(rest) ?? [];
  const unit = own?.units.get(written);
  if (!unit) return undefined;
  keep(scan, whole.length);
  return { written, ...unit };
}

/** Words between figures, and whether they are understood. A remark behind a temperature may make it a difference. */
function readWords({ parts, text }: Scan, rest: string): { length: number; understood: boolean } | undefined {
  const remark = (parts.length > 0 ? words.remark : words.bracketed).exec(rest)?.[0];
  if (remark !== undefined)
    return { length: remark.length, understood: !parts.some(({ unit }) => unit?.kind === 'temperature') };
  const word = words.sentenceWord.exec(rest)?.[0];
  if (word === undefined) return undefined;
  // Words alone are no figure.
  return { length: word.length, understood: words.isQualifier(word) || !/\d/.test(text) };
}

/** Advances by `length` characters, copying them to the uniform text or writing `shown` instead. */
function keep(scan: Scan, length: number, shown = scan.text.slice(scan.at, scan.at + length)): void {
  scan.between += scan.text.slice(scan.at, scan.at + length);
  scan.gap += shown;
  scan.at += length;
}

/** Spaces around a plus and before a bracket; other characters stay. */
function separator({ parts, gap }: Scan, rest: string): string | undefined {
  if (parts.length === 0) return undefined;
  if (/^\+\s*\d/.test(rest)) return `${gap.endsWith(' ') ? '' : ' '}+ `;
  return /^\(\s*[\d~≈±]/.test(rest) && !/\s$/.test(gap) ? ' (' : undefined;
}

/** Reads a number with its unit, or a range, and what belongs to it. */
function readParts(scan: Scan, hints: Hints): Failure | undefined {
  const join = joinOf(scan);
  scan.gaps.push(scan.gap);
  scan.gap = '';
  scan.between = '';
  scan.tokens = [];
  const start = scan.at;
  const first = takeNumber(scan);
  if (!('value' in first)) return first.problem;
  let unit = hints.unit ?? takeUnit(scan);
  if (isFailure(unit)) return unit;
  let last: NumberToken | undefined;
  const to = words.range.exec(scan.text.slice(scan.at));
  if (to) {
    const word = /\p{L}/u.test(to[2] ?? '') ? ` ${to[2] ?? ''} ` : undefined;
    scan.at += to[0].length;
    const dash = scan.tokens.push('');
    const end = takeNumber(scan);
    if (!('value' in end)) return end.problem;
    scan.tokens[dash - 1] = word ?? (end.value < 0 || unit ? ' – ' : '–');
    const second = hints.unit ?? takeUnit(scan);
    if (isFailure(second)) return second;
    last = end;
    unit = second ?? unit;
    if (end.value < first.value) return fallingRange(scan, start, first, end, to[0]);
  }
  const isTolerance = hints.isTolerance === true;
  const isDifference = isTolerance || hints.isDifference || scan.row.isDifference;
  const part: Part = {
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
  if (isDifference) for (const token of scan.tokens) if (isNumber(token)) token.isDifference = true;
  scan.parts.push(part);
  return takeTolerance(scan, part) ?? takeTrailing(scan, part) ?? takeJoin(scan);
}

/** A range whose first number is larger than its last, with the numbers the other way round. */
function fallingRange(scan: Scan, start: number, first: NumberToken, end: NumberToken, to: string): Problem {
  const written = scan.text.slice(start, scan.at);
  const swapped = `${end.text}${written.slice(first.text.length, -(written.length - written.lastIndexOf(end.text)))}${first.text}${written.slice(written.lastIndexOf(end.text) + end.text.length)}`;
  const reason = `The range falls from ${first.text} to ${end.text}`;
  const form = /[a-z]/i.test(to) ? swapped : swapped.replace(to, '–');
  return problemAt(start, scan.at, reason, `write the smaller number first: \`${form}\``, [form]);
}

function joinOf({ parts, between }: Scan): Part['join'] {
  if (parts.length === 0) return undefined;
  if (between.includes('×')) return 'times';
  if (/^\s*\+\s*$/.test(between)) return 'plus';
  if (between === 'or') return 'or';
  return /^\s*[(=]\s*\S*\s*$/.test(between) ? 'same' : 'with';
}

const tolerances = /^(\s*[,(]?\s*)(?:(±|\+\s?\/\s?[-−–])\s*(?=\d)|(\+)\s?(?=[\d.,]+\s?[^\d+]{0,8}(?:\/\s?|\s)[-−–]\d))/;

/** `23 ± 2 °C`, `1200 mm (+50/-20 mm)`: how far the value before may be off. Its unit is the value's, too. */
function takeTolerance(scan: Scan, part: Part): Failure | undefined {
  if (part.value === undefined) return undefined;
  const [whole, before = '', both] = tolerances.exec(scan.text.slice(scan.at)) ?? [];
  if (whole === undefined) return undefined;
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
  for (const number of [plus, minus]) number.isDifference = true;
  part.tolerance = { plus: plus.value, minus: minus.value };
  for (const unit of units) {
    if (isFailure(unit)) return unit;
    if (unit && part.unit && part.unit.kind !== unit.kind) return notUnderstood;
    if (unit) part.unit ??= unit;
  }
  const [end = ''] = isOpen ? (/^\s*\)/.exec(scan.text.slice(scan.at)) ?? []) : [];
  scan.at += end.length;
  if (end !== '') scan.tokens.push(')');
  return undefined;
}

/** `5 kg approx.`, `10 kW max`, `10 °C above ambient`: words after the figure mean the same as before it. */
function takeTrailing(scan: Scan, part: Part): undefined {
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

/** Reads a times sign, or what parts possible values. A times sign at the end, or a range of three numbers, is an error. */
function takeJoin(scan: Scan): Failure | undefined {
  const rest = scan.text.slice(scan.at);
  const end = danglingEnd.exec(rest)?.[0] ?? /^\s*[-–—−]\s*(?=\d)/.exec(rest)?.[0];
  if (end !== undefined) return missingNumber(scan.at, scan.at + end.length);
  const between = words.times.exec(rest)?.[0];
  if (between !== undefined) {
    scan.at += between.length;
    scan.gap = ' × ';
    scan.between = '×';
    return undefined;
  }
  const or = words.alternative.exec(rest)?.[0];
  // `230V/50Hz`: figures of two kinds; `45 kW, 1500 rpm`: of two rows. Whether units agree is seen when both are read.
  if (or === undefined) return undefined;
  scan.at += or.length;
  scan.gap = or.replace(/\s+/g, ' ');
  scan.between = 'or';
  return undefined;
}

/** Reads a number with its sign, and the letter of a side behind it. */
function takeNumber(scan: Scan): NumberToken | { problem: Failure } {
  const start = scan.at;
  const rest = scan.text.slice(start);
  const minus = sign.exec(rest)?.[0] ?? '';
  const unsigned = rest.slice(minus.length);
  const number = readNumber(unsigned, scan.notation.decimal);
  if (!number) return { problem: missingNumber(start, start + 1) };
  const end = start + minus.length + number.length;
  if (!('value' in number)) return { problem: problemAt(start, end, number.reason, number.fix, number.readings) };
  const { value, decimals, remark } = number;
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

function takeSide(scan: Scan): void {
  const side = scan.hasSides ? words.sideBehind.exec(scan.text.slice(scan.at))?.[0] : undefined;
  if (side === undefined) return;
  scan.at += side.length;
  scan.tokens.push(side);
}

/** Reads a unit and normalizes the space before it: none before a percent or degree sign, a hyphen in `3-phase`. */
function takeUnit(scan: Scan): WrittenUnit | Failure | undefined {
  const found = readUnit(scan.text.slice(scan.at), scan.notation.own);
  if (!found) return undefined;
  const start = scan.at + found.gap.length;
  if ('unknown' in found) {
    const { unknown, suggestion } = found;
    const end = start + unknown.length;
    if (/^x+$/i.test(unknown)) return missingNumber(start, end);
    const fix =
      suggestion === undefined
        ? `write a common unit, for example mm, kg, kW, HP, Kg/hr or TPH; or, if it is a unit of yours, say it in units.yaml: \`- sign: ${unknown}\``
        : `write \`${suggestion}\``;
    return { ...problemAt(start, end, `\`${unknown}\` is not a known unit`, fix), isUnit: true };
  }
  const { gap } = found;
  const unit = scan.row.isForce ? forceUnit(found.unit) : found.unit;
  scan.at = start + unit.written.length;
  // `2 in front`, `40' HC`: a word behind says that it is no inch or foot, or something else than a length.
  if (/^(?:in|["″'′])$/i.test(unit.written) && isNoUnit(scan.text.slice(scan.at))) return notUnderstood;
  scan.tokens.push({ gap: gap.endsWith('-') ? gap : /^[%"″'′]|^°$/.test(unit.written) ? '' : ' ', unit });
  takeSide(scan);
  return unit;
}

/** Whether what follows `in` or a mark makes it something else: another word, or inches behind feet (`5' 11"`). */
function isNoUnit(rest: string): boolean {
  const word = /^\s*(\p{L}[\p{L}'’.-]*)/u.exec(rest)?.[1];
  if (word !== undefined) return !words.isQualifier(word) && !/^(?:[x×X]|to|[LWHDB])$/.test(word);
  return /^\s?\d/.test(rest);
}

/** `150 Ton` in a row of forces are 150 tons-force. */
function forceUnit(unit: WrittenUnit): WrittenUnit {
  const force = unit.kind === 'mass' ? unitSigned(forceOfMass[unit.sign ?? ''] ?? '-') : undefined;
  return force ? { written: unit.written, ...force } : unit;
}
