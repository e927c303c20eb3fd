import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { removeStored } from '../hooks/device-store.ts';
import { readDraft, writeDraft } from './draft.ts';
import type { Choice } from './use-choice.ts';
import {
  detailFields,
  type DetailField,
  textFields,
  type EnquiryField,
  type TextField,
} from '../../../enquiry/contract/enquiry.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

function fieldIn(form: HTMLFormElement, name: EnquiryField | DetailField): Control | undefined {
  const element = form.elements.namedItem(name);
  return isControl(element) ? element : undefined;
}

const typedFields = [...(Object.keys(textFields) as TextField[]), ...detailFields];

function fillFields(form: HTMLFormElement, values: Record<string, string>, which: 'empty' | 'all'): void {
  for (const name of typedFields) {
    const field = fieldIn(form, name);
    if (field && (which === 'all' || field.value === '')) field.value = values[name] ?? '';
  }
}

/** Values of the text fields, untrimmed. */
export function typedIn(form: HTMLFormElement): Record<TextField | DetailField, string> {
  const values = typedFields.map((name) => [name, fieldIn(form, name)?.value ?? '']);
  return Object.fromEntries(values) as Record<TextField | DetailField, string>;
}

const opensWith = (message: string, lines: string) => lines !== '' && `${message}\n`.startsWith(`${lines}\n`);

/**
 * Replaces the machine lines at the start of a message when the link changes; typed text stays.
 * @param before lines inserted last; the visitor may have changed or deleted them
 * @param after lines for the link, empty when it names no machine
 */
export function exchangeLine(message: string, before: string, after: string): string {
  if (before === after) return message;
  if (opensWith(message, before)) {
    const typed = message.slice(before.length);
    return after === '' ? typed.trimStart() : after + typed;
  }
  if (after === '' || opensWith(message, after)) return message;
  return message.trim() === '' ? after : `${after}\n${message}`;
}

/** Milliseconds without typing before the draft is written. */
const PAUSE = 300;

export interface DraftKeeper {
  /** Call after any change in the form. */
  changed: () => void;
  /** Writes the draft now. */
  keep: () => void;
  /** Empties the form and deletes the draft. */
  clear: () => void;
  /** Whether a draft was restored. */
  wasRestored: () => boolean;
}

type Pending = { timer: ReturnType<typeof setTimeout>; write: () => void } | undefined;

/** Ends the pause: writes or drops the draft. */
function endPause(pending: RefObject<Pending>, how: 'write' | 'drop'): void {
  const { current } = pending;
  pending.current = undefined;
  clearTimeout(current?.timer);
  if (how === 'write') current?.write();
}

/**
 * Restores and stores the draft, and updates the message's machine lines when the link changes. The fields are
 * uncontrolled, so what was typed before hydration stays.
 * @param key storage key of the draft
 * @param line lines for the machines of the link
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  line: string,
  choice: Choice,
): DraftKeeper {
  const hydrated = useHydrated();
  const given = useRef('');
  const looked = useRef(false);
  const restored = useRef(false);
  const latest = useRef(choice);
  const pending = useRef<Pending>(undefined);

  useEffect(() => {
    latest.current = choice;
  });

  useEffect(() => {
    const element = form.current;
    if (!hydrated || !element) return;
    if (!looked.current) {
      looked.current = true;
      const draft = readDraft(key);
      restored.current = draft !== undefined;
      if (draft) fillFields(element, draft.values, 'empty');
      given.current = draft?.line ?? '';
      const { query, isOwn, choose, machinery, model } = latest.current;
      const { choice: before } = draft ?? {};
      const isOther = before?.machinery !== machinery || before.model !== model;
      if (!isOwn && before?.query === query && isOther) choose(before.machinery, before.model);
    }
    const message = fieldIn(element, 'message');
    if (message) message.value = exchangeLine(message.value, given.current, line);
    given.current = line;
  }, [hydrated, form, key, line]);

  // Leaving the page writes the draft at once. A layout effect: its cleanup runs while the form is still mounted.
  useLayoutEffect(() => {
    const flush = () => endPause(pending, 'write');
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  const write = () => {
    if (!form.current) return;
    const { query, machinery, model } = latest.current;
    writeDraft(key, { values: typedIn(form.current), choice: { query, machinery, model }, line: given.current });
  };
  return {
    changed() {
      endPause(pending, 'drop');
      pending.current = { timer: setTimeout(() => endPause(pending, 'write'), PAUSE), write };
    },
    keep() {
      endPause(pending, 'drop');
      write();
    },
    clear() {
      endPause(pending, 'drop');
      if (form.current) fillFields(form.current, {}, 'all');
      removeStored(key);
      choice.reset();
    },
    wasRestored: () => restored.current,
  };
}
