import { replaceLines, type SourceText, type Span, type FindingText, lineText } from './source-text.ts';
import { readLines } from './syntax/read-lines.ts';

/** Characters that YAML calls not printable (YAML 1.2, production 1), and U+FFFD, which a wrong encoding leaves. */
const control = /(?![\t\n\r\u0085])\p{Cc}|[\ufffd-\uffff]/u;
/**
 * Zero-width characters. The joiners U+200C and U+200D and the direction marks are only valid between letters of other
 * scripts and emoji.
 */
const hidden =
  /[\u00ad\u200b\u2028\u2029\u2060\ufeff]|(?<![\u0300-\u{10ffff}])[\u061c\u200c-\u200f]|[\u061c\u200c-\u200f](?![\u0300-\u{10ffff}])/u;
/** A superset of all these in one character class: ten times as fast for the first test. */
const suspicious =
  /[[\p{Cc}--[\t\n\r\u0085]]\p{Cs}\u00a0\u00ad\u061c\u2000-\u200f\u2028-\u202f\u205f\u2060\u2066-\u2069\u3000\ufeff\ufffd-\uffff]/v;

/**
 * Reports invisible characters, one finding per line, and repairs them in memory: the parser silently takes some for
 * letters, and fails at others.
 */
export function repairCharacters(original: SourceText, report: (span: Span, words: FindingText) => void): SourceText {
  if (!suspicious.test(original.text)) return original;
  const texts = new Set(readLines(original).flatMap(({ number, kind }) => (kind === 'text' ? [number] : [])));
  const lines = original.starts.map((start, index) => {
    const line = lineText(original, index + 1);
    const { repaired, oddCharacters } = repairLine(line, texts.has(index + 1));
    // The letter behind a control character is lost, so only a person can repair that.
    const isSure = oddCharacters.every(({ rule }) => rule === 'text/odd-space');
    const edit = isSure ? { start, end: start + line.length, text: repaired } : undefined;
    for (const { at, ...words } of oddCharacters)
      report({ start: start + at, end: start + at + 1 }, { ...words, edit });
    return [index + 1, repaired] as const;
  });
  return replaceLines(original, lines);
}

/** The indentation, hyphen and name of a line, with the spaces behind each. */
const beforeValue = /^\s*(?:-\s+)?(?:[\p{L}\d/][^:#"']*:(?=\s|$)\s*)?/u;

/** Writes ordinary spaces before the value of a line; in the lines of a text, only in the indentation. */
function withPlainSpaces(line: string, isText: boolean): string {
  return line.replace(isText ? /^\s*/ : beforeValue, (head) => head.replace(oddSpaces, ' '));
}

interface OddCharacter extends FindingText {
  /** Offset in the line. */
  at: number;
}

function repairLine(line: string, isText: boolean): { repaired: string; oddCharacters: OddCharacter[] } {
  const oddCharacters: OddCharacter[] = [];
  let repaired = withPlainSpaces(line, isText);
  const isOdd = repaired !== line;
  if (isOdd) {
    const at = line.search(oddSpaces);
    oddCharacters.push({
      at,
      rule: 'text/odd-space',
      message: `There is ${describeOddCharacter(line.charAt(at))} before the text.`,
      fix: `write \`${repaired.trimEnd()}\``,
    });
  }
  const bad = control.exec(repaired);
  if (bad) {
    oddCharacters.push({ at: bad.index, ...describeControl(bad[0]) });
    repaired = repaired.replace(new RegExp(control, 'gu'), ' ');
  }
  const unseen = hidden.exec(repaired);
  if (unseen) {
    if (!bad && !isOdd) oddCharacters.push({ at: unseen.index, ...describeHidden(unseen[0], repaired, unseen.index) });
    repaired = repaired.replace(new RegExp(hidden, 'gu'), '');
  }
  return { repaired, oddCharacters };
}

function describeControl(character: string): FindingText {
  if (character === '\ufffd') {
    return {
      rule: 'text/lost-letter',
      message: 'The character \ufffd is here because a letter was lost when the file was saved in the wrong encoding.',
      fix: 'type the letter again',
    };
  }
  return {
    rule: 'text/control-character',
    message: `The line contains a control character (code ${character.charCodeAt(0)}) that cannot be seen.`,
    fix: 'delete it',
  };
}

function describeHidden(character: string, line: string, at: number): FindingText {
  const before = /\S*$/.exec(line.slice(0, at))?.[0] ?? '';
  const after = /^[^\s]*/.exec(line.slice(at + 1))?.[0] ?? '';
  const word = `${before}${after}`.replace(new RegExp(hidden, 'gu'), '');
  return {
    rule: 'text/odd-space',
    message: `The line contains ${describeOddCharacter(character)}.`,
    fix: word ? `delete \`${word}\` with the characters around it and type it again` : 'delete it',
  };
}

/** As wide as a space; copied from web pages and word processors. */
const oddSpaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/** `<U+00A0>`, visible in a message. */
export function codeOf(character: string): string {
  return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}

/** How an odd character looks. */
function describeOddCharacter(character: string): string {
  const looks = character.search(oddSpaces) >= 0 ? 'looks like a space but is not one' : 'cannot be seen at all';
  return `a character (${codeOf(character)}) that ${looks}`;
}
