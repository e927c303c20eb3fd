/** Texts in localStorage: they stay on this device, and all components and tabs see a change at once. */
import { useSyncExternalStore } from 'react';

/** Choices of this visit that could not be stored. */
const unsaved = new Map<string, string>();

/** Reads a text; null when there is none or storage is disabled. */
export function readStored(key: string): string | null {
  try {
    return unsaved.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Browsers send this event to the other tabs only. */
const notify = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));

/** Stores a text, or removes it if it is null. @returns false when storage is disabled or full */
export function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return false;
  }
  notify(key);
  return true;
}

/** Stores a choice; without storage it lasts until the page is left. */
export function storeChoice(key: string, text: string): void {
  if (writeStored(key, text)) return;
  unsaved.set(key, text);
  notify(key);
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** A stored text; null on the server and during hydration. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
}
