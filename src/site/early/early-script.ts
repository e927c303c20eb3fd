/**
 * Inline script of every page (`inline-scripts.ts`). It runs before the first paint, so it must stay small.
 */
import type { EarlyVisit } from '../../ui/early-visit.ts';
import { reloadOnce } from '../../ui/load-chunk.ts';

/**
 * Marks pages with a query, and pages older than the last day of a fair: content that depends on these stays hidden
 * until hydration (`global-style.ts`).
 */
function markPage({ dataset }: HTMLElement): void {
  if (location.search) dataset['query'] = '';
  const { until } = dataset;
  if (until !== undefined && new Date().toISOString().slice(0, 10) > until) dataset['past'] = '';
}

/**
 * Records presses on buttons and videos before hydration; links and submit buttons work by themselves, except links that
 * replace the history entry.
 */
function recordPresses(): EarlyVisit {
  const early: EarlyVisit = {
    isReady: false,
    pressed: new Map(),
    alike: ({ className }) =>
      [...document.querySelectorAll<HTMLElement>('button, a')].filter((element) => element.className === className),
  };
  const record = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLButtonElement | HTMLAnchorElement>(
      'button, a[data-replace], a[data-video]:not([role])',
    );
    if (!control || control.type === 'submit') return;
    const href = control instanceof HTMLAnchorElement ? control.href : '';
    const { dataset } = control;
    if (href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    if (!href || 'video' in dataset) early.pressed.set(control, early.alike(control).indexOf(control));
    if (!href || (early.isReady && 'replace' in dataset)) return;
    event.preventDefault();
    if ('replace' in dataset) location.replace(href);
  };
  addEventListener('click', record, true);
  return early;
}

/** Reloads the page if the program's first file, or one that it imports, fails to load. */
function reloadAfterFailure(): void {
  const reload = ({ target }: ErrorEvent) => {
    if (target instanceof HTMLElement && target.dataset['shell']) reloadOnce();
  };
  addEventListener('error', reload, true);
}

/**
 * A reload opens at the top (specification, section 2). Browsers may restore the scroll position until the page has
 * loaded, even with `scrollRestoration`; stops when the visitor scrolls.
 */
function openAtTop(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'reload') return;
  history.scrollRestoration = 'manual';
  const toTop = () => scrollTo({ top: 0, behavior: 'instant' });
  const end = () => removeEventListener('scroll', toTop);
  addEventListener('scroll', toTop);
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(event, end);
  addEventListener('load', () => setTimeout(end, 1000));
}

markPage(document.documentElement);
window.earlyVisit = recordPresses();
reloadAfterFailure();
openAtTop();
