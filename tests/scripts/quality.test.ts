import type { Result } from 'lighthouse';
import { expect, test } from 'vitest';
import { median, percentile } from '../../scripts/lib/figures.ts';
import { listProblems } from '../../scripts/quality/lighthouse/list-problems.ts';

test('a percentile is the value that this share of the values does not exceed, in any order', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => ((index * 37) % 100) + 1);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([7], 0.95)).toBe(7);
  expect(median([30, 10, 20])).toBe(20);
  expect(() => percentile([], 0.5)).toThrow();
});

test('names every audit that lowers a score, with its place, but none without weight or score', () => {
  const audit = (id: string, score: number | null, details?: unknown) => ({ id, title: `About ${id}`, score, details });
  const audits = Object.fromEntries(
    [
      audit('link-text', 0, { items: [{ href: '/a' }, { node: { selector: 'main > a' } }] }),
      audit('passed', 1),
      audit('not-applicable', null),
      audit('weightless', 0),
      audit('slow', 0.5),
    ].map((one) => [one.id, one]),
  );
  const seo = ['link-text', 'passed', 'not-applicable'].map((id) => ({ id, weight: 1 }));
  const categories = {
    performance: { id: 'performance', auditRefs: [{ id: 'slow', weight: 10 }] },
    seo: { id: 'seo', auditRefs: [...seo, { id: 'weightless', weight: 0 }] },
  };
  expect(listProblems({ audits, categories } as unknown as Result)).toEqual([
    'link-text: About link-text · /a · main > a',
  ]);
});
