import type { Result } from 'lighthouse';
import { describe, expect, test } from 'vitest';
import { listProblems } from './lighthouse/list-problems.ts';
import { remaining } from './markup/run-vnu.ts';
import { findHeaderProblems, judgePolicy } from './policy/judge-policy.ts';
import { missingFonts } from './sheets/find-sheet-problems.ts';
import { securityHeaders } from '../../src/server/security-headers.ts';
import { earlyScripts } from '../../src/site/early/inline-scripts.ts';

test('reports a checker’s message with its place, but not accepted ones', () => {
  const message = (text: string) => ({
    type: 'error',
    url: 'file:/site/a%20b.html',
    message: text,
    lastLine: 2,
    lastColumn: 7,
  });
  expect(remaining([message('Stray end tag “p”.')], '/site')).toEqual(['a b.html:2:7: Stray end tag “p”. ()']);
  expect(remaining([message('CSS: Unrecognized at-rule “@container”')], '/site')).toEqual([]);
});

describe('a policy', () => {
  test('of the site has nothing of weight', () => {
    expect(judgePolicy(securityHeaders('/send-email', earlyScripts)['Content-Security-Policy'] ?? '')).toEqual([]);
  });
  test.each([
    ["script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'", /unsafe-inline/],
    ["script-src 'self'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'", /unsafe-inline/],
    ["script-src *; object-src 'none'; base-uri 'none'", /\*/],
    ["script-src 'self'; base-uri 'none'", /object-src/],
    ['', /script-src/],
  ])('%s has', (policy, problem) => {
    expect(judgePolicy(policy).join('\n')).toMatch(problem);
  });
});

test('a header that is missing or another is named', () => {
  const expected = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };
  expect(findHeaderProblems(new Headers(expected), expected)).toEqual([]);
  expect(findHeaderProblems(new Headers({ 'Referrer-Policy': 'origin' }), expected)).toEqual([
    'X-Content-Type-Options is missing',
    'Referrer-Policy is origin',
  ]);
});

test('a font that is not in the sheet, or has no way back to text, is named', () => {
  const table = `name                  type         encoding    emb sub uni object ID
--------------------- ------------ ----------- --- --- --- ---------
ABCDEF+Archivo-Bold   CID TrueType Identity-H  yes yes yes     60  0
Helvetica             Type 1       WinAnsi     no  no  no      61  0
GHIJKL+Archivo        CID TrueType Identity-H  yes yes no      62  0
`;
  expect(missingFonts(table)).toEqual(['Helvetica', 'GHIJKL+Archivo']);
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
