import styled from '@emotion/styled';
import { colour, layout, media, motion } from '../../theme.ts';
import { useWords } from '../../frame/shell.tsx';

/**
 * Over the bales at the drawing's end, where its third sheet is empty: the sheet is 53.6 vw high on a phone, else 17.9
 * vw. A checkbox, so that it works by CSS alone: the hero looks whether it is checked.
 */
const Switch = styled.input`
  position: absolute;
  inset-inline-end: 12px;
  bottom: calc(100% + 34vw);
  width: 44px;
  height: 44px;
  margin: 0;
  appearance: none;
  border: 1px solid ${colour.onInkQuiet};
  border-radius: ${layout.radius};
  background: ${colour.ink};
  cursor: pointer;
  transition: background ${motion.quick};
  &:hover {
    background: ${colour.lineOnInk};
  }
  &::before {
    content: '';
    position: absolute;
    inset: 14px 15px;
    border: solid ${colour.onInk};
    border-width: 0 4px;
  }
  &:checked::before {
    inset: 13px 13px 13px 16px;
    border: 0;
    background: ${colour.onInk};
    clip-path: polygon(0 0, 100% 50%, 0 100%);
  }
  ${media.tablet} {
    inset-inline-end: 4vw;
    bottom: calc(100% + 8.5vw);
  }
  ${media.calm} {
    display: none;
  }
`;

/** Stops the hero's motion and lets it go on (WCAG 2.2.2); there is nothing to stop where motion is reduced. */
export function MotionSwitch() {
  return <Switch type="checkbox" aria-label={useWords().home.pause} data-motion-switch="" />;
}
