import type { Entry } from '../../catalogue/check/entry.ts';
import { checkFile } from '../../catalogue/check/run-checks.ts';
import type { Validators } from '../../catalogue/check/schema/kind-schemas.ts';
import { placeOf, type KindId } from '../../catalogue/kinds.ts';
import type { MediaFile } from '../../catalogue/media/pictures.ts';

/** Where the built site tells the editor of its sources. */
export const sourcesPath = '/_editor/sources.json';

/** What stands there: every entry's file, relative to the data folder, with what it is called and its text. */
export interface SourcesFile {
  entries: { file: string; name: string; text: string }[];
  media: MediaFile[];
}

/** What the editor's page knows of them. */
export interface EditorIndex {
  entries: { file: string; name: string; kind: KindId; id: string }[];
  media: MediaFile[];
}

/** The published entries. */
export interface Sources {
  index: EditorIndex;
  /** By their file. */
  entries: ReadonlyMap<string, Entry>;
  /** The text of each file. */
  texts: ReadonlyMap<string, string>;
}

/** Reads the sources. An entry that is published fits its schema, or there would be no site. */
export function readSources({ entries: listed, media }: SourcesFile, validators: Validators): Sources {
  const placed = listed.map(({ file, name, text }) => {
    const place = placeOf(file);
    if (!place) throw new Error(`${file} is in no folder of entries`);
    const { entry } = checkFile({ file, ...place, bytes: new TextEncoder().encode(text) }, validators);
    return { file, text, entry, indexed: { file, name, ...place } };
  });
  return {
    index: { entries: placed.map(({ indexed }) => indexed), media },
    entries: new Map(placed.map(({ file, entry }) => [file, entry])),
    texts: new Map(placed.map(({ file, text }) => [file, text])),
  };
}
