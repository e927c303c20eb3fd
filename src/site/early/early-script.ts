/** What the script in the head leaves for the program. */
export interface EarlyPresses {
  /** The controls that were pressed and have not answered, in the order of the presses. */
  pressed: Set<HTMLElement>;
  /** Whether the program listens, and with it React. */
  isHeard: boolean;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/**
 * The inline script of every page: it runs before the first paint, since a press may come before any other script has arrived. It
 * notes which button is pressed; links and what sends a form work by themselves, but for a link that is to take the place of the history entry.
 * And it marks a page whose address has a query: what depends on it is not shown before it is right (`global-style.ts`).
 * A text and no function, since the security policy names its hash.
 */
export const earlyScript = `{
if (location.search) document.documentElement.dataset.query = '';
const early = window.earlyPresses = { pressed: new Set(), isHeard: false };
addEventListener('click', (event) => {
  const control = event.target.closest('button, a[data-replace]');
  if (!control || control.type === 'submit') return;
  if (!control.href) early.pressed.add(control);
  else if (!early.isHeard && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
    event.preventDefault();
    location.replace(control.href);
  }
}, true);
}`;

/**
 * The home page's own: it opens at its top also when it is loaded again (the specification's section 2), though the browser, whatever it is
 * told, may scroll to where it was until all has loaded; a visitor who begins to scroll is left alone.
 */
export const topScript = `{
const [navigation] = performance.getEntriesByType('navigation');
if (!location.hash && navigation?.type === 'reload') {
  const visit = new AbortController(), { signal } = visit, end = () => visit.abort();
  history.scrollRestoration = 'manual';
  addEventListener('scroll', () => scrollTo({ top: 0, behavior: 'instant' }), { signal });
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(sign, end, { signal });
  addEventListener('load', () => setTimeout(end, 1000));
}
}`;
