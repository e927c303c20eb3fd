import { splitWords, stem } from './search-terms.ts';

/** A piece of a text, and whether it was asked for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** A text in pieces: the starts of words that are among `words` (stems in small letters) are matches. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += piece;
    else if (piece) pieces.push({ text: piece, isMatch });
  };
  for (const piece of text.match(/\p{L}+|\d+|[^\p{L}\d]+/gu) ?? []) {
    const [word = ''] = splitWords(piece);
    const found = words.filter((each) => word.startsWith(each) || stem(word) === each);
    const length = word === '' ? 0 : Math.max(0, ...found.map((each) => each.length));
    add(piece.slice(0, length), true);
    add(piece.slice(length), false);
  }
  return pieces;
}
