import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { enquiryEndpoint } from '../../src/catalogue/paths.ts';
import { isPart, isPrivate, longestAddress, partHeaders } from '../../src/server/file-rules.ts';
import { securityHeaders } from '../../src/server/security-headers.ts';
import type { Bar, QualitySite } from './run/bar.ts';
import { parseDocument } from './run/document.ts';
import { faultBar } from './run/fault-bar.ts';
import { judgePolicy } from './policy/judge.ts';

interface Question {
  path: string;
  status: number;
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** What is no page: answers of each status that the server and the service have. */
function otherQuestions(pages: readonly string[]): Question[] {
  const spelt = pages.filter((page) => page !== '/').map((page) => ({ path: page.toUpperCase(), status: 301 }));
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return [
    ...spelt,
    { path: '/no-such-page', status: 404 },
    { path: '/%2e%2e/%00', status: 404 },
    { path: '/contact', method: 'DELETE', status: 405 },
    { path: `/${'a'.repeat(longestAddress)}`, status: 414 },
    { path: enquiryEndpoint, method: 'POST', body: 'name=', headers: form, status: 422 },
    { path: enquiryEndpoint, method: 'POST', body: 'x', headers: { 'Content-Type': 'text/plain' }, status: 415 },
    { path: '/healthz', status: 200 },
  ];
}

/** Where the headers of an answer are not those of the one place that they come from. */
export function findHeaderFaults(answered: Headers, expected: Readonly<Record<string, string>>): string[] {
  return Object.entries(expected)
    .filter(([name, value]) => answered.get(name) !== value)
    .map(([name]) => `${name} is ${answered.get(name) ?? 'missing'}`);
}

/** What static hosts, nginx and Caddy read has every header; `tests/server/hosts.test.ts` and the soak test `deploy` say more. */
async function findHostFaults(outDir: string, headers: Readonly<Record<string, string>>): Promise<string[]> {
  const forms: Record<string, (name: string, value: string) => string> = {
    _headers: (name, value) => `\n  ${name}: ${value}\n`,
    '_nginx/maps.conf': (_, value) => `default "${value}";`,
    '_caddy/headers': (name, value) => `header ${name} "${value}"`,
  };
  const faults = Object.entries(forms).map(async ([file, form]) => {
    const text = await readFile(path.join(outDir, file), 'utf8');
    const missing = Object.entries(headers).filter(([name, value]) => !text.includes(form(name, value)));
    return missing.map(([name]) => `${file}: ${name} is missing or another`);
  });
  return (await Promise.all(faults)).flat();
}

/** The policies of all pages by csp_evaluator, and the security headers of answers of every kind. */
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
  const faults: string[] = [];
  for (const { path: asked, status, ...options } of questions) {
    const response = await fetch(address + asked, { redirect: 'manual', ...options });
    const text = await response.text();
    const place = `${options.method ?? 'GET'} ${asked.slice(0, 60)}`;
    if (response.status !== status) faults.push(`${place}: ${response.status}, not ${status}`);
    const own = isPart(asked.slice(1)) ? partHeaders : expected;
    faults.push(...findHeaderFaults(response.headers, own).map((fault) => `${place}: ${fault}`));
    if (own === expected)
      notePolicy(response.headers.get('Content-Security-Policy') ?? undefined, `header of ${place}`);
    if (response.headers.get('Content-Type')?.startsWith('text/html')) notePolicy(parseDocument(text).policy, place);
  }
  const weighty = [...policies].flatMap(([policy, place]) => judgePolicy(policy).map((fault) => `${place}: ${fault}`));
  return [
    faultBar('Content-Security-Policy, by csp_evaluator', `${policies.size} policies`, weighty),
    faultBar('Security headers', `${questions.length} answers`, faults),
    faultBar('Security headers of _headers, nginx and Caddy', '3 files', await findHostFaults(outDir, expected)),
  ];
}
