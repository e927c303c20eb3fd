/**
 * What the visitor chose on this device: one value for all components, kept in the browser's storage where that is
 * allowed.
 */
import { useSyncExternalStore } from 'react';

/** A text of this device's storage; null where there is none, or the storage is off. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Takes a text away. Storage that is off holds none. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there is none.
  }
}

export interface DeviceStore<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Reads again what another tab may have written. */
  refresh: () => void;
  /** The value; `initial` on the server and in the first render after it. */
  use: () => Value;
}

/**
 * Makes a store. Nothing is read before it is used.
 * @param read makes the value of what is stored; a problem of it counts as nothing stored
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
        // Without storage the choice holds until the page is left.
      }
      become(next);
    },
    refresh: () => become(load()),
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
