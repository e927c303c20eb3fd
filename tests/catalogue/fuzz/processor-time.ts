/** Processor time of a piece of work in milliseconds, of the program and the system on its behalf. */
function timeOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The middle one of three times in milliseconds: the machine may be busy with something else for a while. */
export function medianTime(work: () => void): number {
  const times = [timeOf(work), timeOf(work), timeOf(work)];
  return times.toSorted((a, b) => a - b)[1] ?? 0;
}

/** The first time, if it is below the limit: others only add to it. Else the middle one of three. */
export function timeBelow(limit: number, work: () => void): number {
  const first = timeOf(work);
  return first < limit ? first : medianTime(work);
}
