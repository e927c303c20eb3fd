import type { Part } from './bar.ts';

/** The parts of `npm run quality`, by name, in the order of their running: a file each. */
export const parts: Readonly<Record<string, Part>> = {
  accessibility: { steady: true, load: async () => (await import('./accessibility.ts')).measureAccessibility },
  bytes: { steady: true, load: async () => (await import('./bytes.ts')).measureBytes },
};
