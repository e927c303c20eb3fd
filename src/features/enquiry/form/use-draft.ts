import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useHydrated } from '../../../ui/hooks/after-hydration.ts';
import { readStored, writeStored } from '../../../browser/stored.ts';
import { parseDraft, writeDraft } from '../../outbox/draft.ts';
import type { MachineChoice } from './use-choice.ts';
import type { EarlyVisit } from '../../../ui/early-visit.ts';
import { detailFields, type DetailField, textFields, type TextField } from '../../../enquiry/contract/enquiry.ts';

const typedFields = [...(Object.keys(textFields) as TextField[]), ...detailFields];

function fieldIn(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : undefined;
}

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

export interface DraftKeeper {
  /** Stores the draft; call after any change in the form. */
  keep: () => void;
  /** Empties the form, but for the lines that name the link's machines, and deletes the draft. */
  clear: () => void;
  /** Whether a draft was restored. */
  wasRestored: () => boolean;
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
  choice: MachineChoice,
): DraftKeeper {
  const hydrated = useHydrated();
  const given = useRef('');
  const looked = useRef(false);
  const restored = useRef(false);
  const restore = useEffectEvent((element: HTMLFormElement) => {
    const { query, isOwn, choose, machinery, model } = choice;
    const draft = parseDraft(readStored(key));
    looked.current = true;
    restored.current =
      draft !== undefined || (window.earlyVisit satisfies EarlyVisit | undefined)?.hasOlderTexts === true;
    if (!draft) return;
    fillFields(element, draft.values, 'empty');
    given.current = draft.line;
    const { choice: before } = draft;
    const isOther = before.machinery !== machinery || before.model !== model;
    if (!isOwn && before.query === query && isOther) choose(before.machinery, before.model);
  });
  const keep = () => {
    if (!form.current || !looked.current) return;
    const { query, machinery, model } = choice;
    writeDraft(key, { values: typedIn(form.current), choice: { query, machinery, model }, line: given.current });
  };
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    const element = form.current;
    if (!hydrated || !element) return;
    const isBegun = !looked.current && Object.values(typedIn(element)).some((text) => text !== '');
    if (!looked.current) restore(element);
    const message = fieldIn(element, 'message');
    if (message) message.value = exchangeLine(message.value, given.current, line);
    given.current = line;
    if (isBegun) keepNow();
  }, [hydrated, form, line]);
  const picked = choice.isOwn && `${choice.machinery} ${choice.model}`;
  useEffect(() => {
    if (picked) keepNow();
  }, [picked]);

  return {
    keep,
    clear() {
      if (form.current) fillFields(form.current, { message: line }, 'all');
      given.current = line;
      writeStored(key, null);
      choice.reset();
    },
    wasRestored: () => restored.current,
  };
}
