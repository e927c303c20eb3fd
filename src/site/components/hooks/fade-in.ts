import styled from '@emotion/styled';
import { media } from '../../theme.ts';

interface FadeInProps {
  /** From `useRevealOnce`. */
  revealed: boolean;
  /** Milliseconds. */
  duration: number;
}

/** `revealed` and `duration` shape the style and stay out of the markup. */
const options = { shouldForwardProp: (name: string) => name !== 'revealed' && name !== 'duration' };

/** A list entry that fades in once it is revealed; going away, below the fold, takes no time. */
export const FadingItem = styled('li', options)<FadeInProps>`
  opacity: ${({ revealed }) => (revealed ? 1 : 0)};
  transition: ${({ revealed, duration }) => (revealed ? `opacity ${duration}ms ease-out` : 'none')};
  ${media.calm} {
    opacity: 1;
    transition: none;
  }
  ${media.noScript} {
    opacity: 1;
  }
  ${media.print} {
    opacity: 1;
    transition: none;
  }
`;
