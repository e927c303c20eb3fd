import { expect, test } from 'vitest';
import { median, percentile } from '../../scripts/bench/percentile.ts';

test('a percentile is the value that this share of the values does not exceed, in any order', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => ((index * 37) % 100) + 1);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([7], 0.95)).toBe(7);
  expect(median([30, 10, 20])).toBe(20);
  expect(() => percentile([], 0.5)).toThrow();
});
