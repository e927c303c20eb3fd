import type { Comparison } from '../../../src/catalogue/changes/report.ts';
import { addressesToAnswer } from '../../../src/catalogue/changes/compare.ts';

/** An address that has to answer after a change; with `to` it has to lead there. */
export interface LiveAddress {
  path: string;
  kind: 'page' | 'pdf' | 'redirect';
  to?: string;
}

/** New and changed pages with their PDFs, and the addresses that lead elsewhere now. */
export function addressesOf(comparison: Comparison): LiveAddress[] {
  const answering = addressesToAnswer(comparison).map((path): LiveAddress => {
    return { path, kind: path.endsWith('.pdf') ? 'pdf' : 'page' };
  });
  return [...answering, ...comparison.redirects.map(({ from, to }) => ({ path: from, kind: 'redirect' as const, to }))];
}
