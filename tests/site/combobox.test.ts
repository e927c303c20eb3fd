import { expect, it } from 'vitest';
import { moveMark, shortList } from '../../src/features/search/components/option-list.tsx';

it('the arrow keys of the search box mark one option after the other, through the field and around', () => {
  const walk = (step: number) => {
    let marked: number | undefined;
    return Array.from({ length: 4 }, () => (marked = moveMark(step, marked, 3)));
  };
  expect(walk(1)).toEqual([0, 1, 2, undefined]);
  expect(walk(-1)).toEqual([2, 1, 0, undefined]);
});

it('the list below the field is short, each kind with its best', () => {
  const groups = ['model', 'category', 'page'].map((kind) => ({ kind, hits: [1, 2, 3, 4, 5, 6] }));
  expect(shortList(groups).map(({ kind, hits }) => [kind, hits.length])).toEqual([
    ['model', 4],
    ['category', 4],
    ['page', 1],
  ]);
});
