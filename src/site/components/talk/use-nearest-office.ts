import { startTransition, useEffect, useState } from 'react';
import type { OfficeLine } from '../../../catalogue/page-data.ts';
import { useShell } from '../../frame/shell.tsx';
import { nearestByClock, visitorZone } from './place-clock.ts';

/** The nearest of the offices, once it is known. */
let found: { among: readonly OfficeLine[]; office: OfficeLine | undefined } | undefined;

const known = (offices: readonly OfficeLine[]) => (found?.among === offices ? found.office : offices[0]);

/** The office nearest to the visitor by the clock; until that is known, the head office. */
export function useNearestOffice(): OfficeLine | undefined {
  const { offices } = useShell();
  const [office, setOffice] = useState(() => known(offices));
  useEffect(() => {
    // In a task of its own, since the first clock of a page may take its time.
    const timer = setTimeout(() => {
      if (found?.among !== offices)
        found = { among: offices, office: nearestByClock(offices, visitorZone(), Date.now()) };
      startTransition(() => setOffice(known(offices)));
    });
    return () => clearTimeout(timer);
  }, [offices]);
  return office;
}
