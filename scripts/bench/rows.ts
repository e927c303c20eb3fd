import { markdownTable } from '../lib/markdown.ts';
import { median } from '../lib/figures.ts';

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
  models: number;
  value: number;
  /** Seconds of processor time of all processes, seconds by the clock, megabytes, kilobytes (gzip). */
  unit: 's CPU' | 's' | 'MB' | 'kB';
  /** The plain program's figure in the same unit, measured in turn with this one. */
  floor?: number;
  /** The most that `value` may be; where there is a floor, that `value` / `floor` may be. */
  limit?: number | undefined;
}

/** Runs commands, tells on standard error how far it is, and returns its figures. */
export type Measure = (settings: BenchSettings) => Promise<Row[]>;

/** The processor time of a command that ran several times, in turn with the plain program. */
export function rowOf(
  what: string,
  models: number,
  times: readonly { cpu: number }[],
  floors: readonly { cpu: number }[],
  limit?: number,
): Row {
  const of = (costs: readonly { cpu: number }[]) => median(costs.map(({ cpu }) => cpu));
  return { what, models, value: of(times), unit: 's CPU', floor: of(floors), limit };
}

const shown = (value: number) => value.toFixed(value < 100 ? 2 : 0);

/** The figures as a Markdown table, numbers to the right. */
export function printTable(rows: readonly Row[]): string {
  const lines = rows.map(({ what, models, value, unit, floor, limit }) => [
    what,
    models.toLocaleString('en'),
    `${shown(value)} ${unit}`,
    floor === undefined ? '' : `${shown(floor)} ${unit}`,
    floor === undefined ? '' : `${shown(value / floor)} ×`,
    limit === undefined ? '' : `≤ ${limit} ${floor === undefined ? unit : '×'}`,
  ]);
  return markdownTable([['what', 'models', 'measured', 'floor', 'ratio', 'target'], ...lines], (column) => column > 0);
}
