import styled from '@emotion/styled';
import { AppLink } from '../app-link.tsx';
import { css, colour, focusRing, font, layout, media, motion, size, space } from '../theme.ts';

/** `primary` is the main action in the accent colour: once per screen. */
type ButtonLook = 'primary' | 'secondary' | 'onInk';

const looks: Record<ButtonLook, string> = {
  primary: css`
    background: ${colour.accent};
    border-color: ${colour.accent};
    color: ${colour.onAccent};
    &:hover {
      background: ${colour.accentDeep};
      border-color: ${colour.accentDeep};
    }
  `,
  secondary: css`
    background: transparent;
    border-color: ${colour.ink};
    color: ${colour.ink};
    &:hover {
      background: ${colour.ink};
      color: ${colour.onInk};
    }
  `,
  onInk: css`
    background: transparent;
    border-color: ${colour.onInkMuted};
    color: ${colour.onInk};
    &:hover {
      background: ${colour.onInk};
      color: ${colour.ink};
    }
  `,
};

const shape = ({ look = 'secondary' }: { look?: ButtonLook | undefined }) => css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.x1};
  min-height: 48px;
  padding: 0 ${space.x3};
  border: 1.5px solid;
  border-radius: ${layout.radius};
  font-size: ${size.body};
  font-weight: ${font.weight.semibold};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition:
    background ${motion.quick},
    color ${motion.quick},
    border-color ${motion.quick};
  &:active {
    transform: translateY(1px);
  }
  &:disabled {
    opacity: 0.6;
    cursor: progress;
  }
  ${media.print} {
    display: none;
  }
  ${looks[look]}
`;

/** Keeps `look` out of the markup. */
const options = { shouldForwardProp: (name: string) => name !== 'look' };

/** An internal link that looks like a button. */
export const ButtonLink = styled(AppLink, options)<{ look?: ButtonLook | undefined }>(shape);

/** An external, mail or file link that looks like a button. */
export const ButtonAnchor = styled('a', options)<{ look?: ButtonLook | undefined }>(shape);

export const Button = styled('button', options)<{ look?: ButtonLook | undefined }>(shape);

/** Buttons or labelled radios side by side, one of which is chosen. */
export const segments = css`
  gap: 1.5px;
  /* Forced colours show the frame, but no background. */
  border: 1.5px solid ${colour.ink};
  border-radius: ${layout.radius};
  background: ${colour.ink};
  > :is(button, label) {
    position: relative;
    background: ${colour.paper};
    font-weight: ${font.weight.semibold};
    color: ${colour.ink};
    cursor: pointer;
    transition:
      background ${motion.quick},
      color ${motion.quick};
    &:hover {
      background: ${colour.primaryPale};
    }
    &:is([aria-pressed='true'], :has(:checked)) {
      background: ${colour.ink};
      color: ${colour.onInk};
    }
    &:is(:focus-visible, :has(:focus-visible)) {
      ${focusRing}
      z-index: 1;
    }
  }
`;

/** A button that looks like a link in text. */
export const TextButton = styled.button`
  min-height: 44px;
  font-weight: ${font.weight.semibold};
  color: ${colour.primary};
  text-decoration: underline;
  &:hover {
    color: ${colour.ink};
  }
`;

/**
 * A close or remove button; its label names the action. The cross is made of borders, which stay visible in forced
 * colours.
 */
export const CrossButton = styled.button`
  position: relative;
  flex: none;
  width: 44px;
  height: 44px;
  color: ${colour.muted};
  &:hover {
    color: ${colour.ink};
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 1px) calc(50% - 8px);
    border-top: 2px solid;
    transform: rotate(45deg);
  }
  &::after {
    transform: rotate(-45deg);
  }
`;
