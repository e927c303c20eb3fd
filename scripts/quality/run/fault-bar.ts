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
