/**
 * The only script that a first load runs: it fetches the program when the browser is idle, and starts it at the first
 * sign of the visitor, or a few seconds after the page has loaded, whichever comes first. Until then links,
 * disclosures and the form work by HTML and CSS, and the processor of a slow phone is free for the page itself.
 */
import { fetchShell, shellAddress } from './load-shell.ts';
import { pause } from './pause.ts';
import { loadChunk } from './router/load-chunk.ts';
import { reloadOnce } from './router/load-error.ts';
import { signs } from './visitor-signs.ts';

/** Seconds until a missing program is tried again (the specification's section 4). */
const TIMEOUT = 120;
/** Milliseconds after the load at which the program starts without a sign of the visitor. */
const PATIENCE = 3000;
/** Milliseconds more until the service worker begins: the browser's work for it would hold up a program that starts at the same time. */
const REST = 1000;
let started = false;

/** The libraries run in a task before the program's own, since both at once would hold a slow phone up. */
async function loadProgram() {
  await import('./libraries.ts');
  await pause();
  return import('./hydrate.tsx');
}

/** @param sign what the visitor did; nothing when the time has come without */
function start(sign?: Event): void {
  // The program that has started scrolls, too.
  if (sign && (sign.isTrusted || !started)) {
    document.documentElement.dataset['visitor'] = '';
    for (const name of signs) removeEventListener(name, start, true);
  }
  if (started) return;
  started = true;
  loadChunk('site', loadProgram, TIMEOUT)
    .then(({ hydrate }) => hydrate({ onHydrated, timeout: TIMEOUT }))
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

let nowLives: () => void;
/** Comes when every control works. */
const life = new Promise<void>((resolve) => (nowLives = resolve));

/** Marks the page as living, and makes good what the visitor pressed too early. */
function onHydrated(): void {
  document.documentElement.dataset['hydrated'] = '';
  removeEventListener('click', notePress, true);
  if (pressed?.isConnected) pressed.click();
  pressed = undefined;
  nowLives();
}

/** The page itself is complete without the program: it stays, and says what is missing. */
function announce(message: string): void {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = message;
  document.getElementById('main')?.prepend(notice);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work);
}

/**
 * Fetches what the program needs on this page, when the browser is idle: its parts, without running them, and what surrounds
 * every page. To ask for all at once takes a slow phone 80 ms.
 */
function fetchAhead(): void {
  const shell = shellAddress();
  // What fails here is tried again at the start.
  if (shell) whenIdle(() => void fetchShell(shell).catch(() => undefined));
  const parts = document.querySelector<HTMLScriptElement>('script[data-parts]')?.dataset['parts'] ?? '';
  for (const href of parts.split(' ').filter(Boolean)) {
    whenIdle(() => document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href })));
  }
}

/** Lets the service worker begin, which later visits gain from; the site works without it. */
function keepOffline(): void {
  const shell = shellAddress();
  if (!shell || !('serviceWorker' in navigator)) return;
  Promise.all([fetchShell(shell), import('./offline/register.ts')])
    .then(([{ worker }, { registerWorker }]) => (worker ? registerWorker(worker) : undefined))
    .catch(() => undefined);
}

function whenLoaded(): void {
  // A page whose content follows its address is not complete before.
  setTimeout(() => start(), location.search && document.querySelector('[data-at-once]') ? 0 : PATIENCE);
  // Where one is at work already, it is told from the start what the visitor takes along.
  if (navigator.serviceWorker?.controller) keepOffline();
  else setTimeout(() => void life.then(keepOffline), PATIENCE + REST);
  fetchAhead();
}

/** The home page opens at its top also when it is loaded again (the specification's section 2). */
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.pathname === '/' && !location.hash && navigation?.type === 'reload') history.scrollRestoration = 'manual';

addEventListener('click', notePress, true);
for (const name of signs) addEventListener(name, start, { capture: true, passive: true });
if (document.readyState === 'complete') whenLoaded();
else addEventListener('load', whenLoaded, { once: true });
