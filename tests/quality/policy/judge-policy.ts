import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** Where response headers differ from their definition. */
export function findHeaderProblems(answered: Headers, expected: Readonly<Record<string, string>>): string[] {
  return Object.entries(expected)
    .filter(([name, value]) => answered.get(name) !== value)
    .map(([name]) => `${name} is ${answered.get(name) ?? 'missing'}`);
}

/**
 * Severities of csp_evaluator: 10 (high), 20 (syntax), 30 (medium), 40 (perhaps high). Higher numbers depend on the
 * site: trusting `'self'` is safe here, since visitors cannot upload anything.
 */
const grave = 40;

/** Never allowed in a policy, whatever the evaluator says. */
const loose = /'unsafe-(?:inline|eval|hashes)'|\*/;

/** The serious problems of a Content-Security-Policy: a sentence each. */
export function judgePolicy(policy: string): string[] {
  const { csp } = new CspParser(policy);
  const findings = new CspEvaluator(csp, 3).evaluate().filter(({ severity }) => severity <= grave);
  const [found] = loose.exec(policy) ?? [];
  return [
    ...findings.map(({ directive, value = '', description }) => `${directive} ${value}: ${description}`),
    ...(found ? [`the policy says ${found}`] : []),
  ];
}
