import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Entry } from '../catalogue/entry.ts';
import { runChecks, type CheckInput } from './run-checks.ts';
import { sortEntries, type Pack, type ReadEntry } from '../catalogue/entries.ts';
import { inLanguage, termsIn } from '../catalogue/overlays.ts';
import { showIn, type FigureReader } from '../figures/reader.ts';
import type { Finding } from '../yaml/finding.ts';
import { link } from '../catalogue/link.ts';

/** The entries with their findings, and the catalogue if none of these is an error. */
export interface LoadedCatalogue {
  catalogue: Catalogue | undefined;
  /** The same in each further language, in the order of site.yaml. */
  translations: readonly Catalogue[];
  entries: readonly Entry[];
  findings: Finding[];
  /** See `runChecks`. */
  reported: ReadonlySet<string>;
}

/** Reads, checks and links the files, `undrawn` with no machine to draw. Does not access the disk. */
export function loadCatalogue(input: CheckInput, undrawn = false): LoadedCatalogue {
  const { entries, overlays, findings, reported, reader, pack } = runChecks(input);
  const isValid = !findings.some((finding) => finding.severity === 'error');
  const linked = (of: readonly ReadEntry[], words: Pack | undefined, figures: FigureReader) =>
    link(sortEntries(of, words, undrawn), input.media, input.today, figures);
  const catalogue = isValid ? linked(entries, pack, reader) : undefined;
  const translations = (catalogue?.site.languages ?? []).map(({ tag }) => {
    const words = input.packOf?.(tag);
    return linked(inLanguage(entries, overlays, tag, words), words, showIn(reader, tag, termsIn(overlays, tag)));
  });
  return {
    catalogue,
    translations,
    entries,
    findings,
    reported,
  };
}
