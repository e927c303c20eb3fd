import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

const read = () => decodeURIComponent(location.hash.slice(1));

/** The URL's hash: the id of the open draft. It makes the browser's back button work. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, read);
}

/** Opens another draft; '' is the start screen. */
export function goTo(id: string): void {
  location.hash = encodeURIComponent(id);
}
