import { median } from '../lib/figures.ts';
import type { Cost } from './run-command.ts';

/** What was asked for on the command line. */
export interface BenchSettings {
  /** `all` for all of them. */
  name: string;
  /** Sizes of the synthetic catalogues. */
  models: readonly number[];
  /** How often each command runs; the median counts. */
  rounds: number;
  /** Where catalogues and sites are written: a folder of its own, also on another file system. */
  dir: string;
}

/** One figure. */
export interface Row {
  what: string;
  /** 0 where the size of a catalogue is no matter. */
  models: number;
  value: number;
  /** Seconds or milliseconds by the clock, of processor time of all processes, megabytes, kilobytes (gzip). */
  unit: 's' | 's CPU' | 'ms' | 'ms CPU' | 'MB' | 'kB';
  /** The plain program's figure in the same unit, measured in turn with this one. */
  floor?: number;
  /** The most that `value` may be. */
  limit?: number;
  /** The most that `value` / `floor` may be. */
  ratioLimit?: number;
}

/** Runs commands, tells on standard error how far it is, and returns its figures. */
export type Measure = (settings: BenchSettings) => Promise<Row[]>;

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
