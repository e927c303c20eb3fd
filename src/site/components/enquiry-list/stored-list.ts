/** The machines that a visitor collects on the way to the enquiry, kept on this device alone. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import { mostMachines } from '../../../enquiry/contract/enquiry.ts';
import { listEvent } from './list-event.ts';

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

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The list that is kept under a key. Storage that is off is an empty one. */
export function readList(key: string): ListedMachine[] {
  const text = readText(key);
  if (last?.key !== key || last.text !== text) last = { key, text, list: parseList(text) };
  return last.list;
}

/** Keeps a list, and tells all that show it. @returns false when the device keeps nothing */
export function writeList(key: string, list: readonly ListedMachine[]): boolean {
  try {
    if (list.length > 0) localStorage.setItem(key, JSON.stringify(list));
    else localStorage.removeItem(key);
  } catch {
    return false;
  }
  dispatchEvent(new Event(listEvent));
  return true;
}

/** Calls a listener when the list changes, here or in another window. */
export function watchList(listener: () => void): () => void {
  addEventListener(listEvent, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(listEvent, listener);
    removeEventListener('storage', listener);
  };
}
