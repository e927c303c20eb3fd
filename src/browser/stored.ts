/** Texts in localStorage: they stay on this device, and all tabs see a change at once. */

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

/** Whether a stored value is an object with a text in each of these fields. */
export function hasTexts<Name extends string>(value: unknown, names: readonly Name[]): value is Record<Name, string> {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return names.every((name) => typeof fields[name] === 'string');
}

/** Parses stored JSON; undefined when it is missing, unreadable or not valid. */
export function parseStored<Value>(
  text: string | null | undefined,
  isValid: (value: unknown) => value is Value,
): Value | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a stored list: at most `limit` valid items. */
export function parseStoredList<Item>(
  text: string | null,
  isItem: (value: unknown) => value is Item,
  limit: number,
): Item[] {
  return (parseStored(text, Array.isArray) ?? []).filter(isItem).slice(0, limit);
}
