import { useCallback, useState, type RefCallback } from 'react';

export interface RevealOnce {
  /** Put this on the element that shall appear. */
  ref: RefCallback<HTMLElement>;
  /** false only while the element waits below the fold: then it may be transparent, never absent. */
  revealed: boolean;
}

const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

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
 */
export function useRevealOnce(threshold: number): RevealOnce {
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
