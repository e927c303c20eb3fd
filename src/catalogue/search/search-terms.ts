/** How texts become the terms by which they are found: the same for what is indexed and for what is asked. */

/**
 * The words of a text in small letters without marks, parted where letters meet digits: `BLT-150`, `blt
 * 150` and `BLT150` are the same two.
 */
export function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? []
  );
}

/** A word without the s of its plural. */
export function stem(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** How many letters of a term may be wrong. A number with another digit is another number. */
export function slipsOf(term: string): number {
  if (/^\d/.test(term) || term.length < 3) return 0;
  return term.length < 7 ? 1 : 2;
}
