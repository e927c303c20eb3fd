/** Characters that look like a space or like nothing: copied from web pages and word processors. */
export const oddCharacters = /[\u00a0\u00ad\u061c\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/g;

/** Those of them that are as wide as a space. */
const wide = /^[\u00a0\u2000-\u200a\u202f\u205f\u3000]$/;

/** The first such character, or undefined. */
export function findOddCharacter(text: string): string | undefined {
  return text.match(oddCharacters)?.[0];
}

/** Odd characters written out as `<U+00A0>`, so that a message can show them. */
function showOddCharacters(text: string): string {
  return text.replace(oddCharacters, (character) => {
    return `<U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}

/** What a person sees of an odd character. */
export function describeOddCharacter(character: string): string {
  const looks = wide.test(character) ? 'looks like a space and is none' : 'cannot be seen at all';
  return `a character (${showOddCharacters(character)}) that ${looks}`;
}
