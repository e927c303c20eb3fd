import type { MissingRedirect } from './report.ts';

/** Addresses that stand in YAML without quotes. */
const plain = /^\/[\w./-]*$/;

/** The lines of `redirects` for data/site.yaml; the name of the field only where it does not stand there yet. */
export function linesToPaste(missing: readonly MissingRedirect[], hasRedirects: boolean): string[] {
  const quoted = (path: string) => (plain.test(path) ? path : JSON.stringify(path));
  const lines = missing.map(({ from, to }) => `  ${quoted(from)}: ${quoted(to)}`);
  return hasRedirects ? lines : ['redirects:', ...lines];
}
