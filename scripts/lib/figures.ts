/**
 * The nearest-rank percentile.
 * @param share 0 to 1: 0.95 for the 95th percentile
 * @throws when there are no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('a percentile of no values');
  return value;
}

/** The median; for an even count, the lower of the two middle values. Throws when there are no values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** 1427 → "1.43 s" */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

/** 41.6 → "42 ms" */
export const wholeMilliseconds = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;

/** 11240 → "11.2 kB" */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
