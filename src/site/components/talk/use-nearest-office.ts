import { useSyncExternalStore } from 'react';
import type { OfficeLine } from '../../../catalogue/page-data.ts';
import { useShell } from '../../shell.tsx';
import { nearestByClock } from './place-clock.ts';

const never = () => () => undefined;

function nearest(offices: readonly OfficeLine[]): OfficeLine | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return nearestByClock(offices, timeZone, Date.now());
}

/** The office nearest to the visitor by the clock; on the server, and in the first render after it, the head office. */
export function useNearestOffice(): OfficeLine | undefined {
  const { offices } = useShell();
  return useSyncExternalStore(
    never,
    () => nearest(offices),
    () => offices[0],
  );
}
