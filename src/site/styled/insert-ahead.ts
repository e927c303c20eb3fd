import type { EmotionCache } from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';
import { insertRule } from './insert-rule.ts';

const waiting: (() => SerializedStyles)[] = [];

/** Notes the rule of an element that looks the same whatever its properties are. */
export function noteSteady(ruleOf: () => SerializedStyles): void {
  waiting.push(ruleOf);
}

/** Milliseconds that one rule may take. */
const SPARE = 2;

/**
 * Puts the rules of all parts that have arrived into the page while the browser is idle, as it is when the visitor's pointer rests on
 * a link: made in the click, those of a page of another kind hold it up by 15 ms.
 */
export function insertAhead(cache: EmotionCache): void {
  if (waiting.length === 0 || !('requestIdleCallback' in globalThis)) return;
  requestIdleCallback((deadline) => {
    while (waiting.length > 0 && deadline.timeRemaining() > SPARE) {
      const rule = waiting.shift()?.();
      if (rule) insertRule(cache, rule);
    }
    insertAhead(cache);
  });
}
