import type { Comparison } from '../../src/features/report/report.ts';

/** The comparison of two equal catalogues. */
export const nothing: Comparison = {
  origin: 'https://www.example.com',
  added: [],
  changed: [],
  removed: [],
  respelled: [],
  everywhere: [],
  sheets: { added: [], removed: [] },
  redirects: [],
  missing: [],
  hasRedirects: false,
};
