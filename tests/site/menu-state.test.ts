import { describe, expect, it } from 'vitest';
import {
  backId,
  closedMenu,
  focusAfter,
  levelId,
  openerId,
  placeOfLevel,
  reduceMenu,
  type MenuAction,
  type MenuState,
} from '../../src/site/header/use-menu.ts';

const after = (...actions: MenuAction[]): MenuState => actions.reduce(reduceMenu, closedMenu);
const open: MenuAction = { type: 'toggle-products' };
const panel: MenuAction = { type: 'toggle-panel' };
const back: MenuAction = { type: 'back' };
const enter = (index: number): MenuAction => ({ type: 'enter', index });

describe('the products dropdown', () => {
  it('opens at level 1 and closes at the second press of its button', () => {
    expect(after(open)).toMatchObject({ productsOpen: true, trail: [] });
    expect(after(open, open)).toEqual(closedMenu);
  });

  it('goes down a level at a time, as deep as the catalogue is', () => {
    expect(after(open, enter(0)).trail).toEqual([0]);
    expect(after(open, enter(0), enter(1)).trail).toEqual([0, 1]);
    expect(after(open, enter(0), enter(1), enter(4), enter(2)).trail).toEqual([0, 1, 4, 2]);
  });

  it('goes up one level with Back, and stays open on level 1', () => {
    expect(after(open, enter(2), enter(1), back).trail).toEqual([2]);
    expect(after(open, enter(2), enter(1), back, back)).toMatchObject({ productsOpen: true, trail: [] });
    const first = after(open);
    expect(reduceMenu(first, back)).toBe(first);
  });

  it('forgets its levels whatever closes it', () => {
    for (const action of [open, panel, { type: 'close-products' }, { type: 'close' }] satisfies MenuAction[]) {
      const closed = after(open, enter(0), enter(1), action);
      expect(closed.productsOpen, action.type).toBe(false);
      expect(closed.trail, action.type).toEqual([]);
      expect(reduceMenu(closed, open).trail, action.type).toEqual([]);
    }
  });

  it('does not open a level while it is closed', () => {
    expect(after(enter(0))).toBe(closedMenu);
  });

  it('knows which way the shown level slides in', () => {
    expect(after(open).move).toBe('none');
    expect(after(open, enter(0)).move).toBe('forward');
    expect(after(open, enter(0), back).move).toBe('back');
    expect(after(open, enter(0), back, open, open).move).toBe('none');
  });
});

describe('the panel of small screens', () => {
  it('opens and closes with its toggle', () => {
    expect(after(panel).panelOpen).toBe(true);
    expect(after(panel, panel)).toEqual(closedMenu);
  });

  it('stays when the dropdown in it opens, moves or closes', () => {
    expect(after(panel, open, enter(0), back, open).panelOpen).toBe(true);
    expect(after(panel, open, enter(0), { type: 'close-products' })).toEqual({ ...closedMenu, panelOpen: true });
  });

  it('closes with everything in it when a link is chosen', () => {
    expect(after(panel, open, enter(0), { type: 'close' })).toEqual(closedMenu);
  });
});

describe('what does not change anything', () => {
  it('gives back the same state, so that nothing is rendered', () => {
    expect(reduceMenu(closedMenu, { type: 'close' })).toBe(closedMenu);
    expect(reduceMenu(closedMenu, { type: 'close-products' })).toBe(closedMenu);
  });
});

describe('the levels', () => {
  it('shows one of them, passes those above it, and closes all others', () => {
    expect(placeOfLevel([], [])).toBe('current');
    expect(placeOfLevel([0], [])).toBe('closed');
    expect(placeOfLevel([], [0, 1])).toBe('passed');
    expect(placeOfLevel([0], [0, 1])).toBe('passed');
    expect(placeOfLevel([0, 1], [0, 1])).toBe('current');
    expect(placeOfLevel([0, 2], [0, 1])).toBe('closed');
    expect(placeOfLevel([1, 1], [0, 1])).toBe('closed');
    expect(placeOfLevel([0, 1, 0], [0, 1])).toBe('closed');
  });

  it('have ids of their own', () => {
    expect(levelId([])).toBe('products');
    expect(levelId([0, 1])).toBe('products-0-1');
    expect(levelId([0, 1])).not.toBe(levelId([1, 0]));
  });
});

describe('the focus', () => {
  it('goes to the Back button of the level that was entered', () => {
    expect(focusAfter(after(open), after(open, enter(2)))).toBe(backId([2]));
    expect(focusAfter(after(open, enter(2)), after(open, enter(2), enter(1)))).toBe(backId([2, 1]));
  });

  it('goes back to the button that opened the level', () => {
    expect(focusAfter(after(open, enter(2), enter(1)), after(open, enter(2), enter(1), back))).toBe(openerId([2, 1]));
    expect(focusAfter(after(open, enter(2)), after(open, enter(2), back))).toBe(openerId([2]));
  });

  it('stays when the dropdown opens or closes', () => {
    expect(focusAfter(closedMenu, after(open))).toBeUndefined();
    expect(focusAfter(after(open, enter(2)), closedMenu)).toBeUndefined();
  });
});
