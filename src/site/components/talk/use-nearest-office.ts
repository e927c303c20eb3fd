import { useCallback, useSyncExternalStore } from 'react';
import type { OfficeLine } from '../../../catalogue/page-data.ts';
import { useShell } from '../../shell.tsx';
import { nearestByClock, visitorZone } from './place-clock.ts';

/** The nearest of the offices, once it is known. */
let found: { among: readonly OfficeLine[]; office: OfficeLine | undefined } | undefined;

/** Looks for it in a task of its own, since the first clock of a page may take its time. */
function look(offices: readonly OfficeLine[], listener: () => void): () => void {
  if (found?.among === offices) return () => undefined;
  const timer = setTimeout(() => {
    found = { among: offices, office: nearestByClock(offices, visitorZone(), Date.now()) };
    listener();
  });
  return () => clearTimeout(timer);
}

/** The office nearest to the visitor by the clock; until that is known, the head office. */
export function useNearestOffice(): OfficeLine | undefined {
  const { offices } = useShell();
  const subscribe = useCallback((listener: () => void) => look(offices, listener), [offices]);
  return useSyncExternalStore(
    subscribe,
    () => (found?.among === offices ? found.office : offices[0]),
    () => offices[0],
  );
}
