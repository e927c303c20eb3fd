/** Where the list lies in this device's storage, for the site of that origin. */
export const listKey = (origin: string): string => `enquiry-list:${origin}`;

/** Told to the window when the list changes; other windows hear of it by the browser's own `storage` event. */
export const listEvent = 'enquiry-list';

/** Whether anything is on the list, without reading it. */
export function hasList(origin: string): boolean {
  try {
    return localStorage.getItem(listKey(origin)) !== null;
  } catch {
    return false;
  }
}
