import { placeOf } from '../../catalogue/kinds.ts';
import { fill } from '../../catalogue/words.ts';
import { editText, valueOfText } from '../../yaml/edit/edit-text.ts';
import { isList, valueAtPath, type EntryValue } from '../../yaml/edit/edit.ts';
import { changeDraft, nameIn, withText } from '../drafts/new-draft.ts';
import type { PlannedChange, PlannedEdit } from '../engine/plan-change.ts';
import type { SourceEntry } from '../engine/sources.ts';
import { mergeTexts } from './merge.ts';
import { orderFor } from '../form/field-model.ts';
import {
  effectOf,
  photoFolderOf,
  placedPhotos,
  putDraft,
  publishedFileOf,
  withoutDraft,
  type Draft,
  type Proposal,
  type ProposedPhoto,
  type TakenName,
} from './proposal.ts';

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
  const entryFile = entryFileOf(file);
  return drafts.find((draft) => draft.file === entryFile && !draft.isDeleted)?.id ?? entryFile;
}

/** How people call a draft: its entry's name, else its file. */
export function titleOfDraft(draft: Draft, entries: readonly SourceEntry[]): string {
  return nameIn(draft) || (entries.find(({ file }) => file === publishedFileOf(draft))?.name ?? draft.file);
}

/** What a proposal does, in the editor's words: `New: {names}`. */
type TitleWords = Record<'titleNew' | 'titleNewWith' | 'titleRenamed' | 'titleDeleted', string>;

/**
 * Its own name, else the first entries in it, with `words` also what becomes of them where all have one fate; empty for
 * an empty proposal.
 */
export function titleOfProposal(
  { name, drafts }: Proposal,
  entries: readonly SourceEntry[],
  words?: TitleWords,
): string {
  const listed = (all: readonly Draft[]) =>
    all
      .slice(0, 3)
      .map((draft) => titleOfDraft(draft, entries))
      .join(', ') + (all.length > 3 ? ' …' : '');
  const names = listed(drafts);
  const effects = new Set(drafts.map(effectOf));
  const [first] = drafts;
  // What refers to a renamed entry is changed with it.
  const renamed = drafts.filter((draft) => effectOf(draft) === 'renamed');
  const [renamedDraft, more] = renamed;
  if (name || !words || !first) return name || names;
  if (renamedDraft && !more && !effects.has('new') && !effects.has('deleted'))
    return fill(words.titleRenamed, {
      from: nameBefore(renamedDraft, entries),
      name: titleOfDraft(renamedDraft, entries),
    });
  if (effects.size > 1) return names;
  // The entry that all others name, as models their category.
  const holder = drafts.find((draft) => {
    const end = `: ${placeOf(draft.file)?.id}`;
    return drafts.every((named) => named === draft || named.text.split('\n').some((line) => line.endsWith(end)));
  });
  if (effects.has('new') && holder && drafts.length > 1) {
    const rest = drafts.filter((draft) => draft !== holder);
    return fill(words.titleNewWith, { name: titleOfDraft(holder, entries), names: listed(rest) });
  }
  return effects.has('new')
    ? fill(words.titleNew, { names })
    : effects.has('deleted')
      ? fill(words.titleDeleted, { names })
      : names;
}

const nameBefore = (draft: Draft, entries: readonly SourceEntry[]) =>
  entries.find(({ file }) => file === draft.id)?.name ?? draft.id;

/** The draft of a file; of a published one without a draft, a new one. */
function draftOf(file: string, drafts: readonly Draft[], entries: readonly SourceEntry[], now: number) {
  const published = entries.find((entry) => entry.file === file);
  return drafts.find((draft) => draft.file === file && !draft.isDeleted) ?? (published && changeDraft(published, now));
}

/** Drafts with edits of any files; `entries` are the published ones. A text with a syntax error is left out. */
export function withEdits(
  drafts: readonly Draft[],
  edits: readonly { file: string; path: string[]; after?: EntryValue }[],
  entries: readonly SourceEntry[],
  now: number,
): readonly Draft[] {
  return [...Map.groupBy(edits, ({ file }) => file)].reduce((known, [file, editsOfFile]) => {
    const draft = draftOf(file, known, entries, now);
    if (!draft || !valueOfText(draft.text)) return known;
    // The last items of a list go first, so that the others keep their places.
    const inOrder = editsOfFile.toSorted((a, b) =>
      b.path.join('/').localeCompare(a.path.join('/'), 'en', { numeric: true }),
    );
    const text = inOrder.reduce(
      (before, { path, after }) => editText(file, before, path, after, orderFor(draft.kind, path)),
      draft.text,
    );
    return putDraft(known, withText(draft, text, now));
  }, drafts);
}

/** Drafts with a syntax error that name an entry: what they say about it is not changed with it. */
export const unreadNaming = (drafts: readonly Draft[], of: Draft, name: string): readonly Draft[] =>
  drafts.filter(
    ({ id, text, isDeleted }) =>
      id !== of.id &&
      !isDeleted &&
      !valueOfText(text) &&
      [placeOf(of.file)?.id, name].some((word) => word && text.includes(word)),
  );

