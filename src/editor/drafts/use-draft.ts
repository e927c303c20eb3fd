import { useCallback, useMemo, useRef, useState } from 'react';
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
  const [draft, setDraft] = useState(first);
  const [history, setHistory] = useState<History>(() => begin(first.text));
  const [isKept, setKept] = useState<boolean>();
  const latest = useRef({ draft, history });

  const take = useCallback(
    (next: History, change: (draft: StoredDraft) => StoredDraft = (one) => one) => {
      const { draft: before, history: old } = latest.current;
      const changed = change(next.text === old.text ? before : withText(before, next.text, Date.now()));
      latest.current = { draft: changed, history: next };
      setHistory(next);
      setDraft(changed);
      if (changed !== before) setKept(store.write(changed));
    },
    [store],
  );
  const actions = useMemo(
    () => ({
      edit(path: readonly string[], change: Change) {
        const { draft: now, history: old } = latest.current;
        const next = editText(now.file, now.text, path, change, orderFor(now.kind, path));
        const place = typeof change === 'function' || change === undefined ? undefined : path.join('/');
        take(advance(old, next, place, Date.now()));
      },
      setText: (text: string) => take(advance(latest.current.history, text, 'text', Date.now())),
      setFile: (file: string) =>
        take(latest.current.history, (one) => ({ ...one, file, hasOwnName: true, changed: Date.now() })),
      undo: () => take(undo(latest.current.history)),
      redo: () => take(redo(latest.current.history)),
    }),
    [take],
  );

  const read = useMemo(() => valueOfText(draft.text), [draft.text]);
  const [lastRead, setLastRead] = useState<EntryValue>(read ?? {});
  if (read !== undefined && read !== lastRead) setLastRead(read);
  return {
    draft,
    value: read ?? lastRead,
    isReadable: read !== undefined,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    isKept,
    ...actions,
  };
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

export const begin = (text: string): History => ({ text, past: [], future: [], step: undefined });

/** Adds a text to the history. `place` names the field in which a text is typed. */
export function advance(history: History, text: string, place: string | undefined, at: number): History {
  if (text === history.text) return history;
  const { step, past } = history;
  const goesOn = place !== undefined && step?.place === place && at - step.at < pause && past.length > 0;
  const before = goesOn ? past : [...past, history.text].slice(-longest);
  return { text, past: before, future: [], step: { place, at } };
}

export function undo({ text, past, future }: History): History {
  const before = past.at(-1);
  if (before === undefined) return { text, past, future, step: undefined };
  return { text: before, past: past.slice(0, -1), future: [text, ...future], step: undefined };
}

export function redo({ text, past, future }: History): History {
  const [next, ...rest] = future;
  if (next === undefined) return { text, past, future, step: undefined };
  return { text: next, past: [...past, text], future: rest, step: undefined };
}
