import { describeOddCharacter, findOddCharacter, oddCharacters } from './odd-characters.ts';
import { repairSource, type SourceText, type Span, type Words } from './source-text.ts';

/**
 * What YAML calls not printable (YAML 1.2, production 1), and what stands for a letter that a wrong encoding has lost.
 */
const control = /(?![\t\n\r\u0085])\p{Cc}|[\ufffd-\uffff]/u;
/** Characters without width. The joiners U+200C and U+200D and the marks of
 * direction belong between letters of other scripts and emoji, and nowhere else. */
const hidden =
  /[\u00ad\u200b\u2028\u2029\u2060\ufeff]|(?<![\u0300-\u{10ffff}])[\u061c\u200c-\u200f]|[\u061c\u200c-\u200f](?![\u0300-\u{10ffff}])/u;
const anything = new RegExp(`${control.source}|${hidden.source}`, 'u');

/**
 * All of these, all odd characters and what turns the direction in one class, which is ten times as fast and may find one
 * too many.
 */
const suspicious =
  /[[\p{Cc}--[\t\n\r\u0085]]\u00a0\u00ad\u061c\u2000-\u200f\u2028-\u202f\u205f\u2060\u2066-\u2069\u3000\ufeff\ufffd-\uffff]/v;

/** Whether a text may hold characters that nobody can see, or that turn the direction of what follows. Most do not, which is quickly seen. */
function mayHoldOddCharacters(text: string): boolean {
  return suspicious.test(text);
}

/**
 * Reports characters that nobody can see, one finding a line, and repairs them in memory: the parser takes some for
 * letters and says nothing, and stops at others.
 */
export function repairCharacters(original: SourceText, report: (span: Span, words: Words) => void): SourceText {
  if (!mayHoldOddCharacters(original.text)) return original;
  if (!anything.test(original.text) && findOddCharacter(original.text) === undefined) return original;
  const parts = original.starts.map((start, index) => {
    const line = original.text.slice(start, original.starts[index + 1] ?? original.text.length);
    return repairLine(line, (at, words) => report({ start: start + at, end: start + at + 1 }, words));
  });
  return repairSource(original, parts.join(''));
}

function repairLine(line: string, report: (at: number, words: Words) => void): string {
  let repaired = line;
  const indent = /^\s*/.exec(line)?.[0].replace(/[\r\n]+$/, '') ?? '';
  const odd = findOddCharacter(indent);
  if (odd !== undefined) {
    report(indent.indexOf(odd), {
      rule: 'text/odd-space',
      message: `The line is indented with ${describeOddCharacter(odd)}.`,
      fix: `delete all before \`${firstWords(line)}\` and type ordinary spaces`,
    });
    repaired = indent.replace(oddCharacters, ' ') + line.slice(indent.length);
  }
  const bad = control.exec(repaired);
  if (bad) {
    report(bad.index, describeControl(bad[0]));
    repaired = repaired.replace(new RegExp(control, 'gu'), ' ');
  }
  const unseen = hidden.exec(repaired);
  if (unseen) {
    if (!bad && odd === undefined) report(unseen.index, describeHidden(unseen[0], repaired, unseen.index));
    repaired = repaired.replace(new RegExp(hidden, 'gu'), '');
  }
  return repaired;
}

function describeControl(character: string): Words {
  if (character === '\ufffd') {
    return {
      rule: 'text/lost-letter',
      message: 'Here stands \ufffd, the sign for a letter that was lost when the file was saved in a wrong encoding.',
      fix: 'type the letter again',
    };
  }
  return {
    rule: 'text/control-character',
    message: `The line contains a control character (code ${character.charCodeAt(0)}) that cannot be seen.`,
    fix: 'delete it',
  };
}

function describeHidden(character: string, line: string, at: number): Words {
  const before = /\S*$/.exec(line.slice(0, at))?.[0] ?? '';
  const after = /^[^\s]*/.exec(line.slice(at + 1))?.[0] ?? '';
  const word = `${before}${after}`.replace(new RegExp(hidden, 'gu'), '');
  return {
    rule: 'text/odd-space',
    message: `The line contains ${describeOddCharacter(character)}.`,
    fix: word ? `delete \`${word}\` with the characters around it and type it again` : 'delete it',
  };
}

function firstWords(line: string): string {
  return line.trim().split(/\s+/, 1)[0] ?? '';
}
