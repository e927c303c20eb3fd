import type { EmotionCache } from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';

/** Puts a rule, with the keyframes that it names, into emotion's cache, and so into its style sheet, unless it is there. */
export function insertRule(cache: EmotionCache, rule: SerializedStyles): void {
  for (let part: SerializedStyles | undefined = rule; part; part = part.next) {
    if (cache.inserted[part.name] === undefined)
      cache.insert(part === rule ? `.${cache.key}-${part.name}` : '', part, cache.sheet, true);
  }
}
