import type { MediaFile } from '../../catalogue/media/media-file.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { explainTaken, type DataFile } from '../../check/place-files.ts';
import { checkFile, runChecks } from '../../check/run-checks.ts';
import type { Validators } from '../../check/schema/kind-schemas.ts';
import { sortEntries } from '../../catalogue/entries.ts';
import { compareTexts, type Finding } from '../../yaml/finding.ts';
import { link } from '../../catalogue/link.ts';
import type { Sources } from './sources.ts';

/** The text of one file, and photos that are not published yet. */
export interface Draft {
  file: string;
  text: string;
  /** Set for a new entry, whose file must not exist yet. */
  isNew: boolean;
  photos: readonly MediaFile[];
}

interface Examined {
  /** Findings in the draft itself, as the check of the whole data folder would report them. */
  findings: Finding[];
  /** Findings in other files and photos that the draft causes. */
  elsewhere: Finding[];
  /** The catalogue with the draft; undefined if there are errors. */
  catalogue: Catalogue | undefined;
}

const nothing = new Uint8Array();

/** Makes the function that checks drafts, with the same code as the build. */
export function makeExaminer(sources: Sources, validators: Validators, today: () => string) {
  const published = new Map(
    sources.entries.map(({ file, kind, id, text }) => {
      const { entry } = checkFile({ file, kind, id, bytes: new TextEncoder().encode(text) }, validators);
      return [file, entry];
    }),
  );
  let before: ReadonlySet<string> | undefined;

  const check = (draft: Draft | undefined) => {
    const known = new Map(published);
    if (draft) known.delete(draft.file);
    const files: DataFile[] = [...known.keys()].map((file) => ({ file, bytes: nothing }));
    if (draft) files.push({ file: draft.file, bytes: new TextEncoder().encode(draft.text) });
    files.sort((a, b) => compareTexts(a.file, b.file));
    const own = new Set(draft?.photos.map(({ file }) => file));
    const media = [...sources.media.filter(({ file }) => !own.has(file)), ...(draft?.photos ?? [])].toSorted((a, b) =>
      compareTexts(a.file, b.file),
    );
    return { ...runChecks({ files, known, media, validators, today: today() }), media };
  };
  return (draft: Draft): Examined => {
    const { entries, findings, media, reader } = check(draft);
    const taken = draft.isNew && published.has(draft.file) ? [explainTaken(draft.file, published)] : [];
    const own = [...taken, ...findings.filter(({ file }) => file === draft.file)];
    const others = findings.filter(({ file }) => file !== draft.file);
    if (others.length > 0) before ??= new Set(check(undefined).findings.map(keyOf));
    const elsewhere = others.filter((finding) => !before?.has(keyOf(finding)));
    const hasErrors = [...own, ...elsewhere].some(({ severity }) => severity === 'error');
    return {
      findings: own,
      elsewhere,
      catalogue: hasErrors ? undefined : link(sortEntries(entries), media, today(), reader),
    };
  };
}

const keyOf = ({ file, rule, message }: Finding) => [file, rule, message].join('\n');
