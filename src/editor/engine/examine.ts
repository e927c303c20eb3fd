import type { MediaFile } from '../../catalogue/media/media-file.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { placeOf } from '../../catalogue/kinds.ts';
import { explainTaken, type DataFile } from '../../check/place-files.ts';
import { checkFile, runChecks } from '../../check/run-checks.ts';
import { readFigures } from '../../check/read-figures.ts';
import type { Validators } from '../../check/schema/kind-schemas.ts';
import type { Entry } from '../../catalogue/entry.ts';
import { sortEntries } from '../../catalogue/entries.ts';
import { compareTexts, type Finding } from '../../yaml/finding.ts';
import { link } from '../../catalogue/link.ts';
import { categoriesAbove, makeRuleInput } from '../../check/rule.ts';
import { listPages } from '../../features/page/list-pages.ts';
import { withChange } from '../proposal/apply.ts';
import { movedPhotos, placedPhotos, publishedFileOf, type Draft, type Proposal } from '../proposal/proposal.ts';
import { addressesOf, planEdits, planRedirects, type PlannedChange, type PlannedEdit } from './plan-change.ts';
import type { Sources } from './sources.ts';

/** What the check needs to know of a proposal. */
export interface Proposed {
  drafts: readonly Draft[];
  /** Photos that are not published yet. */
  photos: readonly MediaFile[];
  /** Published photos that get another name, or go (undefined). */
  moved: ReadonlyMap<string, string | undefined>;
}

export function proposedOf(proposal: Proposal, published: readonly MediaFile[]): Proposed {
  const photos = placedPhotos(proposal).map(({ file, medium }) => ({ ...medium, file }));
  return { drafts: proposal.drafts, photos, moved: movedPhotos(proposal, published) };
}

interface Examined {
  /** Findings in the open file, as the check of the whole data folder would report them. */
  findings: Finding[];
  /** Findings in other files and photos that the proposal causes. */
  elsewhere: Finding[];
  /** Rows of the open file whose number is not read: it is shown as written, and in no total, filter or comparison. */
  unread: string[];
  /** The catalogue with the proposal; undefined if there are errors in the open file. */
  catalogue: Catalogue | undefined;
}

const nothing = new Uint8Array();
const none: Proposed = { drafts: [], photos: [], moved: new Map() };
const keyOf = ({ file, rule, message }: Finding) => [file, rule, message].join('\n');
const isError = ({ severity }: Finding) => severity === 'error';

