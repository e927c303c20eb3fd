import type { Entry } from '../../catalogue/check/entry.ts';
import { checkFile } from '../../catalogue/check/run-checks.ts';
import type { Validators } from '../../catalogue/check/schema/kind-schemas.ts';
import { placeOf, type KindId } from '../../catalogue/kinds.ts';
import type { MediaFile } from '../../catalogue/media/pictures.ts';

/** URL of the editor's source data on the built site. */
export const sourcesPath = '/_editor/sources.json';

/** Every entry's file (relative to the data folder), name and text. */
export interface SourcesFile {
  entries: { file: string; name: string; text: string }[];
  media: MediaFile[];
}

/** The part of the sources that the editor's page needs. */
export interface EditorIndex {
  entries: { file: string; name: string; kind: KindId; id: string }[];
  media: MediaFile[];
}

export interface Sources {
  index: EditorIndex;
  /** By file. */
  entries: ReadonlyMap<string, Entry>;
  /** By file. */
  texts: ReadonlyMap<string, string>;
}

/** Parses the sources. Published entries are valid, or the build would have failed. */
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
