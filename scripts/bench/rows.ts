import { median } from './percentile.ts';

/** The options of the command line. */
interface BenchSettings {
  /** Sizes of the synthetic catalogues. */
  models: readonly number[];
  /** How often each command runs; the median is reported. */
  rounds: number;
  /** Where catalogues and sites are written; may be on another file system. */
  dir: string;
}

/** One figure. */
export interface Row {
  what: string;
  models: number;
  value: number;
  /** Seconds of processor time of all processes, seconds by the clock, megabytes, kilobytes (gzip). */
  unit: 's CPU' | 's' | 'MB' | 'kB';
  /** The baseline program's figure in the same unit, measured alternately with this one. */
  floor?: number;
  /** Limit for `value`, or for `value` / `floor` where there is a baseline. */
  limit?: number | undefined;
}

/** Runs commands, prints progress to standard error, and returns the figures. */
export type Measure = (settings: BenchSettings) => Promise<Row[]>;

/** Processor time of a command that ran several times, alternating with the baseline program. */
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

const columns = ['what', 'models', 'measured', 'floor', 'ratio', 'target'];

/** The figures as a Markdown table with right-aligned numbers. */
export function printTable(rows: readonly Row[]): string {
  const lines = rows.map(({ what, models, value, unit, floor, limit }) => [
    what,
    models.toLocaleString('en'),
    `${shown(value)} ${unit}`,
    floor === undefined ? '' : `${shown(floor)} ${unit}`,
    floor === undefined ? '' : `${shown(value / floor)} ×`,
    limit === undefined ? '' : `≤ ${limit} ${floor === undefined ? unit : '×'}`,
  ]);
  const table = [columns, ...lines];
  const widths = columns.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [head = [], ...body] = table.map((row) => row.map(pad));
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
