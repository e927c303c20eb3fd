import styled from '@emotion/styled';
import type { Picture } from '../../../catalogue/page-data.ts';
import { colour, media, space } from '../../theme.ts';
import { Image } from './image.tsx';

const Sheet = styled.div`
  display: grid;
  place-items: center;
  width: 100%;
  padding: clamp(16px, 2vw, 24px);
  border: 1px solid ${colour.line};
  background: ${colour.paper};
  img {
    width: 100%;
    max-width: 420px;
  }
  ${media.print} {
    border: 0;
    padding: 0;
  }
`;
const Opening = styled(Sheet)`
  max-width: 480px;
  padding: ${space.x2};
  ${media.tablet} {
    width: clamp(240px, 32vw, 368px);
  }
`;

export interface DrawingFrameProps {
  picture: Picture;
  /** The size beside a page's heading, where the picture is fetched at once. */
  opening?: boolean;
  /** Fetched at once elsewhere, too. */
  eager?: boolean;
}

/** How wide the picture is: on a phone the window without the page's and the sheet's edges. */
const fullSize = 'min(420px, calc(100vw - 66px))';

/** A drawing on its sheet. */
export function DrawingFrame({ picture, opening = false, eager = opening }: DrawingFrameProps) {
  const Frame = opening ? Opening : Sheet;
  return (
    <Frame>
      <Image picture={picture} eager={eager} sizes={opening ? `(min-width: 640px) 336px, ${fullSize}` : fullSize} />
    </Frame>
  );
}
