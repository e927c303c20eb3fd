import type { Measure } from './measurement.ts';

/** The measurements by name. A new one is a file here and a line in this list. */
export const measurements: Readonly<Partial<Record<string, () => Promise<Measure>>>> = {
  check: async () => (await import('./check.ts')).measureCheck,
  codegen: async () => (await import('./codegen.ts')).measureCodegen,
  build: async () => (await import('./build.ts')).measureBuild,
  sheets: async () => (await import('./sheets.ts')).measureSheets,
  dev: async () => (await import('./dev.ts')).measureDev,
};
