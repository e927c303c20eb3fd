import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { enquiryEndpoint } from '../../src/catalogue/paths.ts';
import { isAsset, isPrivate, maxUrlLength, assetHeaders } from '../../src/server/file-rules.ts';
import { securityHeaders } from '../../src/server/security-headers.ts';
import { type Bar, type QualitySite, problemBar } from './run/bar.ts';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

interface Question {
  path: string;
  status: number;
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Responses other than pages, one for each status of the server and the service. */
function otherQuestions(pages: readonly string[]): Question[] {
  const spelt = pages.filter((page) => page !== '/').map((page) => ({ path: page.toUpperCase(), status: 301 }));
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return [
    ...spelt,
    { path: '/no-such-page', status: 404 },
    { path: '/%2e%2e/%00', status: 404 },
    { path: '/contact', method: 'DELETE', status: 405 },
    { path: `/${'a'.repeat(maxUrlLength)}`, status: 414 },
    { path: enquiryEndpoint, method: 'POST', body: 'name=', headers: form, status: 422 },
    { path: enquiryEndpoint, method: 'POST', body: 'x', headers: { 'Content-Type': 'text/plain' }, status: 415 },
    { path: '/healthz', status: 200 },
  ];
}

/** Where response headers differ from their definition. */
export function findHeaderProblems(answered: Headers, expected: Readonly<Record<string, string>>): string[] {
  return Object.entries(expected)
    .filter(([name, value]) => answered.get(name) !== value)
    .map(([name]) => `${name} is ${answered.get(name) ?? 'missing'}`);
}

/** The policy of a document. It has no character that is escaped there. */
const ownPolicy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

/** Runs csp_evaluator on the policies of all pages, and checks the security headers of all kinds of responses. */
export async function measurePolicy({ address, outDir, pages }: QualitySite): Promise<Bar[]> {
  const { endpoint } = JSON.parse(await readFile(path.join(outDir, '_site.json'), 'utf8')) as { endpoint: string };
  const expected = securityHeaders(endpoint);
  const policies = new Map<string, string>();
  const notePolicy = (policy: string | undefined, place: string) =>
    policies.set(policy ?? '', policies.get(policy ?? '') ?? place);

  const files = (await Array.fromAsync(glob('**/*.*', { cwd: outDir }))).filter((name) => !isPrivate(name));
  const paths = pages.map((page) => page.path);
  const editor = files.includes('editor.html') ? ['/editor'] : [];
  const questions: Question[] = [
    ...[...paths, ...editor].map((page) => ({ path: page, status: 200 })),
    ...files.map((name) => ({ path: encodeURI(`/${name}`), status: 200 })),
    ...otherQuestions(paths),
  ];
  const problems: string[] = [];
  for (const { path: requested, status, ...options } of questions) {
    const response = await fetch(address + requested, { redirect: 'manual', ...options });
    const text = await response.text();
    const place = `${options.method ?? 'GET'} ${requested.slice(0, 60)}`;
    if (response.status !== status) problems.push(`${place}: ${response.status}, not ${status}`);
    const own = isAsset(requested.slice(1)) ? assetHeaders : expected;
    problems.push(...findHeaderProblems(response.headers, own).map((problem) => `${place}: ${problem}`));
    if (own === expected)
      notePolicy(response.headers.get('Content-Security-Policy') ?? undefined, `header of ${place}`);
    if (response.headers.get('Content-Type')?.startsWith('text/html')) notePolicy(ownPolicy.exec(text)?.[1], place);
  }
  const weighty = [...policies].flatMap(([policy, place]) =>
    judgePolicy(policy).map((problem) => `${place}: ${problem}`),
  );
  return [
    problemBar('Content-Security-Policy, by csp_evaluator', `${policies.size} policies`, weighty),
    problemBar('Security headers', `${questions.length} answers`, problems),
  ];
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
