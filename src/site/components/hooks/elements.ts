import type { FocusEvent } from 'react';

/** 1 where the element's lines run to the right, -1 where they run to the left. Styles have it as `--forward`. */
export function forwardOf(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

/** What an arrow key asks for: 1 for what comes next in reading, -1 for what came before; undefined for other keys. */
export function arrowStep({ key, target }: { key: string; target: EventTarget | null }): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step === undefined || !(target instanceof Element) ? step : step * forwardOf(target);
}

/** Whether an element is one in which a visitor writes or chooses. */
export const isField = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'));

/**
 * Brings what took the focus by the keyboard wholly into sight, for boxes that scroll: browsers leave what is partly in
 * sight where it is. What is pressed with a pointer stays under it.
 */
export function revealFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Whether the visitor asked for reduced motion. Styles have it as `media.calm`. */
export const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
