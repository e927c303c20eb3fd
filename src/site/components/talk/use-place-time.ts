import { startTransition, useEffect, useState } from 'react';
import type { ClockTime } from '../../../catalogue/offices/opening-hours.ts';
import { placeTime } from './place-clock.ts';

const MINUTE = 60_000;

/**
 * The time at a place, again each minute.
 * @param timeZone name in the IANA database ("Asia/Kolkata"); without it, and for one that the browser does not
 *   know, there is no time
 * @returns undefined until the program runs: the server's clock is not the visitor's
 */
export function usePlaceTime(timeZone: string | undefined): ClockTime | undefined {
  const [told, tell] = useState<{ timeZone: string; time: ClockTime | undefined }>();
  useEffect(() => {
    if (!timeZone) return;
    // In a task of its own, since the first clock of a page may take its time.
    let timer = setTimeout(() => tick());
    const tick = () => {
      const now = Date.now();
      startTransition(() => tell({ timeZone, time: placeTime(timeZone, now) }));
      timer = setTimeout(tick, MINUTE - (now % MINUTE));
    };
    return () => clearTimeout(timer);
  }, [timeZone]);
  // The time at another place is none of this one.
  return told && told.timeZone === timeZone ? told.time : undefined;
}
