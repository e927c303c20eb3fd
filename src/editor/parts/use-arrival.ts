import { useEffect, useRef, type RefObject } from 'react';

let hadFocus = false;
document.addEventListener('focusin', () => (hadFocus = true));

/**
 * For the heading of a screen: it takes the focus when the screen takes the place of the one in which the focus was. The
 * first screen of a visit leaves it alone.
 */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hadFocus && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
