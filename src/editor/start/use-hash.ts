import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

const read = () => decodeURIComponent(location.hash.slice(1));

/** What the address names behind its `#`: the draft that is open. The browser's own buttons lead back and forth. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, read);
}

/** Opens another draft; '' is the first screen. */
export function goTo(id: string): void {
  location.hash = encodeURIComponent(id);
}
