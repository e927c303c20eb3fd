import type { QuantityProblem, QuantityPart, ReadFigure, WrittenUnit } from '../quantity.ts';
import { fallingRange, missingNumber, findForeignDigits } from './figure-problems.ts';
import type { OwnUnits } from './own-units.ts';
import { tidyPieces } from './pieces.ts';
import { readNumber } from './read-number.ts';
import { readTypeName, readUnit } from './read-unit.ts';

/** Words before a number that qualify it. */
const about = /^(?:about|approx(?:imately)?\.?|ca\.?|circa|around|nearly|[~≈])\s*/i;
const upTo = /^(?:up\s?to|max(?:imum)?\.?|below|under|less than|not more than|[≤<])\s*/i;
const from = /^(?:from|min(?:imum)?\.?|over|above|more than|at least|[≥>])\s*/i;
const plusMinus = /^(?:±|\+\s?\/\s?[-−–])\s*/;
/** Designations rather than quantities: `S7-1200`, `IP54`, `ISO 9001`, `Type 2`, a date. */
const designation =
  /^(?:\d{4}-\d{2}-\d{2}(?!\d)|(?:ISO|EN|IEC|DIN|ANSI|ASTM|IP|Class|Grade|Type|Model|Series|No\.?|Cat\.?)\s*\d[\p{L}\d.:-]*|(?!x\d)\p{L}[\p{L}]*[-/]?\d[\p{L}\d/.-]*)/iu;
