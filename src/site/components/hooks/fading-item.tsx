import styled from '@emotion/styled';
import { useCallback, useState, type LiHTMLAttributes } from 'react';
import { useShell } from '../../frame/shell.tsx';
import { media } from '../../theme.ts';
import { wantsCalm } from './elements.ts';

/** An element taller than the window can never show a large share of itself: then half a window of it is enough. */
const reachable = (threshold: number, { boundingClientRect: { height } }: IntersectionObserverEntry) =>
  Math.min(threshold, innerHeight / 2 / Math.max(height, 1));

/** Shares of itself at which an element is looked at, up to the largest that it may have to show. */
const steps = (threshold: number) => Array.from({ length: 11 }, (_none, step) => (threshold * step) / 10);

/**
 * Lets an element appear once, when the visitor comes to it; afterwards it is no longer watched.
 * The server's markup and the first render are revealed. Once the program runs, only what is still wholly below the
 * fold is hidden, so nothing that was seen vanishes, and nothing is hidden without scripts or with reduced motion.
 * @param threshold share of the element that must be visible, from 0 to 1
 * @returns the element's ref, and whether it is shown: false only while it waits below the fold
 */
function useRevealOnce(threshold: number) {
  const [revealed, setRevealed] = useState(true);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !('IntersectionObserver' in window) || wantsCalm()) return;
      let waiting = false;
      const observer = new IntersectionObserver(
        (entries) => {
          const entry = entries.at(-1);
          if (!entry) return;
          const untouched = !waiting && !entry.isIntersecting && entry.boundingClientRect.top >= innerHeight;
          if (untouched) {
            waiting = true;
            setRevealed(false);
          } else if (!waiting || (entry.isIntersecting && entry.intersectionRatio >= reachable(threshold, entry))) {
            observer.unobserve(element);
            setRevealed(true);
          }
        },
        { threshold: steps(threshold) },
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
  /** Milliseconds. */
  duration: number;
}

/** Going away, below the fold, takes no time. */
const Item = styled('li', { shouldForwardProp: (name) => name !== 'revealed' && name !== 'duration' })<FadeProps>`
  opacity: ${({ revealed }) => (revealed ? 1 : 0)};
  transition: ${({ revealed, duration }) => (revealed ? `opacity ${duration}ms ease-out` : 'none')};
  ${media.calm} {
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

/** A list entry that fades in once, when enough of it is in sight. */
export function FadingItem(item: LiHTMLAttributes<HTMLLIElement>) {
  const { equipmentRevealAt, fadeDuration } = useShell().constants;
  const { ref, revealed } = useRevealOnce(equipmentRevealAt);
  return <Item ref={ref} revealed={revealed} duration={fadeDuration} {...item} />;
}
