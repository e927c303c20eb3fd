import { startTransition, useEffect, useState } from 'react';
import { placeTime, type PlaceTime } from './place-clock.ts';

const MINUTE = 60_000;

/**
 * The time at a place, anew each minute.
 * @param timeZone name in the IANA database ("Asia/Kolkata"); without it, and for one that the browser does not
 *   know, there is no time
 * @returns undefined until the program runs: the server's clock is not the visitor's
 */
export function usePlaceTime(timeZone: string | undefined): PlaceTime | undefined {
  const [time, setTime] = useState<PlaceTime>();
  useEffect(() => {
    if (!timeZone) return;
    // In a task of its own, since the first clock of a page may take its time.
    let timer = setTimeout(() => tick());
    const tick = () => {
      const now = Date.now();
      startTransition(() => setTime(placeTime(timeZone, now)));
      timer = setTimeout(tick, MINUTE - (now % MINUTE));
    };
    return () => clearTimeout(timer);
  }, [timeZone]);
  return timeZone ? time : undefined;
}
