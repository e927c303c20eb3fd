import type { Catalogue } from './catalogue.ts';
import { runChecks, type CheckInput } from './check/run-checks.ts';
import { sortEntries } from './entries.ts';
import type { Finding } from './finding.ts';
import { link } from './link.ts';

/** The findings, and the catalogue if none of them is an error. */
export interface LoadedCatalogue {
  catalogue: Catalogue | undefined;
  findings: Finding[];
}

/** Reads, checks and links the files. Does not access the disk. */
export function loadCatalogue(input: CheckInput): LoadedCatalogue {
  const { entries, findings } = runChecks(input);
  const isValid = !findings.some((finding) => finding.severity === 'error');
  return { catalogue: isValid ? link(sortEntries(entries), input.media) : undefined, findings };
}
