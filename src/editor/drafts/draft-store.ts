import type { KindId } from '../../catalogue/kinds.ts';
import { valueOfText } from '../../yaml/edit/edit-text.ts';

export interface StoredDraft {
  id: string;
  kind: KindId;
  /** Relative to the data folder; a new entry's file follows its name. */
  file: string;
  /** Whether the file was named by hand. */
  hasOwnName: boolean;
  isNew: boolean;
  text: string;
  /** The newest text that the form could read; the same as `text` unless that has a syntax error. */
  readable: string;
  /** The published text when the draft was created, or a new entry's initial text. */
  base: string;
  /** When it was last changed (milliseconds since 1970). */
  changed: number;
}

/** The drafts in this browser. */
export interface DraftStore {
  /** Newest first. */
  list: () => StoredDraft[];
  read: (id: string) => StoredDraft | undefined;
  /** @returns false if the browser has no space or no storage */
  write: (draft: StoredDraft) => boolean;
  remove: (id: string) => void;
}

const prefix = 'editor-draft:';

/** Stores each draft in localStorage under its own key, so that two windows do not overwrite each other's drafts. */
export function makeDraftStore(storage: Storage | undefined): DraftStore {
  if (!storage) return { list: () => [], read: () => undefined, write: () => false, remove: () => undefined };
  const read = (id: string) => parse(storage.getItem(prefix + id));
  return {
    list: () =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => read(key.slice(prefix.length)) ?? [])
        .toSorted((a, b) => b.changed - a.changed),
    read,
    write(draft) {
      try {
        storage.setItem(prefix + draft.id, JSON.stringify(draft));
        return true;
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        return false;
      }
    },
    remove: (id) => storage.removeItem(prefix + id),
  };
}

/** Ignores values of other versions or programs under the key. */
function parse(text: string | null): StoredDraft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as StoredDraft | null;
    const isDraft = typeof draft?.text === 'string' && typeof draft.file === 'string';
    if (!isDraft) return undefined;
    // Drafts of earlier versions have no `readable`.
    return { ...draft, readable: draft.readable ?? (valueOfText(draft.text) ? draft.text : draft.base) };
  } catch {
    return undefined;
  }
}
