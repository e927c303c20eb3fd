import { useRouter } from '@tanstack/react-router';
import { useEffect, useReducer, useRef, type ActionDispatch, type FocusEvent } from 'react';
import { media } from '../../theme.ts';
import { usePath } from '../hooks/use-address.ts';

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

export const panelId = 'menu';
export const toggleId = 'menu-toggle';
/** The dropdown with its button: a click anywhere else closes it. */
export const dropdownId = 'products-entry';
const deskQuery = media.desk.replace('@media ', '');

export interface Menu {
  state: MenuState;
  dispatch: ActionDispatch<[MenuAction]>;
  /** Path of the page that is shown. */
  path: string;
  /** What a chosen link does before it is followed: closes everything and keeps the focus in the bar. */
  choose: () => void;
  /** Closes what covers the page when the focus moves on to what is covered. */
  leaveHeader: (event: FocusEvent<HTMLElement>) => void;
  leaveDropdown: (event: FocusEvent<HTMLElement>) => void;
}

const focus = (id: string): void => document.getElementById(id)?.focus();

const leaves = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): boolean =>
  relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);

/** The navigation's state, and all that changes it besides its own controls. */
export function useMenu(): Menu {
  const router = useRouter();
  const [state, dispatch] = useReducer(reduceMenu, closedMenu);
  const path = usePath();
  const before = useRef(state);
  const { panelOpen, productsOpen } = state;

  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (pathChanged) dispatch({ type: 'close' });
      }),
    [router],
  );

  useEffect(() => {
    const id = focusAfter(before.current, state);
    before.current = state;
    if (id) focus(id);
  }, [state]);

  useEffect(() => {
    if (!productsOpen) return undefined;
    const closeOutside = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest(`#${dropdownId}`)) dispatch({ type: 'close-products' });
    };
    document.addEventListener('click', closeOutside);
    return () => document.removeEventListener('click', closeOutside);
  }, [productsOpen]);

  useEffect(() => {
    if (!productsOpen && !panelOpen) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      dispatch({ type: productsOpen ? 'close-products' : 'close' });
      focus(productsOpen ? openerId([]) : toggleId);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [productsOpen, panelOpen]);

  // The panel covers the page, which must not scroll behind it; a window that grows has no panel any more.
  useEffect(() => {
    if (!panelOpen) return undefined;
    const root = document.documentElement;
    const desk = matchMedia(deskQuery);
    const close = () => dispatch({ type: 'close' });
    root.style.overflow = 'hidden';
    desk.addEventListener('change', close);
    return () => {
      root.style.overflow = '';
      desk.removeEventListener('change', close);
    };
  }, [panelOpen]);

  return {
    state,
    dispatch,
    path,
    choose: () => {
      if (!panelOpen && !productsOpen) return;
      focus(panelOpen ? toggleId : openerId([]));
      dispatch({ type: 'close' });
    },
    leaveHeader: (event) => {
      if (leaves(event)) dispatch({ type: 'close' });
    },
    // In the panel the dropdown pushes its neighbours down: closed under a finger, it would move them away from it.
    leaveDropdown: (event) => {
      if (leaves(event) && matchMedia(deskQuery).matches) dispatch({ type: 'close-products' });
    },
  };
}
