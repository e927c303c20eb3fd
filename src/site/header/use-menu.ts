import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useReducer, useRef, type FocusEvent } from 'react';
import { atLeast } from '../../ui/theme.ts';
import { useLocation } from '@tanstack/react-router';

/** Navigation state as a pure reducer, so that unit tests cover every transition of the specification. */

export interface MenuState {
  panelOpen: boolean;
  productsOpen: boolean;
  /** Path to the current level: the index of each opened submenu. [] is level 1, [0, 1] level 3. */
  trail: readonly number[];
  /** Direction of the slide animation. */
  move: 'none' | 'forward' | 'back';
}

export type MenuAction =
  | { type: 'toggle-panel' }
  | { type: 'toggle-products' }
  /** Opens the submenu at this index of the current level. */
  | { type: 'enter'; index: number }
  | { type: 'back' }
  /** Closes the dropdown only: click outside, Escape. */
  | { type: 'close-products' }
  /** Closes everything: a link was followed or the page changed. */
  | { type: 'close' };

export const closedMenu: MenuState = { panelOpen: false, productsOpen: false, trail: [], move: 'none' };

/** Returns the same object when nothing changes. Closing the dropdown resets its level. */
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

type LevelPlace = 'current' | 'passed' | 'closed';

/** Whether the level at `trail` is the current one, its ancestor, or neither. */
export function placeOfLevel(trail: readonly number[], shown: readonly number[]): LevelPlace {
  if (trail.some((index, depth) => index !== shown[depth])) return 'closed';
  return trail.length === shown.length ? 'current' : 'passed';
}

/** Element id of the level at `trail`: [0, 1] → "products-0-1". */
export function levelId(trail: readonly number[]): string {
  return ['products', ...trail].join('-');
}

/** Id of the button that opens the level at `trail`; for [] the dropdown's button. */
export function openerId(trail: readonly number[]): string {
  return `${levelId(trail)}-opener`;
}

export function backId(trail: readonly number[]): string {
  return `${levelId(trail)}-back`;
}

/**
 * Focus target after a change: the Back button of an entered level, or the opener of a level left by Back.
 * @returns an element id; undefined when the focus stays
 */
export function focusAfter(before: MenuState, after: MenuState): string | undefined {
  if (!before.productsOpen || !after.productsOpen) return undefined;
  if (after.trail.length > before.trail.length) return backId(after.trail);
  if (after.trail.length < before.trail.length) return openerId(before.trail);
  return undefined;
}

export const panelId = 'menu';
export const toggleId = 'menu-toggle';
/** Id of the dropdown with its button; a click outside closes it. */
export const dropdownId = 'products-entry';

const focus = (id: string): void => document.getElementById(id)?.focus();

const leaves = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): boolean =>
  relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);

/** The navigation's state and its global events. */
export function useMenu() {
  const router = useRouter();
  const [state, dispatch] = useReducer(reduceMenu, closedMenu);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const before = useRef(state);
  const { panelOpen, productsOpen } = state;

  useEffect(() => {
    const id = focusAfter(before.current, state);
    before.current = state;
    if (id) focus(id);
  }, [state]);

  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !(productsOpen || panelOpen)) return;
    dispatch({ type: productsOpen ? 'close-products' : 'close' });
    focus(productsOpen ? openerId([]) : toggleId);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const closeOutside = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest(`#${dropdownId}`)) dispatch({ type: 'close-products' });
    };
    document.addEventListener('click', closeOutside, { signal });
    document.addEventListener('keydown', (event) => closeOnEscape(event), { signal });
    // Widening the window closes the panel.
    matchMedia(atLeast.desk).addEventListener('change', () => dispatch({ type: 'close' }), { signal });
    const unsubscribe = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged) dispatch({ type: 'close' });
    });
    return () => {
      listening.abort();
      unsubscribe();
    };
  }, [router]);

  return {
    state,
    dispatch,
    path,
    /** Call before following a link: closes everything and keeps the focus in the header. */
    choose: () => {
      if (!panelOpen && !productsOpen) return;
      focus(panelOpen ? toggleId : openerId([]));
      dispatch({ type: 'close' });
    },
    /** Closes the menu when the focus moves to the page that it covers. */
    leaveHeader: (event: FocusEvent<HTMLElement>) => {
      if (leaves(event)) dispatch({ type: 'close' });
    },
    // In the panel the dropdown moves its neighbours: closing it during a touch would move them from under the
    // finger.
    leaveDropdown: (event: FocusEvent<HTMLElement>) => {
      if (leaves(event) && matchMedia(atLeast.desk).matches) dispatch({ type: 'close-products' });
    },
  };
}

export type Menu = ReturnType<typeof useMenu>;
