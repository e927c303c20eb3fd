/** What this device remembers of an enquiry that is being written: texts in its storage, by their keys. */
export type DeviceTexts = Record<string, string>;

function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The texts under some keys, as far as there are any. */
export function readTexts(keys: readonly string[]): DeviceTexts {
  const pairs = keys.map((key) => [key, readText(key)]).filter((pair) => pair[1] !== undefined);
  return Object.fromEntries(pairs) as DeviceTexts;
}

/** Tells what shows them in this window, which by itself hears of other windows alone. */
const tell = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));

/** Removes those that nobody has changed since. */
export function removeUnchanged(texts: DeviceTexts): void {
  for (const [key, text] of Object.entries(texts)) {
    if (readText(key) !== text) continue;
    localStorage.removeItem(key);
    tell(key);
  }
}

/** Puts back those in whose place nothing else has come. */
export function restoreMissing(texts: DeviceTexts): void {
  for (const [key, text] of Object.entries(texts)) {
    if (readText(key) !== undefined) continue;
    localStorage.setItem(key, text);
    tell(key);
  }
}
