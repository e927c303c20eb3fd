import createCache, { type EmotionCache } from '@emotion/cache';

/** Replaces emotion's prefixer. A constant, since the server's rule cache is keyed by this array's identity. */
const stylisPlugins: never[] = [];

/**
 * emotion's cache. `compat` makes the server collect the rules instead of writing a `<style>` before each element;
 * they are put into the head once. The supported browsers need a prefix for one property only, whose component
 * writes both; prefixes would be a quarter of the rules. The key begins every class, hundreds of times a page.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'c', stylisPlugins });
  cache.compat = true;
  return cache;
}

/**
 * Cache of a prerendered document, initialised with the names of its rules. With emotion's own detection by
 * `data-emotion`, emotion would move the `<style>`, and the browser would parse it and lay out the page again (home
 * page: 25 ms, about 100 on a slow phone).
 */
export function adoptStyleCache(): EmotionCache {
  const cache = createStyleCache();
  const rules = document.querySelector(`style[${rulesAttribute}]`)?.textContent ?? '';
  for (const name of namesOfRules(rules)) cache.inserted[name] = true;
  return cache;
}

/** Names of emotion's classes and animations in a CSS text. */
export function namesOfRules(css: string): string[] {
  return Array.from(
    css.matchAll(/\.c-([\w-]+)|@keyframes ([\w-]+)/g),
    ([, rule, animation]) => rule ?? animation ?? '',
  );
}

/** Attribute of the `<style>` with the page's rules, mostly emotion's. */
export const rulesAttribute = 'data-rules';
