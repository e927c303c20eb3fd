/** A visitor's choice, shared by all components and kept in localStorage where allowed. */
import { useSyncExternalStore } from 'react';

/** Reads localStorage; null when the key is missing or storage is disabled. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Removes a key; does nothing when storage is disabled. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

export interface DeviceStore<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Reads again what another tab may have written. */
  refresh: () => void;
  /** The value; `initial` on the server and during hydration. */
  use: () => Value;
}

/**
 * Makes a store that reads localStorage on first use.
 * @param read parses the stored text; an exception counts as nothing stored
 */
export function makeDeviceStore<Value>(
  key: string,
  initial: Value,
  read: (stored: string) => Value,
  write: (value: Value) => string = JSON.stringify,
): DeviceStore<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  const load = (): Value => {
    try {
      const stored = localStorage.getItem(key);
      return stored === null ? initial : read(stored);
    } catch {
      return initial;
    }
  };
  const become = (next: Value) => {
    value = next;
    for (const listener of listeners) listener();
  };
  const get = () => (value ??= load());
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set(next) {
      try {
        localStorage.setItem(key, write(next));
      } catch {
        // Without storage the choice lasts until the page is left.
      }
      become(next);
    },
    refresh: () => become(load()),
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
