import createCache, { type EmotionCache } from '@emotion/cache';

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
