/** State that the inline script leaves for the program. */
export interface EarlyPresses {
  /** Controls that were pressed but not yet hydrated, in order. */
  pressed: Set<HTMLElement>;
  /** Whether React's listeners are attached. */
  isReady: boolean;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/**
 * Inline script of every page. It runs before the first paint and records presses on buttons before hydration; links
 * and submit buttons work by themselves, except links that replace the history entry. It also marks pages with a
 * query, and pages older than the last day of a fair: content that depends on it stays hidden until hydration
 * (`global-style.ts`).
 * A string, since the content security policy contains its hash.
 */
export const earlyScript = `{
const { dataset } = document.documentElement;
if (location.search) dataset.query = '';
if (new Date().toISOString().slice(0, 10) > dataset.until) dataset.past = '';
const early = window.earlyPresses = { pressed: new Set(), isReady: false };
addEventListener('click', (event) => {
  const control = event.target.closest('button, a[data-replace]');
  if (!control || control.type === 'submit') return;
  if (!control.href) early.pressed.add(control);
  else if (!early.isReady && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
    event.preventDefault();
    location.replace(control.href);
  }
}, true);
}`;

/**
 * Home page only: a reload opens at the top (specification, section 2). Browsers may restore the scroll position
 * until the page has loaded, even with `scrollRestoration`; stops when the visitor scrolls.
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
