import type { MachineFigures } from '../figures.ts';

/**
 * Least, middle and greatest length of a machine that stands on its short sides. A size beyond 4 m is that of a whole
 * line on a shared sheet.
 */
export function ownSize({ sizeLeast, sizeMiddle, sizeGreatest }: MachineFigures): [number, number, number] | undefined {
  if (!sizeLeast || !sizeMiddle || !sizeGreatest || sizeGreatest > 4000) return undefined;
  return [sizeLeast, sizeMiddle, sizeGreatest];
}
