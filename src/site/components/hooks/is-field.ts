/** Whether an element is one in which a visitor writes or chooses. */
export const isField = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'));
