import { expect, onTestFinished, test, vi } from 'vitest';
import { canKeepToken, restoreToken } from '../../../src/editor/github/token.ts';

test.each([
  ["script-src 'self' 'sha256-abc='; img-src 'self'", true],
  ["img-src 'self'; script-src 'self'", true],
  [undefined, false],
  ["img-src 'self'", false],
  ["script-src *; object-src 'none'", false],
  ["script-src 'self' 'unsafe-inline'; img-src 'self'", false],
  ["script-src 'self' https://cdn.example 'unsafe-eval'", false],
])('where the host sends the policy %s, a token may be kept: %s', async (policy, isKept) => {
  const headers = new Headers(policy === undefined ? {} : { 'Content-Security-Policy': policy });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { headers })));
  onTestFinished(() => void vi.unstubAllGlobals());
  await restoreToken();
  expect(canKeepToken()).toBe(isKept);
});
