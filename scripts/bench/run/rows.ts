import type { Row } from './measurement.ts';
import { median, type Cost } from './run-command.ts';

/**
 * The rows of a command that ran several times, in turn with the plain program: by the clock, and its processor time.
 * @param ratioLimit the most that the ratio by the clock may be
 */
export function rowsOf(
  what: string,
  models: number,
  costs: readonly Cost[],
  floors: readonly Cost[] = [],
  ratioLimit?: number,
): Row[] {
  const row = (unit: 's' | 's CPU', of: (cost: Cost) => number): Row => ({
    what,
    models,
    value: median(costs.map(of)),
    unit,
    ...(floors.length > 0 ? { floor: median(floors.map(of)) } : {}),
    ...(ratioLimit === undefined || unit !== 's' ? {} : { ratioLimit }),
  });
  return [row('s', ({ seconds }) => seconds), row('s CPU', ({ cpu }) => cpu)];
}
