import type { Catalogue } from './catalogue.ts';
import type { Entry } from './check/entry.ts';
import { runChecks, type CheckInput } from './check/run-checks.ts';
import { sortEntries } from './entries.ts';
import type { Finding } from './finding.ts';
import { link } from './link.ts';

/** The entries with their findings, and the catalogue if none of these is an error. */
export interface LoadedCatalogue {
  catalogue: Catalogue | undefined;
  entries: readonly Entry[];
  findings: Finding[];
}

/** Reads, checks and links the files. Does not access the disk. */
export function loadCatalogue(input: CheckInput): LoadedCatalogue {
  const { entries, findings, reader } = runChecks(input);
  const isValid = !findings.some((finding) => finding.severity === 'error');
  return {
    catalogue: isValid ? link(sortEntries(entries), input.media, input.today, reader) : undefined,
    entries,
    findings,
  };
}
