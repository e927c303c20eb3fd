/** Storage key of the list for the site at this origin. */
export const listKey = (origin: string): string => `enquiry-list:${origin}`;

/** Dispatched in this window when the list changes; other windows get the browser's `storage` event. */
export const listEvent = 'enquiry-list';

/** Calls a listener when the list changes, in this window or another. */
export function watchList(listener: () => void): () => void {
  addEventListener(listEvent, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(listEvent, listener);
    removeEventListener('storage', listener);
  };
}
