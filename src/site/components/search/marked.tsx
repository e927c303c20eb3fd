import styled from '@emotion/styled';
import { markWords } from '../../../catalogue/search/search-terms.ts';
import { colour } from '../../theme.ts';

const Mark = styled.mark`
  background: none;
  box-shadow: inset 0 -0.4em color-mix(in srgb, ${colour.accent} 45%, transparent);
  color: inherit;
`;

/** A title with the words that were asked for marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map((piece, index) =>
    piece.isMatch ? <Mark key={index}>{piece.text}</Mark> : piece.text,
  );
}
