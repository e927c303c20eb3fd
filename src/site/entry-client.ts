/**
 * The first script of a page: it loads the program and has it hydrate the page at once. Until then links, disclosures and the form work
 * by HTML and CSS, and what else is pressed is kept (`early/`).
 */
import { fetchShell, shellAddress } from './frame/load-shell.ts';
import { registerWorker } from './offline/register.ts';
import { loadChunk, reloadOnce } from './router/load-chunk.ts';
import { fill } from '../catalogue/words.ts';

/** Seconds until a missing program is tried again (the specification's section 4). */
const TIMEOUT = 120;

/** The page itself is complete without the program: it stays, and says what is missing, in the words of its first script. */
function announce({ message, part }: Error & { part?: string }): void {
  const words = document.querySelector<HTMLScriptElement>('script[data-failed]')?.dataset['failed'];
  delete document.documentElement.dataset['query'];
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = words && part ? fill(words, { name: part }) : message;
  document.getElementById('main')?.prepend(notice);
}

/** Lets the service worker begin, which later visits gain from; the site works without it. */
function keepOffline(): void {
  const shell = shellAddress();
  if (!shell || !('serviceWorker' in navigator)) return;
  fetchShell(shell)
    .then(({ worker }) => (worker ? registerWorker(worker) : undefined))
    .catch(() => undefined);
}

/** Marks the page as living. The service worker comes after all that the page itself needs. */
function onHydrated(): void {
  document.documentElement.dataset['hydrated'] = '';
  if (document.readyState === 'complete') keepOffline();
  else addEventListener('load', keepOffline, { once: true });
}

const shell = shellAddress();
// What fails here is tried again by the program.
if (shell) fetchShell(shell).catch(() => undefined);
loadChunk('site', () => import('./hydrate.tsx'), TIMEOUT)
  .then(({ hydrate }) => hydrate({ onHydrated, timeout: TIMEOUT }))
  .catch((error: Error) => {
    if (!reloadOnce()) announce(error);
  });
