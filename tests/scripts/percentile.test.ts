import { expect, test } from 'vitest';
import { percentile } from '../percentile.ts';

test('a percentile is the value that this share of the values does not exceed, in any order', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => ((index * 37) % 100) + 1);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([30, 10, 20], 0.5)).toBe(20);
  expect(() => percentile([], 0.5)).toThrow();
});
