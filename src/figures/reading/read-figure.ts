/** Reads a figure from left to right: all of its numbers and words, or nothing. */
import { amountsFrom } from '../amounts.ts';
import { joinPieces, textOf, type FigurePart, type Reading, type RowContext, type WrittenUnit } from '../figure.ts';
import { findUnit, unitSigned } from '../units.ts';
import { findCountBeside } from './count-beside.ts';
import { findForeignDigits, findLetters, findUnitTwice, missingNumber } from './problems.ts';
import { readPart } from './read-part.ts';
import { readTypeName } from './read-unit.ts';
import { keep, notUnderstood, type Hints, type Notation, type Scan } from './scan.ts';
import { shareUnits } from './share-units.ts';
import * as words from './vocabulary.ts';

/** The reading of a text with a number or word that is not understood: it is shown as written. */
const asWritten: Reading = { kind: 'words' };
/** A sign apart from its number, or behind another (`300 -0/+5 mm`), which would be lost. */
const signApart = /^\s*[-–−]\s+[.,\d]|\s[-–−]\d[\d.,]*\s?\p{L}*\s?\/\s?[-+−–]\d/u;
/** A times sign at the start, but not the axis of `X 800, Y 500, Z 500 mm`. */
const danglingStart = /^\s*[x×*]\s*(?=\d)(?!.*[,/;\s]Y\s*[:=]?\s*\d)/i;
const startOfNumber = /^(?:[-+−–]?[.,]?\d|[¼-¾⅓-⅞])/;
const numberWithin = /^(?:[-−–]?[.,]?\d|[¼-¾⅓-⅞])/;
/** Signs that part figures and say nothing: spaces, brackets, commas, slashes, full stops. */
const neutral = /^[\s\p{Zs}()[\],;:./+=|&@·•"'“”‘’-]/u;

/** Reads the text of a row. `row` is what the row's name says about it. */
export function scanFigure(text: string, notation: Notation, row: RowContext = {}): Reading {
  const scan: Scan = {
    text,
    notation,
    row,
    at: 0,
    parts: [],
    gaps: [],
    starts: [],
    gap: '',
    between: '',
    tokens: [],
    hasSides: words.hasSides.test(text),
  };
  if (signApart.test(text)) return asWritten;
  const loose = danglingStart.exec(text);
  const mistake = loose ? missingNumber(0, loose[0].length) : (findForeignDigits(text) ?? findUnitTwice(text));
  if (mistake) return { kind: 'unclear', problem: mistake };
  const letters = findLetters(text);
  if (letters) {
    // Names have such letters, too (`O2 sensor`): only what becomes a figure with a unit is certain.
    const meant = scanFigure(letters.corrected, notation, row);
    if (meant.kind === 'quantity' && meant.parts.some(({ unit }) => unit?.sign && unit.kind !== 'count'))
      return { kind: 'unclear', problem: letters.problem };
  }
  let hints: Hints = {};
  let understood = true;
  while (scan.at < text.length) {
    const rest = text.slice(scan.at);
    const hint = readHint(rest);
    if (hint) {
      Object.assign(hints, hint.means);
      keep(scan, hint.length, hint.means.isTolerance ? rest.slice(0, hint.length).trimEnd() : undefined);
      continue;
    }
    const before = readUnitBefore(scan, rest);
    if (before) {
      Object.assign(hints, before);
      continue;
    }
    const side = (words.diameter.exec(rest) ??
      (scan.hasSides ? words.sideBefore.exec(rest) : null) ??
      (scan.parts.length === 0 ? words.order.exec(rest) : null))?.[0];
    if (side !== undefined) {
      keep(scan, side.length, side.replace(/\s+$/, ' '));
      continue;
    }
    const ofMotor = scan.parts.at(-1)?.unit?.kind === 'power' ? words.motorClass.exec(rest)?.[0] : undefined;
    if (ofMotor !== undefined) {
      keep(scan, ofMotor.length);
      continue;
    }
    const name =
      words.designation.exec(rest)?.[0] ?? (scan.hasSides ? undefined : readTypeName(rest, scan.notation.ownUnits));
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
    const failure = readPart(scan, hints);
    // What is a mistake in a figure may be right in a name or a sentence: `IP 65 / NEMA 4X`.
    if (failure === notUnderstood || (failure && !understood)) return asWritten;
    if (failure) return { kind: 'unclear', problem: failure };
    hints = {};
  }
  return understood ? finish(scan) : asWritten;
}

/** Shares units between the numbers that have one in common, and puts the text together. */
function finish(scan: Scan): Reading {
  const problem = findCountBeside(scan);
  if (problem) return { kind: 'unclear', problem };
  if (scan.parts.every(({ unit }) => !unit)) takeMillimetres(scan);
  // Nothing with the letters of sides is a count.
  const parts = shareUnits(scan.parts, scan.hasSides ? { ...scan.row, isSize: true } : scan.row);
  if (!parts || parts.length === 0) return asWritten;
  const tidy = (text: string) => text.replace(/\s+/g, ' ');
  const gaps = [...scan.gaps, scan.gap].map(tidy);
  gaps[0] = (gaps[0] ?? '').trimStart();
  gaps[gaps.length - 1] = (gaps.at(-1) ?? '').trimEnd();
  const pieces = parts.map(({ tokens }) => tokens.map(textOf).join(''));
  const { remark } = scan;
  const amounts = amountsFrom(parts, gaps);
  return { kind: 'quantity', parts, gaps, amounts, shown: joinPieces(gaps, pieces), ...(remark ? { remark } : {}) };
}

/** `ø 400`: a diameter without a unit, of at least 10, is in millimetres. */
function takeMillimetres({ parts, gaps, row }: Scan): void {
  const last = parts.at(-1);
  const isLarge = ({ value = 0 }: FigurePart) => Number.isInteger(value) && value >= 10;
  if (!last || row.unit || !words.diameter.test(`${gaps[0] ?? ''}1`) || !parts.every(isLarge)) return;
  last.unit = { ...unitSigned('mm'), written: '' } as WrittenUnit;
  last.tokens = [...last.tokens, { gap: '', unit: last.unit }];
}

const hints: readonly { form: RegExp; means: Hints }[] = [
  { form: words.plusMinus, means: { isTolerance: true } },
  { form: words.difference, means: { isDifference: true } },
  { form: words.approximate, means: { approximate: true } },
  { form: words.upTo, means: { limit: 'max' } },
  { form: words.from, means: { limit: 'min' } },
  { form: words.rangeStart, means: { limit: 'min' } },
  { form: words.between, means: { isBetween: true } },
];

function readHint(rest: string): { means: Hints; length: number } | undefined {
  // Most pieces are numbers.
  if (/^\d/.test(rest)) return undefined;
  for (const { form, means } of hints) {
    const length = form.exec(rest)?.[0].length;
    // `min` is a limit only before a number or another such word; after a number, it is the unit minute and already read.
    const next = length === undefined ? undefined : rest.slice(length);
    if (length !== undefined && next !== undefined && (/^[-+−–=]?\s?[.,]?\d/.test(next) || readHint(next)))
      return { means, length };
  }
  return undefined;
}

/** A unit that precedes its number: one of units.yaml, or a common one (`kW 30`). */
function readUnitBefore(scan: Scan, rest: string): Hints | undefined {
  const { ownUnits } = scan.notation;
  const [all = '', sign = '', gap = ''] = words.unitFirst.exec(rest) ?? [];
  const common = sign === '' || scan.row.ambiguous?.includes(sign) ? undefined : findUnit(sign);
  if (common) {
    scan.at += all.length;
    const first = { written: sign, ...common, isBefore: true as const };
    return { unit: first, tokens: [{ gap: '', unit: first }, gap] };
  }
  const [whole = '', written = ''] = ownUnits?.before?.exec(rest) ?? [];
  const unit = ownUnits?.units.get(written);
  if (!unit) return undefined;
  keep(scan, whole.length);
  return { unit: { written, ...unit } };
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

/** Spaces around a plus and before a bracket; other characters stay. */
function separator({ parts, gap, between }: Scan, rest: string): string | undefined {
  if (parts.length === 0) return undefined;
  if (/^\+\s*\d/.test(rest) && /^\s*$/.test(between)) return `${gap.endsWith(' ') ? '' : ' '}+ `;
  return /^\(\s*[\d~≈±]/.test(rest) && !/\s$/.test(gap) ? ' (' : undefined;
}
