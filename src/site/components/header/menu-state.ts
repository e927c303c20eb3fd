/** The state of the navigation: pure, so that every transition of the specification can be tested without a browser. */

export interface MenuState {
  /** The panel behind the toggle, on small screens. */
  panelOpen: boolean;
  /** The products dropdown. */
  productsOpen: boolean;
  /**
   * The way to the level that is shown: the place of each opened submenu in its list. [] is level 1, [0, 1] level 3.
   */
  trail: readonly number[];
  /** Where the shown level came from, for the slide. */
  move: 'none' | 'forward' | 'back';
}

export type MenuAction =
  | { type: 'toggle-panel' }
  | { type: 'toggle-products' }
  /** Opens the submenu at this place of the level that is shown. */
  | { type: 'enter'; index: number }
  | { type: 'back' }
  /** Closes the dropdown and leaves the panel: a click outside it, Escape. */
  | { type: 'close-products' }
  /** Closes everything: a link was chosen, or the page changed. */
  | { type: 'close' };

export const closedMenu: MenuState = { panelOpen: false, productsOpen: false, trail: [], move: 'none' };

/** The next state; the same object when nothing changes. Whatever closes the dropdown resets its levels. */
export function reduceMenu(state: MenuState, action: MenuAction): MenuState {
  switch (action.type) {
    case 'toggle-panel':
      return { ...closedMenu, panelOpen: !state.panelOpen };
    case 'toggle-products':
      return { ...closedMenu, panelOpen: state.panelOpen, productsOpen: !state.productsOpen };
    case 'enter':
      return state.productsOpen ? { ...state, trail: [...state.trail, action.index], move: 'forward' } : state;
    case 'back':
      return state.trail.length > 0 ? { ...state, trail: state.trail.slice(0, -1), move: 'back' } : state;
    case 'close-products':
      return state.productsOpen ? { ...closedMenu, panelOpen: state.panelOpen } : state;
    case 'close':
      return state.panelOpen || state.productsOpen ? closedMenu : state;
  }
}

export type LevelPlace = 'current' | 'passed' | 'closed';

/** Whether the level at `trail` is the one that is shown, lies on the way to it, or is neither. */
export function placeOf(trail: readonly number[], shown: readonly number[]): LevelPlace {
  if (trail.some((index, depth) => index !== shown[depth])) return 'closed';
  return trail.length === shown.length ? 'current' : 'passed';
}

/** The element id of the level at `trail`: [0, 1] → "products-0-1". */
export function levelId(trail: readonly number[]): string {
  return ['products', ...trail].join('-');
}

/** The id of the button that opens the level at `trail`; for [] the dropdown's own button. */
export function openerId(trail: readonly number[]): string {
  return `${levelId(trail)}-opener`;
}

/** The id of the Back button of the level at `trail`. */
export function backId(trail: readonly number[]): string {
  return `${levelId(trail)}-back`;
}

/**
 * Where the focus goes after a change: to the Back button of a level that was entered, to the opener of one that was
 * left by Back.
 * @returns the element's id, undefined when the focus stays
 */
export function focusAfter(before: MenuState, after: MenuState): string | undefined {
  if (!before.productsOpen || !after.productsOpen) return undefined;
  if (after.trail.length > before.trail.length) return backId(after.trail);
  if (after.trail.length < before.trail.length) return openerId(before.trail);
  return undefined;
}
