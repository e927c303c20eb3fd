import { placeOf } from '../../catalogue/kinds.ts';
import { editText, valueOfText } from '../../yaml/edit/edit-text.ts';
import type { EntryValue } from '../../yaml/edit/edit.ts';
import { changeDraft, nameIn, withText } from '../drafts/new-draft.ts';
import type { PlannedChange, PlannedEdit } from '../engine/plan-change.ts';
import type { SourceEntry } from '../engine/sources.ts';
import { orderFor } from '../form/field-model.ts';
import { publishedFileOf, type Draft, type Proposal } from './proposal.ts';

/** The published entries with the drafts of a proposal: what choosers offer and lists show. */
export function applyDrafts(entries: readonly SourceEntry[], drafts: readonly Draft[]): SourceEntry[] {
  const replaced = new Set(drafts.map(publishedFileOf));
  const made = drafts.flatMap((draft): SourceEntry[] => {
    const { kind, file, readable, isDeleted } = draft;
    const entry = { file, kind, id: placeOf(file)?.id ?? file, name: titleOfDraft(draft, entries), text: readable };
    return isDeleted ? [] : [entry];
  });
  return [...entries.filter(({ file }) => !replaced.has(file)), ...made];
}

/** The entry's file for a photo in its folder; the same file for others. */
export const entryFileOf = (file: string): string => file.replace(/^media\/(\w+\/[^/]+)\/[^/]+$/, '$1.yaml');

/** The draft that changes a file, or the published file: what the form opens. */
export function idOfFile(file: string, drafts: readonly Draft[]): string {
  const own = entryFileOf(file);
  return drafts.find((draft) => draft.file === own && !draft.isDeleted)?.id ?? own;
}

/** How people call a draft: its entry's name, else its file. */
export function titleOfDraft(draft: Draft, entries: readonly SourceEntry[]): string {
  return nameIn(draft) || (entries.find(({ file }) => file === publishedFileOf(draft))?.name ?? draft.file);
}

/** Its own name, else the first entries in it; empty for an empty proposal. */
export function titleOfProposal({ name, drafts }: Proposal, entries: readonly SourceEntry[]): string {
  const some = drafts.slice(0, 3).map((draft) => titleOfDraft(draft, entries));
  return name || some.join(', ') + (drafts.length > some.length ? ' …' : '');
}

/** The draft of a file; of a published one without a draft, a new one. */
function draftOf(file: string, drafts: readonly Draft[], entries: readonly SourceEntry[], now: number) {
  const published = entries.find((entry) => entry.file === file);
  return drafts.find((one) => one.file === file && !one.isDeleted) ?? (published && changeDraft(published, now));
}

const put = (drafts: readonly Draft[], draft: Draft): readonly Draft[] =>
  drafts.some(({ id }) => id === draft.id)
    ? drafts.map((one) => (one.id === draft.id ? draft : one))
    : [...drafts, draft];

/** Drafts with edits of any files; `entries` are the published ones. A text with a syntax error is left out. */
export function withEdits(
  drafts: readonly Draft[],
  edits: readonly { file: string; path: string[]; after?: EntryValue }[],
  entries: readonly SourceEntry[],
  now: number,
): readonly Draft[] {
  return [...Map.groupBy(edits, ({ file }) => file)].reduce((known, [file, own]) => {
    const draft = draftOf(file, known, entries, now);
    if (!draft || !valueOfText(draft.text)) return known;
    // The last items of a list go first, so that the others keep their places.
    const inOrder = own.toSorted((a, b) => b.path.join('/').localeCompare(a.path.join('/'), 'en', { numeric: true }));
    const text = inOrder.reduce(
      (before, { path, after }) => editText(file, before, path, after, orderFor(draft.kind, path)),
      draft.text,
    );
    return put(known, withText(draft, text, now));
  }, drafts);
}

/** Drafts with a planned change and the edits that go with it. */
export function withChange(
  drafts: readonly Draft[],
  { file, to }: Pick<PlannedChange, 'file' | 'to'>,
  edits: readonly PlannedEdit[],
  entries: readonly SourceEntry[],
  now: number,
): readonly Draft[] {
  const edited = withEdits(drafts, edits, entries, now);
  const target = draftOf(file, edited, entries, now);
  if (!target) return edited;
  if (to !== undefined) return put(edited, { ...target, file: to, hasOwnName: true, changed: now });
  if (target.isNew) return edited.filter(({ id }) => id !== target.id);
  return put(edited, { ...target, file: target.id, text: target.base, readable: target.base, isDeleted: true });
}
