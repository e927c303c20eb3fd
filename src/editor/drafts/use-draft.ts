import { useMemo, useRef, useState } from 'react';
import { orderFor } from '../form/field-model.ts';
import type { Change, EntryValue } from '../text/edit.ts';
import { editText, valueOfText } from '../text/edit-text.ts';
import type { DraftStore, StoredDraft } from './draft-store.ts';
import { withText } from './new-draft.ts';

/** An open draft. */
export interface OpenDraft {
  draft: StoredDraft;
  /** The form's value: from the newest text that can be parsed. */
  value: EntryValue;
  /** False while the text has a syntax error; the form is then read-only. */
  isReadable: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** Whether the browser saved it; undefined before the first change. */
  isKept: boolean | undefined;
  edit: (path: readonly string[], change: Change) => void;
  setText: (text: string) => void;
  setFile: (file: string) => void;
  undo: () => void;
  redo: () => void;
}

/** Opens a draft. Form and text edit the same text; every change is saved at once and can be undone. */
export function useDraft(first: StoredDraft, store: DraftStore): OpenDraft {
  const [work, setWork] = useState<Work>(() => ({ draft: first, history: begin(first), isKept: undefined }));
  // Several changes may come before React renders again.
  const latest = useRef(work);

  const actions = useMemo(() => {
    const take = (history: History, file?: string) => {
      const { draft: before, history: old, isKept } = latest.current;
      const written = history.text === old.text ? before : withText(before, history.text, Date.now());
      const draft = file === undefined ? written : { ...written, file, hasOwnName: true, changed: Date.now() };
      latest.current = { draft, history, isKept: draft === before ? isKept : store.write(draft) };
      setWork(latest.current);
    };
    return {
      edit(path: readonly string[], change: Change) {
        const { draft, history } = latest.current;
        const next = editText(draft.file, draft.text, path, change, orderFor(draft.kind, path));
        const place = typeof change === 'function' || change === undefined ? undefined : path.join('/');
        take(advance(history, next, place, Date.now()));
      },
      setText: (text: string) => take(advance(latest.current.history, text, 'text', Date.now())),
      setFile: (file: string) => take(latest.current.history, file),
      undo: () => take(undo(latest.current.history)),
      redo: () => take(redo(latest.current.history)),
    };
  }, [store]);

  const { draft, history, isKept } = work;
  const value = useMemo(() => valueOfText(draft.readable) ?? {}, [draft.readable]);
  return {
    draft,
    value,
    isReadable: draft.text === draft.readable,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    isKept,
    ...actions,
  };
}

interface Work extends Pick<OpenDraft, 'draft' | 'isKept'> {
  history: History;
}

/** Undo history. */
interface History {
  text: string;
  past: readonly string[];
  future: readonly string[];
  /** The last change; keystrokes in one field are merged into one step. */
  step: { place: string | undefined; at: number } | undefined;
}

/** Longest pause within one step (milliseconds). */
const pause = 1500;
/** Maximum undo steps. */
const longest = 200;

/** The history of an opened draft: a syntax error in it can be undone. */
export const begin = ({ text, readable }: Pick<StoredDraft, 'text' | 'readable'>): History => ({
  text,
  past: text === readable ? [] : [readable],
  future: [],
  step: undefined,
});

/** Adds a text to the history. `place` names the field in which a text is typed. */
export function advance(history: History, text: string, place: string | undefined, at: number): History {
  if (text === history.text) return history;
  const { step, past } = history;
  const goesOn = place !== undefined && step?.place === place && at - step.at < pause && past.length > 0;
  const before = goesOn ? past : [...past, history.text].slice(-longest);
  return { text, past: before, future: [], step: { place, at } };
}

export function undo({ text, past, future }: History): History {
  const [before = text] = past.slice(-1);
  const after = past.length > 0 ? [text, ...future] : future;
  return { text: before, past: past.slice(0, -1), future: after, step: undefined };
}

export function redo({ text, past, future }: History): History {
  const [next = text, ...rest] = future;
  const before = future.length > 0 ? [...past, text] : past;
  return { text: next, past: before, future: rest, step: undefined };
}
