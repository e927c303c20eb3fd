/** Styles of the header's entries: a row on desktop, a line of the panel below that, small links without scripts. */
import { css, colour, font, layout, media, motion, size, space } from '../../ui/theme.ts';
import styled from '@emotion/styled';

/** A chevron that points down, forward or back; up on an open disclosure. */
export const Chevron = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  margin-inline: 4px;
  border: solid currentColor;
  border-width: 0 2px 2px 0;
  transition: transform ${motion.quick};
  &[data-to='down'] {
    transform: translateY(-2px) rotate(45deg);
  }
  [aria-expanded='true'] > &[data-to='down'] {
    transform: translateY(2px) rotate(225deg);
  }
  &[data-to='forward'] {
    transform: scaleX(var(--forward)) rotate(-45deg);
  }
  &[data-to='back'] {
    transform: scaleX(var(--forward)) rotate(135deg);
  }
`;

/** Without scripts the entries form a row at any width. */
const inRow = `${media.desk}, (scripting: none)`;
export const inPanel = `${media.belowDesk} and (scripting: enabled)`;

/** A link or button of the header; underlined for the current page. */
export const plainEntry = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.x1};
  line-height: 1.2;
  text-align: start;
  text-decoration: none;
  ${inPanel} {
    justify-content: space-between;
    width: 100%;
    min-height: 60px;
    border-bottom: 1px solid ${colour.line};
    font-size: ${size.h3};
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
    &:hover,
    &[aria-current] {
      color: ${colour.primary};
    }
  }
  ${inRow} {
    min-height: 44px;
    padding: 0 ${space.x2};
    font-size: 1rem;
    font-weight: ${font.weight.medium};
    color: ${colour.onInk};
  }
  ${media.desk} {
    &::after {
      content: '';
      position: absolute;
      inset: auto ${space.x2} 4px;
      border-bottom: 2px solid;
      transform: scaleX(0);
      transform-origin: calc(50% - var(--forward) * 50%);
      transition: transform ${motion.quick};
    }
    &:hover::after,
    &[aria-current]::after,
    &[aria-expanded='true']::after {
      transform: none;
    }
  }
  ${media.noScript} {
    padding-inline-start: 0;
    &[aria-current] {
      text-decoration: underline;
      text-underline-offset: 8px;
      text-decoration-thickness: 2px;
    }
    &::after {
      display: none;
    }
  }
`;

/** The one button in the accent colour. */
export const actionEntry = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: 52px;
  margin-block: ${space.x3} ${space.x1};
  padding: 0 ${space.x3};
  border-radius: ${layout.radius};
  background: ${colour.accent};
  font-size: ${size.h4};
  font-weight: ${font.weight.semibold};
  line-height: 1.2;
  text-decoration: none;
  color: ${colour.onAccent};
  transition: background ${motion.quick};
  &:hover {
    background: ${colour.accentDeep};
  }
  &:active {
    transform: translateY(1px);
  }
  &[aria-current] {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  ${media.tablet} {
    max-width: 320px;
  }
  ${inRow} {
    width: auto;
    min-height: 44px;
    margin: ${space.half} ${space.x1};
    font-size: 1rem;
  }
  ${media.forcedColours} {
    border: 1.5px solid;
  }
`;
