import { weekDays, type ClockTime } from '../../../catalogue/offices/opening-hours.ts';
import { startTransition, useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * Current time at a place, updated every minute.
 * @param timeZone IANA name ("Asia/Kolkata")
 * @returns undefined until hydration (the server's clock is not the visitor's), and for a missing or unknown time
 *   zone
 */
export function usePlaceTime(timeZone: string | undefined): ClockTime | undefined {
  const [shown, show] = useState<{ timeZone: string; time: ClockTime | undefined }>();
  useEffect(() => {
    if (!timeZone) return;
    // A separate task: the first time zone look-up of a page may be slow.
    let timer = setTimeout(() => tick());
    const tick = () => {
      const now = Date.now();
      startTransition(() => show({ timeZone, time: placeTime(timeZone, now) }));
      timer = setTimeout(tick, MINUTE - (now % MINUTE));
    };
    return () => clearTimeout(timer);
  }, [timeZone]);
  // Ignores the time of the previous place.
  return shown && shown.timeZone === timeZone ? shown.time : undefined;
}

/** In English, as the output is parsed, never shown: `Mon 14:30`. */
const parts = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Time at a place; undefined for a time zone that the browser does not know. */
export function placeTime(timeZone: string, now: number): ClockTime | undefined {
  try {
    const text = new Intl.DateTimeFormat('en-GB', { timeZone, ...parts }).format(now);
    const [day = '', hour, minute] = text.split(/\W+/);
    return { day: (weekDays as readonly string[]).indexOf(day), minutes: Number(hour) * 60 + Number(minute) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
