/**
 * Whether enquiries wait on this device, for pages to see without opening a store. It is set before one waits and goes
 * when a page finds none.
 */
const key = 'enquiries-wait';

/** Told to the page itself; other tabs hear of it by the browser's own `storage` event. */
export const flagEvent = 'enquiries-wait';

export function hasFlag(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** @throws where storage is off or full */
export function setFlag(): void {
  localStorage.setItem(key, '1');
  dispatchEvent(new Event(flagEvent));
}

export function removeFlag(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then it was never set.
  }
}
