/** The machines that a visitor collects on the way to the enquiry, kept on this device alone. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import { listEvent, listKey, watchList } from './list-event.ts';
import { readStored } from '../hooks/device-store.ts';
import { useSyncExternalStore } from 'react';
import { useShell } from '../../frame/shell.tsx';

/**
 * Machines in one enquiry: with the longest names and answers, more than half of the message is still the visitor's
 * own.
 */
export const mostMachines = 20;

/** What the list knows of a machine by itself: the page that shows the list knows no catalogue. */
export interface ListedMachine {
  name: string;
  /** The category that it belongs to. */
  detail: string;
  to: AppPath;
  /** The query of its enquiry link. */
  search: string;
}

const isListed = (value: unknown): value is ListedMachine => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, detail, to, search } = value as Record<string, unknown>;
  const texts = [name, detail, to, search];
  return texts.every((text) => typeof text === 'string') && name !== '' && /^\/(?!\/)/.test(String(to));
};

/** What a text of the storage says; whatever else it holds is left out. */
export function parseList(text: string | null): ListedMachine[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isListed).slice(0, mostMachines) : [];
  } catch {
    return [];
  }
}

/** The list that was read last: the same text gives the same object, as React wants it. */
let last: { key: string; text: string | null; list: ListedMachine[] } | undefined;

/** The list that is kept under a key. Storage that is off is an empty one. */
function readList(key: string): ListedMachine[] {
  const text = readStored(key);
  if (last?.key !== key || last.text !== text) last = { key, text, list: parseList(text) };
  return last.list;
}

/** Keeps a list, and tells all that show it. @returns false when the device keeps nothing */
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
  /** Of the list in this device's storage. */
  key: string;
  machines: readonly ListedMachine[];
  isFull: boolean;
  /** Adds a machine at the end, once. @returns false when the device keeps nothing */
  add: (machine: ListedMachine) => boolean;
  remove: (name: string) => void;
  clear: () => void;
}

const none: readonly ListedMachine[] = [];

/** The visitor's enquiry list; empty on the server and in the first render after it. */
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
    isFull: machines.length >= mostMachines,
    add: (machine) => writeList(key, [...without(machine.name), machine]),
    remove: (name) => void writeList(key, without(name)),
    clear: () => void writeList(key, none),
  };
}
