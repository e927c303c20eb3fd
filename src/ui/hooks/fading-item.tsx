import { useCallback, type LiHTMLAttributes } from 'react';
import { useShell } from '../shell.ts';
import { wantsCalm } from './elements.ts';

/** Pixels per millisecond, and the most milliseconds that a step of scrolling takes: a jump is one step. */
const [fastScroll, longestStep] = [2, 50];

/**
 * A list item that fades in once when the specified share of it scrolls into view. Only an item that is below the fold
 * after hydration is hidden until then, so nothing seen vanishes, and nothing is hidden without scripts, in print
 * (`print.css`) or with reduced motion. In a fast scroll it is there at once, not a blank place.
 */
export function FadingItem(item: LiHTMLAttributes<HTMLLIElement>) {
  const { equipmentRevealAt, fadeDuration } = useShell().constants;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || wantsCalm()) return;
      let fade: Animation | undefined;
      let [top, time, speed] = [scrollY, 0, 0];
      const measure = ({ timeStamp }: Event) => {
        speed = Math.abs(scrollY - top) / Math.min(longestStep, timeStamp - time);
        [top, time] = [scrollY, timeStamp];
      };
      // An element taller than the window can never show a large share of itself: half a window is enough.
      const share = Math.min(equipmentRevealAt, innerHeight / 2 / Math.max(element.offsetHeight, 1));
      const observer = new IntersectionObserver(
        (entries) => {
          const entry = entries.at(-1);
          if (!entry) return;
          const isBelow = !entry.isIntersecting && entry.boundingClientRect.top >= innerHeight;
          if (isBelow && !fade) {
            fade = element.animate({ opacity: [0, 1] }, { duration: fadeDuration, easing: 'ease-out' });
            fade.pause();
          } else if (!fade || entry.intersectionRatio >= share) {
            observer.disconnect();
            if (speed > fastScroll) fade?.finish();
            else fade?.play();
          }
        },
        { threshold: [0, share] },
      );
      observer.observe(element);
      addEventListener('scroll', measure, { passive: true });
      return () => {
        removeEventListener('scroll', measure);
        observer.disconnect();
        fade?.cancel();
      };
    },
    [equipmentRevealAt, fadeDuration],
  );
  return <li ref={ref} {...item} />;
}
