import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/**
 * csp_evaluator counts from 10 (high) over 20 (syntax) and 30 (medium) to 40 (perhaps high). What comes after it depends on
 * what the site holds: that `'self'` is trusted, where this site has nothing that visitors put there.
 */
const grave = 40;

/** No policy of the site may have these, whatever the evaluator says of them. */
const loose = /'unsafe-(?:inline|eval|hashes)'|\*/;

/** What is of weight in a Content-Security-Policy: a sentence each. */
export function judgePolicy(policy: string): string[] {
  const { csp } = new CspParser(policy);
  const findings = new CspEvaluator(csp, 3).evaluate().filter(({ severity }) => severity <= grave);
  const [found] = loose.exec(policy) ?? [];
  return [
    ...findings.map(({ directive, value = '', description }) => `${directive} ${value}: ${description}`),
    ...(found ? [`the policy says ${found}`] : []),
  ];
}
