import styled from '@emotion/styled';
import type { Hit } from '../open-search.ts';
import { markWords } from '../search-file.ts';
import { colour, font, media, mutedText, space } from '../../../ui/theme.ts';

const Room = styled.span`
  flex: none;
  display: block;
  width: 48px;
  height: 45px;
`;

/** Drawing of a hit; the space stays without one, so that titles align. */
export function HitPicture({ drawing }: { drawing: string | undefined }) {
  return <Room>{drawing && <img src={drawing} alt="" width={48} height={45} decoding="async" />}</Room>;
}

/** Beside the drawing however long it is; the note wraps below instead. */
const Title = styled.strong`
  max-width: calc(100% - 48px - ${space.x2});
  font-weight: ${font.weight.semibold};
`;
const Note = styled.small`
  margin-inline-start: auto;
  ${mutedText}
`;
const Mark = styled.mark`
  background: none;
  box-shadow: inset 0 -0.4em color-mix(in srgb, ${colour.accent} 45%, transparent);
  color: inherit;
  ${media.forcedColours} {
    background: Mark;
    color: MarkText;
  }
`;

/** A search result in a list below a field: drawing, title with the matched words marked, note. */
export function HitLine({ hit }: { hit: Hit }) {
  return (
    <>
      <HitPicture drawing={hit.drawing} />
      <Title>
        <HitTitle hit={hit} />
      </Title>
      {hit.note && <Note>{hit.note}</Note>}
    </>
  );
}

/** The title of a hit with the matched words marked; other matches are another element, as translations replace texts. */
export function HitTitle({ hit: { title, words } }: { hit: Hit }) {
  return (
    <span key={words.join(' ')}>
      {markWords(title, words).map((piece, index) =>
        piece.isMatch ? <Mark key={index}>{piece.text}</Mark> : piece.text,
      )}
    </span>
  );
}
