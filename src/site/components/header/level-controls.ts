import styled from '@emotion/styled';
import { Elevation } from '../machine/elevation.tsx';
import { Image } from '../machine/image.tsx';
import { colour, font, media, space } from '../../theme.ts';

export const BackButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 44px;
  margin-inline-start: -${space.x1};
  padding-block: 0;
  padding-inline: ${space.x1} ${space.x2};
  border: 0;
  background: none;
  font: inherit;
  font-weight: ${font.weight.semibold};
  color: ${colour.primary};
  cursor: pointer;
  &:hover {
    color: ${colour.ink};
  }
  ${media.desk} {
    margin-top: -${space.x1};
  }
`;

/** Small screens and pages without a script do without drawings. */
const drawing = `
  display: none;
  ${media.desk} {
    display: block;
    flex: 0 0 100%;
    width: 100%;
    height: 152px;
  }
  ${media.noScript} {
    display: none;
  }
`;

/** The picture of what a node leads to. */
export const Thumbnail = styled(Image)`
  ${drawing}
  object-fit: contain;
  object-position: calc(50% - var(--forward) * 50%) center;
`;

/** The elevation of a model, at one scale with its neighbours. */
export const SmallElevation = styled(Elevation)(drawing);
