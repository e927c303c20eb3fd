/** 1 where the element's lines run to the right, -1 where they run to the left. Styles have it as `--forward`. */
export function forwardOf(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

/** What an arrow key asks for: 1 for what comes next in reading, -1 for what came before; undefined for other keys. */
export function arrowStep({ key, target }: { key: string; target: EventTarget | null }): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step === undefined || !(target instanceof Element) ? step : step * forwardOf(target);
}
