/**
 * How the entries of the bar look: a row of it on a desk, a line of the panel below that, small links without a script.
 */
import { colour, focusRingOnInk, font, layout, media, motion, size, space } from '../../theme.ts';

/** Without a script the entries stand in a row at any width. */
const inRow = '@media (min-width: 1024px), (scripting: none)';

/** A link or a button of the bar. The page that is shown is underlined. */
export const plainEntry = `
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1};
  width: 100%;
  min-height: 60px;
  padding: 0;
  border: 0;
  border-bottom: 1px solid ${colour.line};
  background: none;
  font: inherit;
  font-size: ${size.h3};
  font-weight: ${font.weight.semibold};
  line-height: 1.2;
  text-align: start;
  text-decoration: none;
  color: ${colour.ink};
  cursor: pointer;
  &[aria-current] { color: ${colour.primary}; }
  &:hover { color: ${colour.primary}; }
  ${inRow} {
    width: auto;
    min-height: 44px;
    padding: 0 ${space.x2};
    border: 0;
    font-size: 1rem;
    font-weight: ${font.weight.medium};
    &, &:hover, &[aria-current] { color: ${colour.onInk}; }
    &:focus-visible { ${focusRingOnInk} }
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
    &:hover::after, &[aria-current]::after, &[aria-expanded='true']::after { transform: none; }
  }
  ${media.noScript} {
    padding-inline-start: 0;
    &[aria-current] { text-decoration: underline; text-underline-offset: 8px; text-decoration-thickness: 2px; }
    &::after { display: none; }
  }
`;

/** The one button in the accent. */
export const actionEntry = `
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
  &:hover { background: ${colour.accentDeep}; }
  &:active { transform: translateY(1px); }
  &[aria-current] { text-decoration: underline; text-underline-offset: 4px; }
  ${media.tablet} { max-width: 320px; }
  ${inRow} {
    width: auto;
    min-height: 44px;
    margin: ${space.half} ${space.x1};
    font-size: 1rem;
    &:focus-visible { ${focusRingOnInk} }
  }
  ${media.forced} { border: 1.5px solid; }
`;
