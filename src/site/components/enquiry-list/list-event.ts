/** Where the list lies in this device's storage, for the site of that origin. */
export const listKey = (origin: string): string => `enquiry-list:${origin}`;

/** Told to the window when the list changes; other windows hear of it by the browser's own `storage` event. */
export const listEvent = 'enquiry-list';

/** Calls a listener when the list changes, here or in another window. */
export function watchList(listener: () => void): () => void {
  addEventListener(listEvent, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(listEvent, listener);
    removeEventListener('storage', listener);
  };
}
