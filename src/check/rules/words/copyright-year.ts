import { findingIn, valueAt, type Entry } from '../../../catalogue/entry.ts';
import type { Rule, RuleInput } from '../../rule.ts';

/** A copyright year that has not begun: next year's is written in December. */
export const rule: Rule = { names: ['site/copyright-year'], looksAt: ['site'], checkEntry };

function checkEntry(entry: Entry, { today }: RuleInput) {
  const year = valueAt(entry, '/copyrightYear');
  const thisYear = Number(today.slice(0, 4));
  if (typeof year !== 'number' || year <= thisYear + 1) return [];
  return findingIn(entry, '/copyrightYear', {
    rule: 'site/copyright-year',
    message: `The copyright year ${year} is ahead of us: this is ${thisYear}.`,
    fix: { value: String(thisYear), more: ', or the year in which the site was first published' },
    severity: 'warning',
  });
}
