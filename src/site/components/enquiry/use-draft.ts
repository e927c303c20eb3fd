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

/** The control of a form with that name. */
function fieldIn(form: HTMLFormElement, name: EnquiryField | DetailField): Control | undefined {
  const element = form.elements.namedItem(name);
  return isControl(element) ? element : undefined;
}

const typedFields = [...(Object.keys(textFields) as TextField[]), ...detailFields];

/** Puts texts into the fields: into the empty ones, or into all. */
function fillFields(form: HTMLFormElement, values: Record<string, string>, which: 'empty' | 'all'): void {
  for (const name of typedFields) {
    const field = fieldIn(form, name);
    if (field && (which === 'all' || field.value === '')) field.value = values[name] ?? '';
  }
}

/** What is typed into the fields, as it is. */
export function typedIn(form: HTMLFormElement): Record<TextField | DetailField, string> {
  const values = typedFields.map((name) => [name, fieldIn(form, name)?.value ?? '']);
  return Object.fromEntries(values) as Record<TextField | DetailField, string>;
}

/** Whether a message opens with these lines. */
const opensWith = (message: string, lines: string) => lines !== '' && `${message}\n`.startsWith(`${lines}\n`);

/**
 * A message whose opening lines follow the link that the visitor took last; all that was typed stays.
 * @param before the lines that the message was given last; the visitor may have changed or deleted them
 * @param after the lines of the link, empty when it names no machine
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

/** Milliseconds without a key stroke after which the draft is written. */
const PAUSE = 300;

export interface DraftKeeper {
  /** To be called when anything in the form changed. */
  changed: () => void;
  /** Writes the draft now. */
  keep: () => void;
  /** Empties the form and forgets the draft. */
  clear: () => void;
  /** Whether a draft was brought back. */
  wasRestored: () => boolean;
}

type Pending = { timer: ReturnType<typeof setTimeout>; write: () => void } | undefined;

/** Ends the pause: writes the draft now, or never. */
function settle(pending: RefObject<Pending>, how: 'write' | 'drop'): void {
  const { current } = pending;
  pending.current = undefined;
  clearTimeout(current?.timer);
  if (how === 'write') current?.write();
}

/**
 * Brings back what was typed before a reload, keeps it from then on, and lets the message's first line follow the link.
 * The fields hold their values themselves, so what was typed before the program arrived stays.
 * @param key of the draft in this device's storage
 * @param line the line about the machine that the link named
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

  // Leaving the page, in whatever way, does not wait for the pause. A layout effect: it ends while the form still
  // stands.
  useLayoutEffect(() => {
    const flush = () => settle(pending, 'write');
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
      settle(pending, 'drop');
      pending.current = { timer: setTimeout(() => settle(pending, 'write'), PAUSE), write };
    },
    keep() {
      settle(pending, 'drop');
      write();
    },
    clear() {
      settle(pending, 'drop');
      if (form.current) fillFields(form.current, {}, 'all');
      removeStored(key);
      choice.reset();
    },
    wasRestored: () => restored.current,
  };
}
