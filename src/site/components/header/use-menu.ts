import { useRouter } from '@tanstack/react-router';
import { useEffect, useReducer, useRef, type ActionDispatch, type FocusEvent } from 'react';
import { media } from '../../theme.ts';
import { usePath } from '../hooks/use-address.ts';
import { closedMenu, focusAfter, openerId, reduceMenu, type MenuAction, type MenuState } from './menu-state.ts';

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
