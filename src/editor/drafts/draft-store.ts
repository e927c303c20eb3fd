import type { KindId } from '../../catalogue/kinds.ts';

/** An entry that is being written. */
export interface StoredDraft {
  id: string;
  kind: KindId;
  /** The file that it is for, relative to the data folder; of a new entry it follows its name. */
  file: string;
  /** Whether the name of the file was chosen by hand. */
  hasOwnName: boolean;
  isNew: boolean;
  text: string;
  /** The published text when the draft began; of a new entry, what it began with. */
  base: string;
  /** When it was last changed, in milliseconds since 1970. */
  changed: number;
}

/** The drafts of this browser. */
export interface DraftStore {
  /** The newest first. */
  list: () => StoredDraft[];
  read: (id: string) => StoredDraft | undefined;
  /** @returns false when the browser has no room, or keeps nothing at all */
  write: (draft: StoredDraft) => boolean;
  remove: (id: string) => void;
}

const prefix = 'editor-draft:';

/**
 * Keeps drafts in the browser's own storage, each under a key of its own, so that two windows do not overwrite each
 * other's.
 */
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

/** What another version of the editor, or anything else, left under the key is no draft. */
function parse(text: string | null): StoredDraft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as StoredDraft | null;
    return typeof draft?.text === 'string' && typeof draft.file === 'string' ? draft : undefined;
  } catch {
    return undefined;
  }
}
