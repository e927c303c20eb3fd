import type { MediaFile } from '../../catalogue/media/media-file.ts';
import type { Pack } from '../../catalogue/entries.ts';
import type { KindId } from '../../catalogue/kinds.ts';

/** URL of the editor's source data on the built site. */
export const sourcesPath = '/_editor/sources.json';

/** A published entry. `file` is relative to the data folder. */
export interface SourceEntry {
  file: string;
  kind: KindId;
  id: string;
  name: string;
  text: string;
}

/** Entries as the files that the check and the import read. */
export const filesOf = (entries: readonly SourceEntry[]): { file: string; bytes: Uint8Array }[] =>
  entries.map(({ file, text }) => ({ file, bytes: new TextEncoder().encode(text) }));

/** What the editor knows of the published catalogue. */
export interface Sources {
  entries: readonly SourceEntry[];
  media: readonly MediaFile[];
  /** That of the site, and the words of the program in it; left out in English. */
  language?: string;
  pack?: Pack;
}
