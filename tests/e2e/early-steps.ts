import type { Page } from '@playwright/test';
import { hold } from './site-test.ts';

/** Opens a page whose scripts are held back. @returns a function that releases them */
export async function openEarly(page: Page, address: string): Promise<() => void> {
  const release = await hold(page, /\/hydrate-/);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return release;
}

/**
 * Opens a page of which React hydrates what surrounds it, and not yet the page itself: it does that in a later task.
 * @returns a function that lets React go on
 */
export async function openHalfHydrated(page: Page, address: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let held: (() => void)[] | undefined;
    // React starts its tasks by messages to itself.
    MessagePort.prototype.postMessage = new Proxy(MessagePort.prototype.postMessage, {
      apply(post, port, message: unknown[]) {
        const start = () => Reflect.apply(post, port, message);
        if (held) held.push(start);
        else start();
      },
    });
    // The menu listens for keys as soon as it is hydrated.
    document.addEventListener = new Proxy(document.addEventListener, {
      apply(listen, target, [type, ...others]: unknown[]) {
        if (type === 'keydown') {
          held ??= [];
          // Longer than React lets a task take.
          const start = performance.now();
          while (performance.now() < start + 20);
        }
        Reflect.apply(listen, target, [type, ...others]);
      },
    });
    const isHeld = () => held !== undefined;
    const goOn = () => {
      for (const start of held?.splice(0) ?? []) start();
      held = undefined;
    };
    Object.assign(window, { isHeld, goOn });
  });
  await page.goto(address);
  await page.waitForFunction(() => (Reflect.get(window, 'isHeld') as () => boolean)());
  return () => page.evaluate(() => (Reflect.get(window, 'goOn') as () => void)());
}
