import { describe, expect, it } from 'vitest';
import { meaningOf, shortList } from '../../src/site/components/search/option-list.tsx';

const state = { marked: undefined, options: 3, isEmpty: false };

describe('the keys of the search box', () => {
  it('mark one option after the other, through the field and around', () => {
    const walk = (key: string) => {
      let marked: number | undefined;
      return Array.from({ length: 4 }, () => {
        const meaning = meaningOf(key, { ...state, marked });
        marked = meaning?.type === 'mark' ? meaning.option : undefined;
        return marked;
      });
    };
    expect(walk('ArrowDown')).toEqual([0, 1, 2, undefined]);
    expect(walk('ArrowUp')).toEqual([2, 1, 0, undefined]);
  });

  it('open the marked option; without one Enter is the form’s', () => {
    expect(meaningOf('Enter', { ...state, marked: 1 })).toEqual({ type: 'choose', option: 1 });
    expect(meaningOf('Enter', state)).toBeUndefined();
  });

  it('empty the field, then close the box', () => {
    expect(meaningOf('Escape', state)).toEqual({ type: 'clear' });
    expect(meaningOf('Escape', { ...state, isEmpty: true })).toEqual({ type: 'close' });
  });

  it('stay with the field where there are no options, and for text', () => {
    expect(meaningOf('ArrowDown', { ...state, options: 0 })).toBeUndefined();
    for (const key of ['Home', 'End', 'ArrowLeft', 'a', 'Tab']) expect(meaningOf(key, state)).toBeUndefined();
  });
});

it('the list below the field is short, each kind with its best', () => {
  const groups = ['model', 'category', 'page'].map((kind) => ({ kind, hits: [1, 2, 3, 4, 5, 6] }));
  expect(shortList(groups).map(({ kind, hits }) => [kind, hits.length])).toEqual([
    ['model', 4],
    ['category', 4],
    ['page', 1],
  ]);
});
