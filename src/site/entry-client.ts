/**
 * The only script that a first load runs at once: it fetches the program when the browser is idle, or at the first
 * sign of the visitor, whichever comes first. Until then links, disclosures and the form work by HTML and CSS.
 */
import { loadChunk } from './router/load-chunk.ts';
import { reloadOnce } from './router/load-error.ts';

/** Seconds until a missing program is tried again (the specification's section 7). */
const TIMEOUT = 120;
const signs = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin'] as const;
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  loadChunk('site', () => import('./hydrate.tsx'), TIMEOUT)
    .then(({ hydrate }) => hydrate(onHydrated))
    .catch((error: Error) => {
      if (!reloadOnce()) announce(error.message);
    });
}

/** A button that the visitor pressed before it could work. */
let pressed: HTMLButtonElement | undefined;

function notePress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // A form's button works without the program.
  if (button && button.type !== 'submit') pressed = button;
}

/** Marks the page as living, and makes good what the visitor pressed too early. */
function onHydrated(): void {
  document.documentElement.dataset['hydrated'] = '';
  removeEventListener('click', notePress, true);
  if (pressed?.isConnected) pressed.click();
  pressed = undefined;
}

/** The page itself is complete without the program: it stays, and says what is missing. */
function announce(message: string): void {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = message;
  document.getElementById('main')?.prepend(notice);
}

/** The home page opens at its top also when it is loaded again (the specification's section 4). */
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.pathname === '/' && !location.hash && navigation?.type === 'reload') history.scrollRestoration = 'manual';

addEventListener('click', notePress, true);
for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 4000 }) : setTimeout(start, 2000);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
