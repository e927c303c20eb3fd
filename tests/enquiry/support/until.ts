import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until a condition holds, polling every `every` milliseconds.
 * @throws after `within` milliseconds, naming the condition
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  within = 60_000,
  every = 50,
): Promise<void> {
  const end = performance.now() + within;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited ${within} ms in vain until ${what}.`);
    await sleep(every);
  }
}
