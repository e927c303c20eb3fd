import styled from '@emotion/styled';
import type { Picture } from '../../catalogue/shown/parts.ts';
import { atLeast, colour, media, space } from '../theme.ts';
import { Image } from './image.tsx';

const Paper = styled.div`
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
const Opening = styled(Paper)`
  padding: ${space.x2};
  img {
    max-width: 640px;
  }
`;

interface DrawingFrameProps {
  picture: Picture;
  /** Large, beside a page's heading; the picture is loaded eagerly. */
  opening?: boolean;
  /** Loads the picture eagerly elsewhere, too. */
  eager?: boolean;
}

/** Width of the picture: on phones the window minus the margins of page and frame. */
const fullSize = 'min(420px, calc(100vw - 66px))';
const openingSize = `${atLeast.desk} 42vw, calc(100vw - 66px)`;

export function DrawingFrame({ picture, opening = false, eager = opening }: DrawingFrameProps) {
  const Frame = opening ? Opening : Paper;
  return (
    <Frame>
      <Image picture={picture} eager={eager} sizes={opening ? openingSize : fullSize} />
    </Frame>
  );
}
