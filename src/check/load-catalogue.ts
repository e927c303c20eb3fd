import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Entry } from '../catalogue/entry.ts';
import { runChecks, type CheckInput } from './run-checks.ts';
import { sortEntries, type Pack, type ReadEntry } from '../catalogue/entries.ts';
import { inLanguage, termsIn, untranslatedTexts } from '../catalogue/overlays.ts';
import { showIn, type FigureReader } from '../figures/reader.ts';
import type { Finding } from '../yaml/finding.ts';
import { normalizeName } from '../text/names.ts';
import { namesOfRows } from './rules/languages/overlays.ts';
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
  const { entries, overlays, findings, reported, reader, figures, pack } = runChecks(input);
  const isValid = !findings.some((finding) => finding.severity === 'error');
  const linked = (of: readonly ReadEntry[], words: Pack | undefined, reads: FigureReader) =>
    link(sortEntries(of, words, undrawn), input.media, input.today, reads);
  const catalogue = isValid ? linked(entries, pack, reader) : undefined;
  const translations = (catalogue?.site.languages ?? []).map(({ tag }) => {
    const words = input.packOf?.(tag);
    const terms = termsIn(overlays, tag);
    const laid = inLanguage(entries, overlays, tag, words);
    const rows = namesOfRows({ entries, figures }).filter((name) => !terms.has(normalizeName(name)));
    const { texts, names } = untranslatedTexts(entries, laid);
    return {
      ...linked(laid, words, showIn(reader, tag, terms)),
      untranslated: { language: reader.language, texts: new Set([...texts, ...rows]), names: new Set(names) },
    };
  });
  return {
    catalogue,
    translations,
    entries,
    findings,
    reported,
  };
}
