import type { Shell } from '../../catalogue/page-data.ts';
import type { PageData, PageKind } from '#generated/pages.gen.ts';

/** Attribute of the `<style>` that the server wrote: the names of its rules. */
export const rulesAttribute = 'data-rules';

/** What the server's renderer hands over for one page. */
export interface RenderedPage {
  /** The markup of `#root`. */
  html: string;
  /** `<link>`s that React put in front of the markup; they belong into the head. */
  preloads: string;
  /** The rules that the markup uses, for a `<style>` in the head. */
  css: string;
  /** The value of its attribute `rulesAttribute`: the rules' names, so that the browser's emotion adopts them. */
  cssNames: string;
  /** The rules that hold for every page. */
  globalCss: string;
}

/**
 * Renders the page at its canonical path (any path for the not-found page, which has no data).
 * @throws what a page component throws, with the path in the message
 */
export type PageRenderer = (path: string, page: PageData | undefined) => Promise<RenderedPage>;

/** The interface of the server's bundle (`entry-server.tsx`). */
export interface ServerProgram {
  fontUrl: string;
  printUrl: string;
  makeRenderer: (shell: Shell, kinds?: readonly PageKind[]) => Promise<PageRenderer>;
}
