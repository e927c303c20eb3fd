/** The visitor's enquiry list, stored on this device only. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import { listEvent, listKey, watchList } from './list-event.ts';
import { readStored } from '../hooks/device-store.ts';
import { useSyncExternalStore } from 'react';
import { useShell } from '../../frame/shell.tsx';

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

const isListed = (value: unknown): value is ListedMachine => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, detail, to, search } = value as Record<string, unknown>;
  const texts = [name, detail, to, search];
  return texts.every((text) => typeof text === 'string') && name !== '' && /^\/(?!\/)/.test(String(to));
};

/** Parses the stored list and drops invalid entries. */
export function parseList(text: string | null): ListedMachine[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isListed).slice(0, maxMachines) : [];
  } catch {
    return [];
  }
}

/** Cache of the last read: `useSyncExternalStore` needs the same object for the same text. */
let last: { key: string; text: string | null; list: ListedMachine[] } | undefined;

/** Reads the list; disabled storage counts as empty. */
function readList(key: string): ListedMachine[] {
  const text = readStored(key);
  if (last?.key !== key || last.text !== text) last = { key, text, list: parseList(text) };
  return last.list;
}

/** Stores the list and notifies its listeners. @returns false when storage fails */
function writeList(key: string, list: readonly ListedMachine[]): boolean {
  try {
    if (list.length > 0) localStorage.setItem(key, JSON.stringify(list));
    else localStorage.removeItem(key);
  } catch {
    return false;
  }
  dispatchEvent(new Event(listEvent));
  return true;
}

export interface EnquiryList {
  key: string;
  machines: readonly ListedMachine[];
  isFull: boolean;
  /** Appends a machine unless it is listed. @returns false when storage fails */
  add: (machine: ListedMachine) => boolean;
  remove: (name: string) => void;
  clear: () => void;
}

const none: readonly ListedMachine[] = [];

/** The visitor's enquiry list; empty on the server and during hydration. */
export function useEnquiryList(): EnquiryList {
  const key = listKey(useShell().origin);
  const machines = useSyncExternalStore(
    watchList,
    () => readList(key),
    () => none,
  );
  const without = (name: string) => readList(key).filter((machine) => machine.name !== name);
  return {
    key,
    machines,
    isFull: machines.length >= maxMachines,
    add: (machine) => writeList(key, [...without(machine.name), machine]),
    remove: (name) => void writeList(key, without(name)),
    clear: () => void writeList(key, none),
  };
}
