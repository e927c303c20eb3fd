import type { Shell } from '../../catalogue/page-data.ts';
import type { PageData } from '#generated/pages.gen.ts';

/** What a document carries for the program that brings it to life, as JSON in `<script id="site-data">`. */
export interface EmbeddedData {
  /** In development only: the built site has it in a file of its own, the same for all pages (`load-shell.ts`). */
  shell?: Shell;
  /** Absent on the not-found page. */
  page?: PageData;
}

/** The `id` of its element. */
export const embeddedDataId = 'site-data';
