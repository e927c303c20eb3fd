import styled from '@emotion/styled';
import { useCallback, useState, type LiHTMLAttributes } from 'react';
import { useShell } from '../../frame/shell.tsx';
import { media } from '../../theme.ts';
import { wantsCalm } from './elements.ts';

/**
 * Reveals an element once when it scrolls into view, then stops observing. The prerendered markup is visible: after
 * hydration only elements fully below the fold are hidden, so nothing seen vanishes, and nothing is hidden without
 * scripts or with reduced motion.
 * @param threshold visible share required, from 0 to 1
 * @returns ref and state; false only while hidden below the fold
 */
function useRevealOnce(threshold: number) {
  const [revealed, setRevealed] = useState(true);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !('IntersectionObserver' in window) || wantsCalm()) return;
      let waiting = false;
      // An element taller than the window can never show a large share of itself: half a window is enough.
      const share = Math.min(threshold, innerHeight / 2 / Math.max(element.offsetHeight, 1));
      const observer = new IntersectionObserver(
        (entries) => {
          const entry = entries.at(-1);
          if (!entry) return;
          const isBelow = !entry.isIntersecting && entry.boundingClientRect.top >= innerHeight;
          if (isBelow && !waiting) {
            waiting = true;
            setRevealed(false);
          } else if (!waiting || entry.intersectionRatio >= share) {
            observer.disconnect();
            setRevealed(true);
          }
        },
        { threshold: [0, share] },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [threshold],
  );
  return { ref, revealed };
}

interface FadeProps {
  revealed: boolean;
  duration: number;
}

/** Only fading in is animated; hiding, below the fold, is instant. */
const Item = styled('li', { shouldForwardProp: (name) => name !== 'revealed' && name !== 'duration' })<FadeProps>`
  opacity: ${({ revealed }) => (revealed ? 1 : 0)};
  transition: ${({ revealed, duration }) => (revealed ? `opacity ${duration}ms ease-out` : 'none')};
  ${media.reducedMotion} {
    opacity: 1;
  }
  ${media.noScript} {
    opacity: 1;
  }
  ${media.print} {
    opacity: 1;
    transition: none;
  }
`;

/** A list item that fades in once when it scrolls into view. */
export function FadingItem(item: LiHTMLAttributes<HTMLLIElement>) {
  const { equipmentRevealAt, fadeDuration } = useShell().constants;
  const { ref, revealed } = useRevealOnce(equipmentRevealAt);
  return <Item ref={ref} revealed={revealed} duration={fadeDuration} {...item} />;
}
