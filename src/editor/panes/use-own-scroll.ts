import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { PaneId } from './pane-tabs.tsx';

/** What stays in sight above a pane on small screens: the bar of 64 px and the tabs of 48 px. */
const stuck = 112;

/**
 * On small screens one pane stands in the place of the other: each starts at its beginning, and is found again where it
 * was left. The ref belongs to what holds the panes.
 */
export function useOwnScroll(shown: PaneId, isDesk: boolean): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  const left = useRef(new Map<PaneId, number>());
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (isDesk || !body.current) return;
    const start = body.current.getBoundingClientRect().top + window.scrollY - stuck;
    window.scrollTo(0, left.current.get(shown) ?? Math.min(window.scrollY, start));
  }, [shown, isDesk]);
  useEffect(() => {
    const note = () => void left.current.set(shown, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [shown]);
  return body;
}
