import styled from '@emotion/styled';
import { colour, font, media, size, space } from '../theme.ts';

/** A quiet row of what a visitor can do with a page; all of it needs a script. */
export const PageTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.x3};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: ${size.small};
    font-weight: ${font.weight.semibold};
    color: ${colour.blueprint};
  }
  ${media.noScript} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/** A tool: a sign and a word. */
export const ToolButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  font-size: ${size.small};
  font-weight: ${font.weight.semibold};
  color: ${colour.blueprint};
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  svg {
    width: 16px;
    height: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
`;