/** Makes the function that checks proposals, with the same code as the build. `open` is the file in the form, or ''. */
export function makeExaminer(sources: Sources, validators: Validators, today: () => string) {
  const read = (file: string, text: string) => {
    const place = placeOf(file);
    return place && checkFile({ file, ...place, bytes: new TextEncoder().encode(text) }, validators);
  };
  const published = new Map(
    sources.entries.flatMap(({ file, text }): [string, Entry][] => {
      const entry = read(file, text)?.entry;
      return entry ? [[file, entry]] : [];
    }),
  );
  /** Valid entries of drafts, so that a proposal of sixty is not read with every keystroke. */
  const readBefore = new Map<string, { text: string; entry: Entry | undefined }>();
  const entryOf = ({ file, text }: Draft) => {
    const before = readBefore.get(file);
    if (before?.text === text) return before.entry;
    const result = read(file, text);
    const entry = result?.findings.length === 0 ? result.entry : undefined;
    readBefore.set(file, { text, entry });
    return entry;
  };

  // Of a language that only the proposal names, the words are not here.
  const packOf = (language: string) => (language === sources.language ? sources.pack : undefined);
  const wasThere = (file: string) => published.has(file);
  const check = ({ drafts, photos, moved }: Proposed, open: string) => {
    const known = new Map(published);
    for (const draft of drafts) known.delete(publishedFileOf(draft) ?? '');
    const names = new Set(known.keys());
    const taken = new Set<string>();
    const texts = new Map<string, Draft>();
    for (const draft of drafts) {
      if (draft.isDeleted) continue;
      if (names.has(draft.file)) taken.add(draft.file);
      names.add(draft.file);
      texts.set(draft.file, draft);
      const entry = draft.file === open ? undefined : entryOf(draft);
      if (entry) known.set(draft.file, entry);
      else known.delete(draft.file);
    }
    const files = [...names].map((file): DataFile => {
      const text = known.has(file) ? undefined : texts.get(file)?.text;
      return { file, bytes: text === undefined ? nothing : new TextEncoder().encode(text) };
    });
    files.sort((a, b) => compareTexts(a.file, b.file));
    const photoFiles = new Set(photos.map(({ file }) => file));
    const stay = sources.media.flatMap((medium): MediaFile[] => {
      const file = moved.has(medium.file) ? moved.get(medium.file) : medium.file;
      return file === undefined || photoFiles.has(file) ? [] : [{ ...medium, file }];
    });
    const media = [...stay, ...photos].toSorted((a, b) => compareTexts(a.file, b.file));
    const checked = runChecks({ files, known, media, validators, today: today(), packOf, wasThere });
    const findings = [...[...taken].map((file) => explainTaken(file, names)), ...checked.findings];
    return { ...checked, media, findings };
  };
  let before: ReadonlySet<string> | undefined;
  /** Checks a proposal; `findings` without those that the published catalogue has, but for the open file. */
  const checkNew = (proposed: Proposed, open: string) => {
    const checked = check(proposed, open);
    if (checked.findings.some(({ file }) => file !== open)) {
      before ??= new Set(check(none, '').findings.map(keyOf));
    }
    const findings = checked.findings.filter((finding) => finding.file === open || !before?.has(keyOf(finding)));
    const linked = () => link(sortEntries(checked.entries, checked.pack), checked.media, today(), checked.reader);
    const opened = checked.entries.filter(({ file }) => file === open);
    const unread = readFigures(opened, checked.reader).all.flatMap(({ label, text, read: { reading } }) =>
      reading.kind === 'words' && /^\d/.test(text) && !checked.reader.isCode(label) ? label : [],
    );
    return { findings, unread, catalogue: findings.some(isError) ? undefined : linked };
  };
  const examineOnce = (proposed: Proposed, open: string): Examined => {
    const whole = checkNew(proposed, open);
    const wrong = new Set(whole.findings.filter(isError).map(({ file }) => file));
    // Another draft that is not finished does not stop the preview of this one.
    const isRest = ({ file }: { file: string }) => !wrong.has(file) && !wrong.has(`media/${file}`);
    const { drafts, photos } = proposed;
    const rest = { ...proposed, drafts: drafts.filter(isRest), photos: photos.filter(isRest) };
    const catalogue = whole.catalogue ?? (wrong.has(open) ? undefined : checkNew(rest, open).catalogue);
    return {
      findings: whole.findings.filter(({ file }) => file === open),
      elsewhere: whole.findings.filter(({ file }) => file !== open),
      unread: [...new Set(whole.unread)],
      catalogue: catalogue?.(),
    };
  };
  let last: { key: string; examined: Examined } | undefined;
  /** The preview asks about the same proposal as the findings before it: a large catalogue is checked once for both. */
  const examine = (proposed: Proposed, open: string): Examined => {
    const key = JSON.stringify([today(), open, proposed.drafts, proposed.photos, [...proposed.moved]]);
    if (last?.key !== key) last = { key, examined: examineOnce(proposed, open) };
    return last.examined;
  };
  const pathsOf = (proposed: Proposed) => {
    const { catalogue } = examine(proposed, '');
    return catalogue && new Set<string>(listPages(catalogue).map(({ path }) => path));
  };
  /** The edits that go with a change: references, texts, and redirects for the pages that go. */
  const plan = (proposed: Proposed, change: PlannedChange): PlannedEdit[] => {
    const { entries, media } = check(proposed, '');
    const input = makeRuleInput(entries, media, today(), packOf);
    const target = entries.find(({ file }) => file === change.file);
    if (!target) return [];
    const edits = planEdits(input, change);
    const drafts = withChange(proposed.drafts, change, edits, sources.entries, 0);
    const after = { ...proposed, drafts };
    const entriesAfter = check(after, '').entries;
    const [addresses, stays] = [addressesOf(target), new Set(entriesAfter.flatMap(addressesOf))];
    const pages = pathsOf(after);
    // Only a page that was published has visitors who look for it.
    const gone = [...(pathsOf(none) ?? [])].filter((path) => (pages ? !pages.has(path) : addresses.includes(path)));
    const next = entriesAfter.find(({ file }) => file === (change.to ?? change.instead));
    const products = entriesAfter.find(({ kind }) => kind === 'page-ourproducts');
    const above = [...categoriesAbove(input, target), products].flatMap((entry) => addressesOf(entry).slice(0, 1));
    const site = entriesAfter.find(({ kind }) => kind === 'site');
    return [
      ...edits,
      ...planRedirects(site, gone, stays, { own: addresses, next: addressesOf(next)[0], above: [...above, '/'] }),
    ];
  };
  return { examine, plan };
}
