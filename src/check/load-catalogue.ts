import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Entry } from '../catalogue/entry.ts';
import { runChecks, type CheckInput } from './run-checks.ts';
import { sortEntries } from '../catalogue/entries.ts';
import type { Finding } from '../yaml/finding.ts';
import { link } from '../catalogue/link.ts';

/** The entries with their findings, and the catalogue if none of these is an error. */
export interface LoadedCatalogue {
  catalogue: Catalogue | undefined;
  entries: readonly Entry[];
  findings: Finding[];
  /** See `runChecks`. */
  reported: ReadonlySet<string>;
}

/** Reads, checks and links the files, `undrawn` with no machine to draw. Does not access the disk. */
export function loadCatalogue(input: CheckInput, undrawn = false): LoadedCatalogue {
  const { entries, findings, reported, reader, pack } = runChecks(input);
  const isValid = !findings.some((finding) => finding.severity === 'error');
  return {
    catalogue: isValid ? link(sortEntries(entries, pack, undrawn), input.media, input.today, reader) : undefined,
    entries,
    findings,
    reported,
  };
}
