import { describeOddCharacter, findOddCharacter } from './odd-characters.ts';
import { positionAt, type SourceText, type Span, type Words } from './source-text.ts';

/** Names that every JavaScript object has already. */
export const reservedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** What is wrong with the name of a field; `first` is where it stands already in the same block. */
export function checkName(name: string, first: Span | undefined, source: SourceText): Words | undefined {
  if (reservedNames.has(name)) {
    return {
      rule: 'text/reserved-name',
      message: `\`${name}\` is reserved and cannot be the name of a field.`,
      fix: 'delete the line, or choose another name',
    };
  }
  if (first) {
    return {
      rule: 'text/duplicate-name',
      message: `\`${name}\` is written twice in the same block (first on line ${positionAt(source, first.start).line}).`,
      fix: 'keep one of the two and delete the other',
    };
  }
  const odd = findOddCharacter(name);
  if (odd === undefined) return undefined;
  return {
    rule: 'text/odd-space',
    message: `The name of this field contains ${describeOddCharacter(odd)}.`,
    fix: `type the name again: ${name.replaceAll(odd, ' ').trim()}`,
  };
}
