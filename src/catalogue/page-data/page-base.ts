/** What every page is given. */
import type { AppPath } from '#generated/app-path.gen.ts';
import type { Picture } from './parts.ts';

export interface Crumb {
  label: string;
  to?: AppPath;
}

/** What search engines and shared links show of the page. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute address of the page, in the canonical spelling. */
  canonical: string;
  /** Day of the last change of its data, like 2025-10-14, where it is known. */
  modified?: string;
  /** The picture that a shared link shows, at its absolute address. Pages in the browser do without. */
  picture?: Picture;
  /** JSON-LD documents, ready to be serialised. */
  structuredData: Record<string, unknown>[];
  /** Search engines shall not list the page. */
  isHidden?: boolean;
}

export interface PageBase<Kind extends string> {
  kind: Kind;
  path: AppPath;
  head: PageHead;
  breadcrumbs: Crumb[];
}
