import type { Part } from './bar.ts';

/** The parts of `npm run quality`, by name, in the order of their running: a file each. */
export const parts: Readonly<Record<string, Part>> = {
  markup: { steady: true, load: async () => (await import('../markup.ts')).measureMarkup },
  'structured-data': {
    steady: true,
    load: async () => (await import('../structured-data.ts')).measureStructuredData,
  },
  sitemap: { steady: true, load: async () => (await import('../sitemap.ts')).measureSitemap },
  links: { steady: true, load: async () => (await import('../links.ts')).measureLinks },
  sheets: { steady: true, load: async () => (await import('../sheets.ts')).measureSheets },
  policy: { steady: true, load: async () => (await import('../policy.ts')).measurePolicy },
  accessibility: { steady: true, load: async () => (await import('../accessibility.ts')).measureAccessibility },
  states: { steady: true, load: async () => (await import('./states.ts')).measureEveryState },
  bytes: { steady: true, load: async () => (await import('../bytes.ts')).measureBytes },
  press: { steady: false, load: async () => (await import('../press.ts')).measurePress },
  navigation: { steady: false, load: async () => (await import('../navigation.ts')).measureNavigation },
  lighthouse: { steady: false, load: async () => (await import('../lighthouse.ts')).measureLighthouse },
};
