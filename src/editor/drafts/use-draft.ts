import { useEffect, useMemo, useRef, useState } from 'react';
import { orderFor } from '../form/field-model.ts';
import type { Change, EntryValue } from '../../yaml/edit/edit.ts';
import { editText, valueOfText } from '../../yaml/edit/edit-text.ts';
import type { Draft } from '../proposal/proposal.ts';
import { withText } from './new-draft.ts';

/** An open draft. */
export interface OpenDraft {
  draft: Draft;
  /** The form's value: from the newest text that can be parsed. */
  value: EntryValue;
  /** False while the text has a syntax error; the form is then read-only. */
  isReadable: boolean;
  canUndo: boolean;
  canRedo: boolean;
  edit: (path: readonly string[], change: Change) => void;
  /** Typed `text` is one step to undo with what was typed just before, other texts are steps of their own. */
  setText: (text: string, place?: 'text') => void;
  setFile: (file: string) => void;
  /** Another window's text took the place of what was here: undo leads back. */
  isOverruled: boolean;
  undo: () => void;
  redo: () => void;
}

/** Whether a draft was changed by sending, by what is published, or in another window since it was opened here. */
export const isFromElsewhere = (stored: Draft, open: Draft): boolean =>
  stored.sent !== open.sent || stored.rebased !== open.rebased || stored.changed > open.changed;

/** Whether a draft from elsewhere takes the place of one that could not be merged with it: one of them has a mistake. */
export const takesPlace = (stored: Draft, open: Draft): boolean =>
  stored.text !== open.text && [stored, open].some(({ text, readable }) => text !== readable);

/**
 * Opens a draft. Form and text edit the same text; every change is saved at once and can be undone. `keep` saves it; it
 * must not change. `stored` is what is kept of it now: what sending or another window made of it is taken over.
 */
export function useDraft(first: Draft, keep: (draft: Draft) => void, stored: Draft | undefined): OpenDraft {
  const [work, setWork] = useState<Work>(() => ({ draft: first, history: begin(first), isOverruled: false }));
  // Several changes may come before React renders again.
  const latest = useRef(work);

  const actions = useMemo(() => {
    const take = (history: History, file?: string) => {
      const { draft: before, history: old } = latest.current;
      const written = history.text === old.text ? before : withText(before, history.text, Date.now());
      const draft = file === undefined ? written : { ...written, file, hasOwnName: true, changed: Date.now() };
      latest.current = { ...latest.current, draft, history };
      setWork(latest.current);
      if (draft !== before) keep(draft);
    };
    return {
      edit(path: readonly string[], change: Change) {
        const { draft, history } = latest.current;
        const next = editText(draft.file, draft.text, path, change, orderFor(draft.kind, path));
        const place = typeof change === 'function' || change === undefined ? undefined : path.join('/');
        take(advance(history, next, place, Date.now()));
      },
      setText: (text: string, place?: 'text') => take(advance(latest.current.history, text, place, Date.now())),
      adopt(draft: Draft) {
        const { draft: before, history: old, isOverruled } = latest.current;
        const history = advance(old, draft.text, undefined, Date.now());
        latest.current = { draft, history, isOverruled: isOverruled || takesPlace(draft, before) };
        setWork(latest.current);
      },
      setFile: (file: string) => take(latest.current.history, file),
      undo: () => take(undo(latest.current.history)),
      redo: () => take(redo(latest.current.history)),
    };
  }, [keep]);

  const { draft, history } = work;
  const { adopt, ...others } = actions;
  useEffect(() => {
    if (stored && isFromElsewhere(stored, draft)) adopt(stored);
  }, [stored, draft, adopt]);
  const value = useMemo(() => valueOfText(draft.readable) ?? {}, [draft.readable]);
  return {
    draft,
    value,
    isReadable: draft.text === draft.readable,
    canUndo: history.at > 0,
    canRedo: history.at < history.texts.length - 1,
    isOverruled: work.isOverruled,
    ...others,
  };
}

interface Work {
  draft: Draft;
  history: History;
  isOverruled: boolean;
}

/** Undo history: all texts in order, and which of them is shown. */
interface History {
  texts: readonly string[];
  at: number;
  text: string;
  /** The last change; keystrokes in one field are merged into one step. */
  step?: { place: string | undefined; time: number };
}

/** Longest pause within one step (milliseconds). */
const pause = 1500;
/** Maximum undo steps. */
const longest = 200;

/** The history of an opened draft: a syntax error in it can be undone. */
export const begin = ({ text, readable }: Pick<Draft, 'text' | 'readable'>): History => {
  const texts = [...new Set([readable, text])];
  return { texts, at: texts.length - 1, text };
};

/** Adds a text to the history. `place` names the field in which a text is typed. */
export function advance(history: History, text: string, place: string | undefined, time: number): History {
  const { texts, at, step } = history;
  if (text === history.text) return history;
  const goesOn = place !== undefined && step?.place === place && time - step.time < pause && at > 0;
  const before = texts.slice(0, goesOn ? at : at + 1).slice(-longest);
  return { texts: [...before, text], at: before.length, text, step: { place, time } };
}

export const undo = (history: History): History => go(history, -1);
export const redo = (history: History): History => go(history, 1);

function go({ texts, at, text }: History, by: number): History {
  const next = texts[at + by];
  return next === undefined ? { texts, at, text } : { texts, at: at + by, text: next };
}
