/**
 * First script of a page: loads the program, which hydrates the page. Until then links, disclosures and the form work
 * with HTML and CSS, and other presses are recorded (`early/`). It imports nothing that other chunks contain: it loads them
 * again when they fail.
 */
import { fetchShell } from './frame/load-shell.ts';
import { registerWorker } from '../features/offline/register.ts';
import { loadChunk, reloadOnce } from '../ui/load-chunk.ts';

/** Seconds until loading the program is retried (specification, section 4). */
const TIMEOUT = 120;

/** The prerendered page stays usable: show what failed to load. */
function announce({ message, part }: Error & { part?: string }): void {
  const words = document.querySelector<HTMLScriptElement>('script[data-failed]')?.dataset['failed'];
  delete document.documentElement.dataset['query'];
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = words && part ? words.replace('{name}', part) : message;
  document.getElementById('main')?.prepend(notice);
  // Without the program a video opens at its host.
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-video]')) delete dataset['video'];
}

/** Registers the service worker for later visits; the site works without it. */
function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  fetchShell()
    .then(({ worker }) => (worker ? registerWorker(worker) : undefined))
    .catch(() => undefined);
}

/** Marks the page as hydrated. The service worker comes last, after everything the page needs. */
function onHydrated(): void {
  document.documentElement.dataset['hydrated'] = '';
  if (document.readyState === 'complete') keepOffline();
  else addEventListener('load', keepOffline, { once: true });
}

// `hydrate` retries a failed fetch.
fetchShell().catch(() => undefined);
loadChunk('site', () => import('./hydrate.tsx'), TIMEOUT)
  .then(({ hydrate }) => hydrate(onHydrated, TIMEOUT))
  .catch((error: Error) => {
    if (!reloadOnce()) announce(error);
  });
