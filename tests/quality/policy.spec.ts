import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { enquiryEndpoint } from '../../src/catalogue/paths.ts';
import { assetHeaders, isAsset, isPrivate, maxUrlLength } from '../../src/server/file-rules.ts';
import { securityHeaders } from '../../src/server/security-headers.ts';
import { earlyScripts } from '../../src/site/early/inline-scripts.ts';
import { expect } from '../problems.ts';
import { findHeaderProblems, judgePolicy } from './policy/judge-policy.ts';
import { address, noteFigure, outDir, pages } from './site.ts';

interface Question {
  path: string;
  status: number;
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Responses other than pages, one for each status of the server and the service. */
function otherQuestions(paths: readonly string[]): Question[] {
  const spelt = paths.filter((page) => page !== '/').map((page) => ({ path: page.toUpperCase(), status: 301 }));
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

/** The policy of a document. It has no character that is escaped there. */
const ownPolicy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

test('Content-Security-Policies, by csp_evaluator, and security headers of every answer', async () => {
  const { endpoint } = JSON.parse(readFileSync(path.join(outDir, '_site.json'), 'utf8')) as { endpoint: string };
  const expected = securityHeaders(endpoint, earlyScripts);
  /** Each policy with the first place that has it. */
  const policies = new Map<string, string>();
  const notePolicy = (policy = '', place: string) => policies.set(policy, policies.get(policy) ?? place);

  const files = globSync('**/*.*', { cwd: outDir }).filter((name) => !isPrivate(name));
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
  noteFigure('policies', String(policies.size));
  noteFigure('answers', String(questions.length));
  for (const [policy, place] of policies)
    problems.push(...judgePolicy(policy).map((problem) => `${place}: ${problem}`));
  expect(problems).toBeNone();
});
