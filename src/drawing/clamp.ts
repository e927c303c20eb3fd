/** Clamps `value` (or `fallback` if undefined) between two bounds. */
export function clamp(value: number | undefined, fallback: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value ?? fallback));
}