/** Drafts with a planned change and the edits that go with it; `id` is its draft, where another has the same file. */
export function withChange(
  drafts: readonly Draft[],
  { file, to, id }: Pick<PlannedChange, 'file' | 'to'> & { id?: string },
  edits: readonly PlannedEdit[],
  entries: readonly SourceEntry[],
  now: number,
): readonly Draft[] {
  const edited = withEdits(drafts, edits, entries, now);
  const target = edited.find((draft) => draft.id === id) ?? draftOf(file, edited, entries, now);
  if (!target) return edited;
  if (target.isNew && to === undefined) return edited.filter((draft) => draft.id !== target.id);
  const before = new Map(drafts.map((draft) => [draft.id, draft.text]));
  const changedDrafts = edited.flatMap((draft) => {
    const was = before.get(draft.id) ?? draft.base;
    return draft.text === was ? [] : { id: draft.id, was, made: draft.text };
  });
  const next =
    changedDrafts.length > 0 ? { ...target, brought: [...(target.brought ?? []), ...changedDrafts] } : target;
  if (to !== undefined) return putDraft(edited, { ...next, file: to, hasOwnName: true, changed: now });
  // Its text is there again if the deletion is taken back.
  return putDraft(edited, { ...next, file: target.id, isDeleted: true });
}

/** Drafts without the edits that came with a change of this one; `edited` were edited further in the same places. */
function withoutBrought(all: readonly Draft[], { brought = [] }: Draft, now: number) {
  const edited: Draft[] = [];
  const drafts = brought.toReversed().reduce((known, { id, was, made }) => {
    const draft = known.find((each) => each.id === id);
    if (!draft) return known;
    const merged = mergeTexts(draft.file, { base: made, theirs: was, mine: draft.text }, new Map());
    if (merged.conflicts.length > 0) edited.push(draft);
    return putDraft(known, withText(draft, merged.text ?? draft.text, now));
  }, all);
  return { drafts, edited };
}

/** Drafts that stay as a change of this one and the editor made them, without that change. */
export const editedSince = (drafts: readonly Draft[], of: Draft): readonly Draft[] =>
  withoutBrought(drafts, of, 0).edited;

/**
 * A proposal without a draft, or without the deletion of one: what was changed in it before is there again. The edits
 * of others that came with it go, too.
 */
export function withoutPiece(proposal: Proposal, id: string, now: number): Proposal {
  const piece = proposal.drafts.find((draft) => draft.id === id);
  if (!piece) return proposal;
  const { isDeleted, brought = [], ...kept } = piece;
  const { drafts } = withoutBrought(proposal.drafts, piece, now);
  if (!isDeleted) return withoutUseless(withoutDraft({ ...proposal, drafts }, id), brought);
  // It may have been sent under another name before it was deleted.
  const { sentAs: file = kept.file } = kept;
  const back = drafts.some((draft) => draft.file === file) ? kept : { ...kept, file };
  return withoutUseless({ ...proposal, drafts: putDraft(drafts, back) }, [...brought, back]);
}

function withoutUseless(proposal: Proposal, some: readonly { id: string }[]): Proposal {
  const isOfUse = (draft: Draft) => effectOf(draft) ?? proposal.photos.some(({ owner }) => owner === draft.id);
  const drafts = proposal.drafts.filter((draft) => isOfUse(draft) || !some.some(({ id }) => id === draft.id));
  return { ...proposal, drafts };
}

/** A proposal that keeps a photo, and the entry that was deleted with it. */
export function withoutRemoval(proposal: Proposal, file: string, now: number): Proposal {
  const isOwner = ({ kind, id, isDeleted }: Draft) =>
    isDeleted === true && file.startsWith(`${photoFolderOf(kind, id) ?? ''}/`);
  const { [file]: _known, ...knownPhotos } = proposal.knownPhotos ?? {};
  const owner = proposal.drafts.find(isOwner);
  return {
    ...(owner ? withoutPiece(proposal, owner.id, now) : proposal),
    removedPhotos: proposal.removedPhotos.filter((removed) => removed !== file),
    knownPhotos,
  };
}

/** A proposal with another name of a photo, also where its entry says what it shows. */
export function withPhotoName(proposal: Proposal, photo: ProposedPhoto, name: string, now: number): Proposal {
  const owner = proposal.drafts.find(({ id }) => id === photo.owner);
  const value = valueOfText(owner?.text ?? '');
  const edits = [['photos'], ['gallery', 'photos']].flatMap((field) => {
    const photos = valueAtPath(value, field);
    const named = (isList(photos) ? photos : []).map(
      (described, at) => [valueAtPath(described, ['file']), at] as const,
    );
    return named.flatMap(([file, at]) =>
      owner && file === photo.name ? [{ file: owner.file, path: [...field, String(at), 'file'], after: name }] : [],
    );
  });
  const renamed = { ...photo, name, medium: { ...photo.medium, file: name } };
  const photos = proposal.photos.map((each) => (each === photo ? renamed : each));
  return { ...proposal, photos, drafts: withEdits(proposal.drafts, edits, [], now) };
}

/** A proposal whose entry or photo gets the free name instead of a taken one; `edits` go with an entry. */
export function withFreeName(
  proposal: Proposal,
  { path, free }: TakenName,
  edits: readonly PlannedEdit[],
  now: number,
): Proposal {
  const [file, to] = [path.replace('data/', ''), free.replace('data/', '')];
  // Of two with one name, the later one.
  const placed = placedPhotos(proposal).findLast((photo) => `media/${photo.file}` === file);
  const photo = proposal.photos.find(({ owner, name }) => owner === placed?.owner && name === placed.name);
  if (photo) return withPhotoName(proposal, photo, to.replace(/^.*\//, ''), now);
  const referenceEdits = edits.filter(
    (edit) => edit.why === 'reference' && proposal.drafts.some((draft) => draft.file === edit.file),
  );
  const draft = proposal.drafts.findLast((each) => each.file === file && each.id !== file && !each.isDeleted);
  const renamed = { file: to, hasOwnName: true, changed: now };
  const drafts = withEdits(proposal.drafts, referenceEdits, [], now);
  return { ...proposal, drafts: drafts.map((each) => (each.id === draft?.id ? { ...each, ...renamed } : each)) };
}
