/**
 * Stands for `@emotion/react` in the programs: what of it is used here, without themes, the `css` property and a cache of its
 * own, which take the browser 1 kB (compressed).
 */
import type { EmotionCache } from '@emotion/cache';
import type { Keyframes } from '@emotion/react';
import { serializeStyles, type SerializedStyles } from '@emotion/serialize';
import { createContext, useContext } from 'react';

type Parts = Parameters<typeof serializeStyles>[0];

const Cache = createContext<EmotionCache | null>(null);

export const CacheProvider = Cache.Provider;

export const __unsafe_useEmotionCache = (): EmotionCache | null => useContext(Cache);

export const css = (...parts: Parts): SerializedStyles => serializeStyles(parts);

/** Named after what they do; the rules that name them bring them along. */
export function keyframes(...parts: Parts): Keyframes {
  const { name: hash, styles } = css(...parts);
  const name = `animation-${hash}`;
  // emotion's type takes it for a text, too.
  return { name, styles: `@keyframes ${name}{${styles}}`, anim: 1 } as unknown as Keyframes;
}
