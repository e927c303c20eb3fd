import { describe, expect, test } from 'vitest';
import { problemBar } from '../../../scripts/quality/run/bar.ts';
import { remaining } from '../../../scripts/quality/markup/run-vnu.ts';
import { findHeaderProblems, judgePolicy } from '../../../scripts/quality/policy.ts';
import { missingFonts } from '../../../scripts/quality/sheets.ts';
import { securityHeaders } from '../../../src/server/security-headers.ts';

test('a bar without problems is held; one of many is shown with its first ones', () => {
  expect(problemBar('Links', '9 pages', [])).toMatchObject({ measured: 'none in 9 pages', held: true });
  const problems = Array.from({ length: 40 }, (_, index) => `problem ${index}`);
  const bar = problemBar('Links', '9 pages', problems);
  expect(bar).toMatchObject({ measured: '40 in 9 pages', held: false });
  expect(bar.problems).toHaveLength(31);
  expect(bar.problems?.at(-1)).toBe('… and 10 more');
});

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
    expect(judgePolicy(securityHeaders('/send-email')['Content-Security-Policy'] ?? '')).toEqual([]);
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
