import type { PageHead } from '../catalogue/page-data.ts';

/** Brings the document's head in line after a navigation in the page: what a visitor and a bookmark see of it. */
export function applyHead({ title, description, canonical }: Omit<PageHead, 'structuredData'>): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
}
