import { reloadedKey, typedKey } from '../../ui/load-chunk.ts';

/** Shorter in each document. Lines that end with a letter, a bracket or a backslash keep their break. */
const unindent = (text: string) => text.replaceAll(/\n +/g, '\n').replaceAll(/(?<=[;{},])\n/g, '');

/**
 * Inline script of every page. It runs before the first paint and does four things.
 * - It marks pages with a query, and pages older than the last day of a fair: content that depends on these stays hidden
 *   until hydration (`global-style.ts`).
 * - It records presses on buttons and videos before hydration; links and submit buttons work by themselves, except
 *   links that replace the history entry.
 * - A reload opens at the top (specification, section 2). Browsers may restore the scroll position until the page has
 *   loaded, even with `scrollRestoration`; stops when the visitor scrolls.
 * - If the program's first file, or one that it imports, fails to load, it reloads the page, as `reloadOnce` does for
 *   all other files.
 * A string, since the content security policy contains its hash.
 */
const earlyScript = unindent(`{
const { dataset: page } = document.documentElement;
if (location.search) page.query = '';
if (new Date().toISOString().slice(0, 10) > page.until) page.past = '';
const early = window.earlyVisit = {
  pressed: new Map(),
  alike: ({ className }) => [...document.querySelectorAll('button, a')].filter((one) => one.className === className),
};
addEventListener('click', (event) => {
  const control = event.target.closest('button, a[data-replace], a[data-video]:not([role])');
  if (!control || control.type === 'submit') return;
  const { href, dataset } = control;
  if (href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
  if (!href || 'video' in dataset) early.pressed.set(control, early.alike(control).indexOf(control));
  if (!href || (early.isReady && 'replace' in dataset)) return;
  event.preventDefault();
  if ('replace' in dataset) location.replace(href);
}, true);
addEventListener('error', ({ target }) => {
  try {
    if (!target.dataset?.shell || sessionStorage.${reloadedKey} === location.href) return;
    sessionStorage.${reloadedKey} = location.href;
    location.reload();
  } catch {}
}, true);
if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'reload') {
  history.scrollRestoration = 'manual';
  const toTop = () => scrollTo({ top: 0, behavior: 'instant' });
  const end = () => removeEventListener('scroll', toTop);
  addEventListener('scroll', toTop);
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(sign, end);
  addEventListener('load', () => setTimeout(end, 1000));
}
}`);

/**
 * Inline script of pages with a form. It keeps what is typed from the first keystroke: for React, which renders the page
 * again where an extension has changed it, and for a page that is reloaded because a chunk failed.
 */
const typedScript = unindent(`{
const typed = new Map(), early = window.earlyVisit;
const isBox = ({ type }) => type === 'checkbox' || type === 'radio';
const nameOf = (field) => (field.type === 'radio' ? '' : field.name || field.id) + (isBox(field) ? field.value : '');
let last;
early.restoreTyped = () => {
  const fields = [...document.querySelectorAll('input, select, textarea')], left = last;
  const find = (name) => fields.find((field) => nameOf(field) === name);
  for (const [name, value] of [...typed]) {
    const field = find(name);
    if (!field || (isBox(field) ? field.checked : field.value) === value) continue;
    if (isBox(field)) field.click();
    else {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
    }
  }
  if (left && !left.isConnected && document.activeElement === document.body) find(nameOf(left))?.focus();
};
const write = (text) => { try { sessionStorage.setItem('${typedKey}', text); } catch {} };
addEventListener('input', ({ target }) => {
  last = target;
  typed.set(nameOf(target), isBox(target) ? target.checked : target.value);
  if (!early.isReady) write(JSON.stringify([location.href, ...typed]));
}, true);
addEventListener('submit', () => { typed.clear(); write('[]'); }, true);
try {
  const [address, ...entries] = JSON.parse(sessionStorage.getItem('${typedKey}') ?? '[]');
  if (address === location.href) {
    early.hasOlderTexts = true;
    for (const entry of entries) typed.set(...entry);
    addEventListener('DOMContentLoaded', early.restoreTyped);
  }
} catch {}
}`);

/** All inline scripts, whose hashes the server's headers allow. */
export const earlyScripts: readonly string[] = [earlyScript, typedScript];

/** The inline scripts of a page with this markup. */
export const inlineScripts = (html: string): readonly string[] =>
  html.includes('<form') ? earlyScripts : [earlyScript];