const sentenceWord = /^\p{L}[\p{L}'’.-]*/u;
const range = /^(\s*)([-–—−]|to|until|\.{2,3}|…)(\s*)(?=[-+−]?\d)/i;
const times = /^\s*[x×X*]\s*(?=\d)/;
const sign = /^[-+−–](?=\d)/;
/** An operator or word between two numbers, one of which is missing. */
const danglingEnd = /^\s*(?:[x×*]|[-–—−+]|to|until)\s*$/i;
const danglingStart = /^\s*[x×*]\s*(?=\d)/i;
const trailing = /^\s*\(?(?:(approx(?:imately)?\b\.?)|(max(?:imum)?\b\.?))\)?/i;

/** The state while reading a figure: position, parts, and their uniform text. */
interface Scan {
  text: string;
  own: OwnUnits | undefined;
  at: number;
  parts: QuantityPart[];
  /** The text of each part, and the text before each. */
  pieces: string[];
  gaps: string[];
  /** The uniform text since the last part, or of the part being read. */
  shown: string;
  /** The figure's own text since the last part. */
  between: string;
}

/** What the words before a number say about it. */
interface Hints {
  approximate?: true;
  limit?: 'min' | 'max';
  isTolerance?: true;
  /** A unit before its number: `PN 16`. */
  unit?: WrittenUnit;
}

/** Reads a text from left to right, skipping words between figures. */
export function scanFigure(text: string, own?: OwnUnits): ReadFigure {
  const scan: Scan = { text, own, at: 0, parts: [], pieces: [], gaps: [], shown: '', between: '' };
  let hints: Hints = {};
  const loose = danglingStart.exec(text);
  if (loose) return { kind: 'invalid', problem: missingNumber(0, loose[0].length) };
  const foreign = findForeignDigits(text);
  if (foreign) return { kind: 'invalid', problem: foreign };
  while (scan.at < text.length) {
    const rest = text.slice(scan.at);
    const hint = readHint(rest);
    if (hint) {
      Object.assign(hints, hint.means);
      keep(scan, hint.length, hint.means.isTolerance ? rest.slice(0, hint.length).trimEnd() : undefined);
      continue;
    }
    const [whole = '', before = ''] = own?.before?.exec(rest) ?? [];
    const unit = own?.units.get(before);
    if (unit) {
      hints.unit = { written: before, ...unit };
      keep(scan, whole.length);
      continue;
    }
    const name = designation.exec(rest)?.[0] ?? sentenceWord.exec(rest)?.[0] ?? readTypeName(rest, own);
    if (name !== undefined) {
      keep(scan, name.length);
      hints = {};
      continue;
    }
    const isNumber = scan.parts.length === 0 ? /^(?:[-+−–]?\d|[½¼¾])/ : /^(?:[-−–]?\d|[½¼¾])/;
    if (!isNumber.test(rest)) {
      keep(scan, 1, separator(scan, rest));
      continue;
    }
    const problem = readPart(scan, hints);
    if (problem) return { kind: 'invalid', problem };
    hints = {};
  }
  if (scan.parts.length === 0) return { kind: 'words' };
  shareLengths(scan.parts);
  return { kind: 'quantity', parts: scan.parts, ...tidyPieces([...scan.gaps, scan.shown], scan.pieces) };
}

function readHint(rest: string) {
  const hints = [
    { form: plusMinus, means: { isTolerance: true } },
    { form: about, means: { approximate: true } },
    { form: upTo, means: { limit: 'max' } },
    { form: from, means: { limit: 'min' } },
  ] as const;
  for (const { form, means } of hints) {
    const length = form.exec(rest)?.[0].length;
    // `min` is a limit only before a number; after one, it is the unit minute and already read.
    if (length !== undefined && /^[-+−–]?\d|^(?:about|approx|up)/i.test(rest.slice(length))) {
      return { means: means as Hints, length };
    }
  }
  return undefined;
}

/** Advances by `length` characters, copying them to the uniform text or writing `shown` instead. */
function keep(scan: Scan, length: number, shown = scan.text.slice(scan.at, scan.at + length)): void {
  scan.between += scan.text.slice(scan.at, scan.at + length);
  scan.shown += shown;
  scan.at += length;
}

/** Spaces around a plus and before a bracket; other characters stay. */
function separator({ parts, shown }: Scan, rest: string): string | undefined {
  if (parts.length === 0) return undefined;
  if (/^\+\s*\d/.test(rest)) return `${shown.endsWith(' ') ? '' : ' '}+ `;
  return /^\(\s*[\d~≈±]/.test(rest) && !/\s$/.test(shown) ? ' (' : undefined;
}

interface Amount {
  value: number;
  start: number;
  /** As written, with its sign. */
  written: string;
}

/** Reads a number with its unit, or a range; returns the error, if any. */
function readPart(scan: Scan, hints: Hints): QuantityProblem | undefined {
  const join = joinOf(scan);
  const first = readAmount(scan);
  if ('reason' in first) return first;
  scan.gaps.push(scan.shown);
  scan.shown = first.written;
  let unit = hints.unit ?? takeUnit(scan);
  if (unit && 'reason' in unit) return unit;
  const to = range.exec(scan.text.slice(scan.at));
  let last: Amount | undefined;
  if (to) {
    scan.at += to[0].length;
    const end = readAmount(scan);
    if ('reason' in end) return end;
    const isWord = /[a-z]/i.test(to[2] ?? '');
    scan.shown += isWord ? ` ${to[2] ?? ''} ` : end.value < 0 || unit ? ' – ' : '–';
    scan.shown += end.written;
    last = end;
    if (last.value < first.value) return fallingRange(first.start, scan.at, first.written, last.written);
    const second = hints.unit ?? takeUnit(scan);
    if (second && 'reason' in second) return second;
    unit = second ?? unit;
  }
  const figure = last
    ? { min: first.value, max: last.value }
    : hints.isTolerance
      ? { plusMinus: first.value }
      : hints.limit
        ? { [hints.limit]: first.value }
        : { value: first.value };
  scan.parts.push({
    ...figure,
    ...(unit ? { unit } : {}),
    ...(hints.approximate ? { approximate: true as const } : {}),
    ...(join ? { join } : {}),
  });
  scan.pieces.push(scan.shown);
  scan.shown = '';
  scan.between = '';
  takeTrailing(scan);
  return takeTimes(scan);
}

function joinOf({ parts, between }: Scan): QuantityPart['join'] {
  if (parts.length === 0) return undefined;
  if (between.includes('×')) return 'times';
  if (/^\s*\+\s*$/.test(between)) return 'plus';
  return /^\s*[(=]\s*\S*\s*$/.test(between) ? 'same' : 'with';
}

/** `5 kg approx.`, `10 kW max`: words after the figure mean the same as before it. */
function takeTrailing({ text, at, parts }: Scan): void {
  const word = trailing.exec(text.slice(at));
  const part = parts.at(-1);
  if (!word || !part) return;
  if (word[1] !== undefined) part.approximate = true;
  else if (part.value !== undefined) {
    part.max = part.value;
    delete part.value;
  }
}

/** Reads a times sign before a number. One at the end, or a range of three numbers, is an error. */
function takeTimes(scan: Scan): QuantityProblem | undefined {
  const rest = scan.text.slice(scan.at);
  const end = danglingEnd.exec(rest)?.[0] ?? /^\s*[-–—−]\s*(?=\d)/.exec(rest)?.[0];
  if (end !== undefined) return missingNumber(scan.at, scan.at + end.length);
  const between = times.exec(rest)?.[0];
  if (between === undefined) return undefined;
  scan.at += between.length;
  scan.shown += ' × ';
  scan.between = '×';
  return undefined;
}

function readAmount(scan: Scan): Amount | QuantityProblem {
  const start = scan.at;
  const minus = sign.exec(scan.text.slice(scan.at))?.[0] ?? '';
  const number = readNumber(scan.text.slice(scan.at + minus.length));
  if (!number) return missingNumber(start, start + 1);
  const end = start + minus.length + number.length;
  if ('reason' in number) return { reason: number.reason, fix: number.fix, start, end, isUnit: false };
  scan.at = end;
  return { value: minus && minus !== '+' ? -number.value : number.value, start, written: scan.text.slice(start, end) };
}

/** Reads the unit and normalizes the space before it: none before a percent or degree sign, a hyphen in `3-phase`. */
function takeUnit(scan: Scan): WrittenUnit | QuantityProblem | undefined {
  const found = readUnit(scan.text.slice(scan.at), scan.own);
  if (!found) return undefined;
  const start = scan.at + found.gap.length;
  if ('unknown' in found) {
    const { unknown, suggestion } = found;
    if (/^x+$/i.test(unknown)) return missingNumber(start, start + unknown.length);
    return {
      reason: `\`${unknown}\` is not a known unit`,
      fix:
        suggestion === undefined
          ? `write a common unit, for example mm, kg, kW, HP, Kg/hr or TPH; or, if it is a unit of yours, say it in units.yaml: \`- sign: ${unknown}\``
          : `write \`${suggestion}\``,
      start,
      end: start + unknown.length,
      isUnit: true,
    };
  }
  const { unit, gap } = found;
  const space = gap.endsWith('-') ? gap : /^[%"″'′]|^°$/.test(unit.written) ? '' : ' ';
  scan.shown += `${space}${unit.written}`;
  scan.at = start + unit.written.length;
  return unit;
}

/** `1530x2700x1200 mm`: all lengths have the last unit. In `2 x 45 kW`, 2 is a count. */
function shareLengths(parts: QuantityPart[]): void {
  for (let index = parts.length - 2; index >= 0; index--) {
    const [part, next] = [parts[index], parts[index + 1]];
    const isLength = next?.unit?.kind === 'length' && next.join === 'times';
    if (part && isLength && !part.unit) parts[index] = { ...part, unit: next.unit as WrittenUnit };
  }
}
