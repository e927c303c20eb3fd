import type { Measure } from './measurement.ts';

/** The measurements by name. A new one is a file here and a line in this list. */
export const measurements: Readonly<Partial<Record<string, () => Promise<Measure>>>> = {
  check: async () => (await import('./check.ts')).measureCheck,
};
