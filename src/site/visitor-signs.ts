/** What tells that somebody is about to use the page. */
export const signs = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin', 'scroll'] as const;

/**
 * Calls back at the first sign of the visitor, at once when there was one before the program came.
 * @returns what ends the waiting
 */
export function atFirstSign(act: () => void): () => void {
  if (document.documentElement.dataset['visitor'] !== undefined) {
    act();
    return () => undefined;
  }
  const listening = new AbortController();
  // The router scrolls, too.
  const once = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    listening.abort();
    act();
  };
  for (const sign of signs) addEventListener(sign, once, { capture: true, passive: true, signal: listening.signal });
  return () => listening.abort();
}
