import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * emotion's cache. `compat` makes the server collect the rules instead of writing a `<style>` before each element:
 * they go into the head once, and the browser adopts them from there.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}
