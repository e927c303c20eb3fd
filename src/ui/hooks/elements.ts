import type { FocusEvent } from 'react';

/** 1 in left-to-right elements, -1 in right-to-left ones. CSS has it as `--forward`. */
export function forwardOf(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

/** Direction of an arrow key in reading order: 1 for next, -1 for previous, undefined for other keys. */
export function arrowStep({ key, target }: { key: string; target: EventTarget | null }): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step === undefined || !(target instanceof Element) ? step : step * forwardOf(target);
}

/** Whether an element is a form field. */
export const isField = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'));

/**
 * Whether a menu or the search is open, which closes when it loses the focus: what arrives late must not take it. The
 * visitor opened it meanwhile.
 */
export const isHeaderOpen = (): boolean =>
  document.querySelector('header :is([aria-expanded="true"], [role="search"])') !== null;

/**
 * Scrolls an element focused by keyboard fully into view: browsers leave partly visible ones where they are. Elements
 * focused by pointer do not move.
 */
export function revealFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Whether the visitor prefers reduced motion. CSS has it as `media.reducedMotion`. */
export const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
