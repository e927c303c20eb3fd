import { useEffect, useRef, type RefObject } from 'react';

let hadFocus = false;
document.addEventListener('focusin', () => (hadFocus = true));

/** Focuses a screen's heading when the screen replaces another one, but not on the first screen of a visit. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hadFocus && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
