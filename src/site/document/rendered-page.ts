import type { Shell, PageHead } from '../../catalogue/page-data.ts';
import type { PageData, PageKind } from '#generated/pages.gen.ts';

/** Attribute of the `<style>` with the rules of the page, of which emotion wrote most. */
export const rulesAttribute = 'data-rules';

/** What the server's renderer hands over for one page. */
export interface RenderedPage {
  /** The markup of `#root`. */
  html: string;
  /** `<link>`s that React put in front of the markup; they belong into the head. */
  preloads: string;
  /** The rules that hold for every page, and those that the markup uses, for a `<style>` in the head. */
  css: string;
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

/** The names of emotion's rules in a text of CSS: of classes and of animations. */
export function namesOfRules(css: string): string[] {
  return Array.from(
    css.matchAll(/\.css-([\w-]+)|@keyframes ([\w-]+)/g),
    ([, rule, animation]) => rule ?? animation ?? '',
  );
}

/** What a document carries for the program that brings it to life, as JSON in `<script id="site-data">`. */
export interface EmbeddedData {
  /** In development only: the built site has it in a file of its own, the same for all pages (`load-shell.ts`). */
  shell?: Shell;
  /** Absent on the not-found page. */
  page?: PageData;
}

/** The `id` of its element. */
export const embeddedDataId = 'site-data';

/** What stands on top of a printed page: the brand, the page's address, and the day of its data where that is known. */
export function printLine(brand: string, { canonical, modified }: Partial<PageHead>): string {
  const day = modified?.split('-').toReversed().join('-');
  return [brand, canonical, day].filter((part) => part !== undefined).join(' · ');
}
