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

class TimeoutError extends Error {}

function withTimeout<T>(promise: Promise<T>, seconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`nothing arrived within ${seconds} s`)), seconds * 1000);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Loads a part of the program; one that fails, or has not arrived in time, is tried once more.
 * @param chunk its name, for the error message
 * @param seconds the time-out (the specification's section 7: 120 s)
 * @param loadAgain asks under another address: `import()` of the same address gives the promise that hangs. Without it what
 *   hangs is not waited for again: the load of the whole page asks again.
 * @throws LoadError when both tries fail
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
