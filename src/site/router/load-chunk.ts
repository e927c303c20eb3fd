import { LoadError } from './load-error.ts';

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
 * @throws LoadError when both tries fail
 */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>, seconds: number): Promise<T> {
  try {
    return await withTimeout(load(), seconds);
  } catch {
    try {
      return await withTimeout(load(), seconds);
    } catch (cause) {
      throw new LoadError(`Loading chunk ${chunk} failed`, { cause });
    }
  }
}
