/** A part of the program did not arrive, also at the second try. The page is then loaded anew as a whole, once. */
export class ChunkError extends Error {
  override name = 'ChunkError';
  constructor(chunk: string, cause: unknown) {
    super(`Loading chunk ${chunk} failed`, { cause });
  }
}

function withTimeout<T>(promise: Promise<T>, seconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`nothing arrived within ${seconds} s`)), seconds * 1000);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Loads a part of the program; one that fails, or has not arrived in time, is tried once more.
 * @param chunk its name, for the error message
 * @param seconds the time-out (the specification's section 7: 120 s)
 * @throws ChunkError when both tries fail
 */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>, seconds: number): Promise<T> {
  try {
    return await withTimeout(load(), seconds);
  } catch {
    try {
      return await withTimeout(load(), seconds);
    } catch (cause) {
      throw new ChunkError(chunk, cause);
    }
  }
}

const reloadedKey = 'reloaded-for-chunk';

/**
 * Loads the whole page anew after a chunk failed, unless that was done for this address already.
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

/** Forgets that the page was loaded anew: called once a page has come up. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Storage is switched off: then `reloadOnce` never reloads either.
  }
}
