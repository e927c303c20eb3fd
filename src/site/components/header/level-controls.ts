import styled from '@emotion/styled';
import { Elevation } from '../machine/elevation.tsx';
import { Image } from '../machine/image.tsx';
import { colour, font, media, motion, size, space } from '../../theme.ts';
import { MenuLink } from './menu-link.tsx';

const control = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1};
  width: 100%;
  min-height: 52px;
  padding: ${space.x1} 0;
  border: 0;
  border-top: 1px solid ${colour.line};
  background: none;
  font: inherit;
  font-size: ${size.body};
  font-weight: ${font.weight.medium};
  line-height: 1.25;
  text-align: start;
  text-decoration: none;
  color: ${colour.ink};
  cursor: pointer;
  transition: border-color ${motion.quick}, color ${motion.quick};
  &:hover { border-color: ${colour.ink}; color: ${colour.primary}; }
  &[aria-current] { font-weight: ${font.weight.bold}; color: ${colour.primary}; }
  ${media.noScript} {
    min-height: 28px;
    padding: 2px 0;
    border: 0;
    font-size: ${size.small};
    font-weight: ${font.weight.regular};
    &, &:hover, &[aria-current] { color: ${colour.onInk}; }
    &:hover { text-decoration: underline; }
    &:focus-visible { outline-color: ${colour.accent}; }
  }
`;

export const NodeLink = styled(MenuLink)(control);

export const NodeButton = styled.button`
  ${control}
  ${media.noScript} {
    display: none;
  }
`;

/** The page of the category itself, first in its level. */
export const OwnLink = styled(MenuLink)`
  ${control}
  font-weight: ${font.weight.bold};
  ${media.noScript} {
    font-weight: ${font.weight.bold};
  }
`;

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
