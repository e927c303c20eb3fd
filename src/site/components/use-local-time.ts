import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The time at a place, as "Fri 14:05", anew each minute.
 * @param timeZone name in the IANA database ("Asia/Kolkata"); without it, and for one that the browser does not
 *   know, there is no time
 * @returns undefined until the program runs: the server's clock is not the visitor's
 */
export function useLocalTime(timeZone: string | undefined): string | undefined {
  const [time, setTime] = useState<string>();
  useEffect(() => {
    if (!timeZone || !isTimeZone(timeZone)) return;
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = Date.now();
      setTime(format.format(now).replace(',', ''));
      timer = setTimeout(tick, MINUTE - (now % MINUTE));
    };
    tick();
    return () => clearTimeout(timer);
  }, [timeZone]);
  return time;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }));
  } catch {
    return false;
  }
}
