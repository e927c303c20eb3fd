import { useMemo } from 'react';
import type { AppPath } from '#generated/route-tree.gen.ts';
import { hasTexts, parseStoredList, readStored, writeStored } from '../../browser/stored.ts';
import { useStored } from '../../ui/hooks/use-stored.ts';
import { useShell } from '../../ui/shell.ts';

/** Maximum machines per enquiry: even with the longest names and answers, more than half of the message is left. */
export const maxMachines = 20;

/** Data of a listed machine; the enquiry page has no catalogue to look it up in. */
export interface ListedMachine {
  name: string;
  /** Its category. */
  detail: string;
  to: AppPath;
  /** Query of its enquiry link. */
  search: string;
}

const isListed = (value: unknown): value is ListedMachine =>
  hasTexts(value, ['name', 'detail', 'to', 'search']) && value.name !== '' && /^\/(?!\/)/.test(value.to);

/** Parses the stored list and drops invalid entries. */
export const parseList = (text: string | null): ListedMachine[] => parseStoredList(text, isListed, maxMachines);

/** Storage key of the list for the site at this origin. */
const listKey = (origin: string): string => `enquiry-list:${origin}`;

export interface EnquiryList {
  key: string;
  machines: readonly ListedMachine[];
  isFull: boolean;
  /** Appends a machine unless it is listed. @returns false when storage fails */
  add: (machine: ListedMachine) => boolean;
  remove: (name: string) => void;
  clear: () => void;
}

/** The visitor's enquiry list, stored on this device only; empty on the server and during hydration. */
export function useEnquiryList(): EnquiryList {
  const key = listKey(useShell().origin);
  const stored = useStored(key);
  const machines = useMemo(() => parseList(stored), [stored]);
  const without = (name: string) => parseList(readStored(key)).filter((machine) => machine.name !== name);
  const write = (list: ListedMachine[]) => writeStored(key, list.length > 0 ? JSON.stringify(list) : null);
  return {
    key,
    machines,
    isFull: machines.length >= maxMachines,
    add: (machine) => write([...without(machine.name), machine]),
    remove: (name) => void write(without(name)),
    clear: () => void write([]),
  };
}
