import type { PageHead } from '../../catalogue/page-data.ts';
import { printLine } from './print-line.ts';

/** Brings the document's head in line after a navigation in the page: what a visitor and a bookmark see of it. */
export function applyHead(head: Omit<PageHead, 'structuredData'>, brand: string): void {
  const { title, description, canonical } = head;
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
  document.body.dataset['print'] = printLine(brand, head);
}
