import type { Shell } from '../../catalogue/navigation.ts';
import type { PageHead } from '../../catalogue/shown/parts.ts';
import type { PageData, PageKind } from '#generated/pages.gen.ts';

/** Result of rendering a page on the server. */
export interface RenderedPage {
  /** Markup of `#root`. */
  html: string;
  /** `<link>`s that React put before the markup; they belong in the head. */
  preloads: string;
  /** Global rules and those that the markup uses, for a `<style>` in the head. */
  css: string;
}

/**
 * Renders the page at its canonical path (any path for the not-found page, which has no data).
 * @throws errors of page components, with the path in the message
 */
export type PageRenderer = (path: string, page: PageData | undefined) => Promise<RenderedPage>;

/** The interface of the server bundle (`entry-server.tsx`). */
export interface ServerProgram {
  fontUrl: string;
  printUrl: string;
  makeRenderer: (shell: Shell, kinds?: readonly PageKind[]) => Promise<PageRenderer>;
}

/** Data that a document embeds for hydration, as JSON in `<script id="site-data">`. */
export interface EmbeddedData {
  /** In development only: the built site loads it from a file that all pages share (`load-shell.ts`). */
  shell?: Shell;
  /** Absent on the not-found page. */
  page?: PageData;
}

export const embeddedDataId = 'site-data';

/** Header of a printed page: brand, address, and the date of its data if known. */
export function printLine(brand: string, { canonical, modified }: Partial<PageHead>): string {
  const day = modified?.split('-').toReversed().join('-');
  return [brand, canonical, day].filter((part) => part !== undefined).join(' · ');
}
