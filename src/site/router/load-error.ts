/** Something that a page needs did not arrive. The whole page is then reloaded, once for each address. */
export class LoadError extends Error {
  override name = 'LoadError';
  readonly kind: 'chunk' | 'file';
  /** Name of the chunk, or address of the file. */
  readonly part: string;
  /** Whether the server answered that there is no such thing, rather than that it did not arrive. */
  isMissing = false;

  constructor(kind: LoadError['kind'], part: string, options: ErrorOptions) {
    super(`Loading ${kind === 'chunk' ? 'chunk ' : ''}${part} failed`, options);
    this.kind = kind;
    this.part = part;
  }
}

const reloadedKey = 'reloaded';

/**
 * Reloads the whole page, unless that was done for this address already.
 * @returns false when it was: then the error page is what is left
 */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === location.href) return false;
    sessionStorage.setItem(reloadedKey, location.href);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Forgets that the page was reloaded: called when a page has come up. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Storage is switched off: then `reloadOnce` never reloads either.
  }
}
