/** State that the inline scripts leave for the program. */
export interface EarlyVisit {
  /** Controls that were pressed but not yet hydrated, in order, with their place among those alike. */
  pressed: Map<HTMLElement, number>;
  /** All controls of a component. */
  alike: (control: HTMLElement) => HTMLElement[];
  /** Whether React's listeners are attached. */
  isReady: boolean;
  /** On pages with a form: puts what was typed into the fields of the document as it is now. */
  restoreTyped?: () => void;
  /** Whether texts were typed before the page was reloaded. */
  hasOlderTexts?: boolean;
}

declare global {
  interface Window {
    earlyVisit?: EarlyVisit;
  }
}
