import type { Part } from './bar.ts';

/** The parts of `npm run quality`, by name, in the order of their running: a file each. */
export const parts: Readonly<Record<string, Part>> = {
  bytes: { steady: true, load: async () => (await import('./bytes.ts')).measureBytes },
  navigation: { steady: false, load: async () => (await import('./navigation.ts')).measureNavigation },
  lighthouse: { steady: false, load: async () => (await import('./lighthouse.ts')).measureLighthouse },
  'slow-line': { steady: false, load: async () => (await import('./slow-line.ts')).measureSlowLine },
};
