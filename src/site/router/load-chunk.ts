import { LoadError } from './load-error.ts';

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
