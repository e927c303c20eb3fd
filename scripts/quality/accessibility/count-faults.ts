import type { Bar } from '../run/bar.ts';

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
