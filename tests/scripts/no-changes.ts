import type { SiteComparison } from '../../src/features/report/report.ts';

/** The comparison of two equal catalogues. */
export const nothing: SiteComparison = {
  origin: 'https://www.example.com',
  added: [],
  changed: [],
  removed: [],
  respelled: [],
  everywhere: [],
  sheets: { added: [], removed: [] },
  redirects: [],
  missing: [],
  stale: [],
  hasRedirects: false,
};
