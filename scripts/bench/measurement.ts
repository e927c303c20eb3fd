/** What was asked for on the command line. */
export interface BenchSettings {
  name: string;
  /** Sizes of the synthetic catalogues. */
  models: readonly number[];
  /** How often each command runs; the median counts. */
  rounds: number;
  /** Where catalogues and sites are written: a folder of its own, also on another file system. */
  dir: string;
}

/** One figure. Seconds, megabytes or kilobytes, as `unit` says; `floor` is the same work by the plain program, in the same unit. */
export interface Row {
  what: string;
  models: number;
  value: number;
  unit: 's CPU' | 's' | 'MB' | 'kB';
  floor?: number;
  /** The most that it may be: of `value`, or, with a floor, of `value` / `floor`. */
  limit?: number;
}

/** Runs commands, tells on standard error how far it is, and returns its figures. */
export type Measure = (settings: BenchSettings) => Promise<Row[]>;
