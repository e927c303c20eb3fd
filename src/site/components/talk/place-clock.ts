import { weekDays, type ClockTime } from '../../../catalogue/opening-hours.ts';

/** The time at a place, in words and to reckon with. */
export interface PlaceTime extends ClockTime {
  /** "Fri 14:05". */
  text: string;
}

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** The clock of a zone; undefined for one that the browser does not know. */
function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(timeZone)) {
    try {
      const parts = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
      formats.set(timeZone, new Intl.DateTimeFormat('en-GB', { timeZone, ...parts }));
    } catch {
      formats.set(timeZone, undefined);
    }
  }
  return formats.get(timeZone);
}

/** The time at a place; undefined for a zone that the browser does not know. */
export function placeTime(timeZone: string, now: number): PlaceTime | undefined {
  const parts = formatOf(timeZone)?.formatToParts(now);
  if (!parts) return undefined;
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    text: `${part('weekday')} ${part('hour')}:${part('minute')}`,
    day: (weekDays as readonly string[]).indexOf(part('weekday')),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

const DAY = 24 * 60;

/**
 * Minutes between the clocks of two zones, at most half a day: how far one place is from the other around the earth.
 */
export function clockDistance(one: string, other: string, now: number): number | undefined {
  const [first, second] = [placeTime(one, now), placeTime(other, now)];
  if (!first || !second) return undefined;
  const apart = Math.abs(first.minutes - second.minutes) % DAY;
  return Math.min(apart, DAY - apart);
}

/**
 * The place nearest to a visitor by the clock: of one zone, else of the least distance, else the first.
 * @param visitor the visitor's zone, as the browser tells it
 */
export function nearestByClock<Place extends { timeZone?: string }>(
  places: readonly Place[],
  visitor: string | undefined,
  now: number,
): Place | undefined {
  const same = places.find(({ timeZone }) => timeZone !== undefined && timeZone === visitor);
  if (same || visitor === undefined) return same ?? places[0];
  const known = places.flatMap((place) => {
    const distance = place.timeZone === undefined ? undefined : clockDistance(place.timeZone, visitor, now);
    return distance === undefined ? [] : { place, distance };
  });
  const [nearest] = known.sort((one, other) => one.distance - other.distance);
  return nearest?.place ?? places[0];
}
