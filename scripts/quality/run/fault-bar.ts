import type { Bar } from './bar.ts';

/** So many faults of one kind say what is wrong; a fault of every page must not bury the others. */
const shownFaults = 30;

/**
 * A line of the table for what must have no fault at all.
 * @param checked what was looked at, with its number: `87 pages`
 */
export function faultBar(what: string, checked: string, faults: readonly string[]): Bar {
  const more = faults.length - shownFaults;
  return {
    what,
    bar: 'no fault',
    measured: `${faults.length === 0 ? 'none' : faults.length} in ${checked}`,
    held: faults.length === 0,
    ...(faults.length > 0
      ? { faults: [...faults.slice(0, shownFaults), ...(more > 0 ? [`… and ${more} more`] : [])] }
      : {}),
  };
}

export interface Fault {
  /** Where it was found: a path, a window. */
  where: string;
  fault: string;
}

/** Places that are named of a fault that is the same in many. */
const placesAtMost = 3;

/** A bar that is held where nothing is wrong; a fault that is the same in many places is one line. */
export function countFaults(what: string, page: string, found: readonly Fault[] = []): Bar {
  const byFault = Map.groupBy(found, ({ fault }) => fault);
  const faults = [...byFault].map(([fault, places]) => {
    const names = [...new Set(places.map(({ where }) => where))].toSorted();
    const more = names.length > placesAtMost ? ` and ${names.length - placesAtMost} more` : '';
    return `${fault} (${names.slice(0, placesAtMost).join('; ')}${more})`;
  });
  return {
    what,
    page,
    bar: '0',
    measured: String(byFault.size),
    held: byFault.size === 0,
    faults: faults.toSorted(),
  };
}
