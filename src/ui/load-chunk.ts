/** A chunk or file failed to load. The page is then reloaded, once per address. */
export class LoadError extends Error {
  override name = 'LoadError';
  readonly kind: 'chunk' | 'file';
  /** Name of the chunk, or URL of the file. */
  readonly part: string;
  /** Whether the server answered that it does not exist, rather than a network error. */
  isMissing = false;

  constructor(kind: LoadError['kind'], part: string, options: ErrorOptions) {
    super(`Loading ${kind === 'chunk' ? 'chunk ' : ''}${part} failed`, options);
    this.kind = kind;
    this.part = part;
  }
}

/** Key of the address in `sessionStorage` that was reloaded because a chunk failed. */
const reloadedKey = 'reloaded';

/**
 * Reloads the page unless that was already done for this address.
 * @returns false if it was: show the error page
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

/** Keeps `reloadOnce` from reloading this address: for a page that stands inside another one. */
export function forbidReload(): void {
  try {
    sessionStorage.setItem(reloadedKey, location.href);
  } catch {
    // Without storage `reloadOnce` never reloads.
  }
}

/** Milliseconds: longer than a chunk that a page loads at once takes to fail, two attempts of 120 seconds. */
const untilReload = 300_000;

/**
 * Call after a page has rendered: texts that were typed before are in their fields by now. Another reload is allowed
 * later: chunks that the page loads at once may still fail, and would reload it again and again.
 */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(typedKey);
    setTimeout(() => sessionStorage.removeItem(reloadedKey), untilReload);
  } catch {
    // Without storage `reloadOnce` never reloads either.
  }
}

class TimeoutError extends Error {}

function withTimeout<T>(promise: Promise<T>, seconds: number): Promise<T> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new TimeoutError(`nothing arrived within ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([promise, timeout]);
}

/**
 * A function that imports a chunk under another URL, since `import()` of the same one hangs or, in Chromium, repeats its
 * failure. Vite names the chunk in a `<link>` at the first import.
 * @param chunk file name without hash
 * @returns undefined without a link, as in the development server
 */
export function retryImport<T>(chunk: string): (() => Promise<T>) | undefined {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="modulepreload"][href*="/${chunk}-"]`);
  return link ? () => import(/* @vite-ignore */ `${link.href}?again=${performance.now()}`) : undefined;
}

/** Imports a chunk that the page does without; after an error once more under another URL. */
export function importChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    const again = retryImport<T>(chunk);
    if (!again) throw error;
    return again();
  });
}

/**
 * Loads a chunk; retries once after an error or a time-out.
 * @param chunk name for the error message
 * @param seconds time-out (specification, section 4)
 * @param loadAgain see `retryImport`. Without it only errors are retried; a reload of the page asks again.
 * @throws LoadError when both attempts fail
 */
export async function loadChunk<T>(
  chunk: string,
  load: () => Promise<T>,
  seconds: number,
  loadAgain?: () => Promise<T>,
): Promise<T> {
  const failed = (cause: unknown) => new LoadError('chunk', chunk, { cause });
  try {
    return await withTimeout(load(), seconds);
  } catch (error) {
    if (error instanceof TimeoutError && !loadAgain) throw failed(error);
    try {
      return await withTimeout((loadAgain ?? load)(), seconds);
    } catch (cause) {
      throw failed(cause);
    }
  }
}

/** Key of the texts in `sessionStorage`, which last until the page has rendered. */
export const typedKey = 'typed';
