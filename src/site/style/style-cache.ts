import createCache, { type EmotionCache } from '@emotion/cache';
import { namesOfRules, rulesAttribute } from '../document/rendered-page.ts';

/** Without emotion's own list, which writes prefixes; the server's memory of rules goes by this array's identity. */
const stylisPlugins: never[] = [];

/**
 * emotion's cache. `compat` makes the server collect the rules instead of writing a `<style>` before each element:
 * they go into the head once, and the browser adopts them from there. The browsers that the programs are made for
 * know all properties without prefixes but two, whose components write both; prefixes would be a quarter of the rules.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins });
  cache.compat = true;
  return cache;
}

/**
 * The cache of a document that the server rendered. It is told which rules stand there: were it to find them itself, by an attribute
 * `data-emotion`, it would move them within the head, upon which the browser reads them again and lays the page out again
 * (measured on the home page: 25 ms, which a slow phone feels as 100).
 */
export function adoptStyleCache(): EmotionCache {
  const cache = createStyleCache();
  const rules = document.querySelector(`style[${rulesAttribute}]`)?.textContent ?? '';
  for (const name of namesOfRules(rules)) cache.inserted[name] = true;
  return cache;
}
