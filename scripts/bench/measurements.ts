import type { Measure } from './run/measurement.ts';

/** Those that `npm run bench` takes without a name: what the catalogue's growth may cost, with the pages alone. */
export const usual: readonly string[] = ['check', 'codegen', 'programs', 'build', 'dev'];

/** The measurements by name. A new one is a file here and a line in this list. */
export const measurements: Readonly<Partial<Record<string, () => Promise<Measure>>>> = {
  check: async () => (await import('./check.ts')).measureCheck,
  codegen: async () => (await import('./codegen.ts')).measureCodegen,
  programs: async () => (await import('./programs.ts')).measurePrograms,
  build: async () => (await import('./build.ts')).measureBuild,
  sheets: async () => (await import('./sheets.ts')).measureSheets,
  dev: async () => (await import('./dev.ts')).measureDev,
};
