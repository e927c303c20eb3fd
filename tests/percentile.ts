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
