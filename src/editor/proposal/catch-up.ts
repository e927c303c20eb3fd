import { valueOfText } from '../../yaml/edit/edit-text.ts';
import { isSame } from '../../yaml/edit/edit.ts';
import type { Sources } from '../engine/sources.ts';
import type { MergedFile } from '../github/composing.ts';
import { baseOf, isEqual, isVersionOf, mergeTexts, type Choices, type Conflict } from './merge.ts';
import { publishedPicture } from '../photos/local-photos.ts';
import {
  acceptedNameOf,
  effectOf,
  isAcceptedAt,
  movedPhotos,
  placedPhotos,
  publishedFileOf,
  type Draft,
  type Proposal,
  type Sent,
} from './proposal.ts';

/** A conflict in a file; `path` begins with `data/`. */
export type FileConflict = Conflict & { path: string };
/** What was chosen for conflicts, by path. */
export type AllChoices = ReadonlyMap<string, Choices>;

/** A draft with another text and base; nothing of the form's text is lost, for it can be undone there. */
function rebase(draft: Draft, text: string, base = draft.base): Draft {
  const readable = valueOfText(text) ? text : draft.readable;
  const earlier = base === draft.base ? draft.earlier : [...(draft.earlier ?? []), draft.base];
  const rest = { ...draft, text, readable, base, rebased: (draft.rebased ?? 0) + 1 };
  return earlier ? { ...rest, earlier } : rest;
}

/** What a deletion hides, merged for the day on which it is taken back. */
const hiddenText = ({ file, base, text }: Draft, theirs: string) =>
  mergeTexts(file, { base, theirs, mine: text }, new Map()).text;

/** A proposal after it was sent as `was`: files that got changes of others have them here, too. */
export function withSent(
  now: Proposal,
  was: Proposal,
  { sent, merged }: { sent: Sent | undefined; merged: readonly MergedFile[] },
): Proposal {
  const ids = new Map<string, string>();
  const drafts = now.drafts.flatMap((draft) => {
    const before = was.drafts.find(({ id }) => id === draft.id);
    if (!before) return draft;
    const isReplaced = before.isDeleted && was.drafts.some(({ id, file }) => id !== before.id && file === before.file);
    const { sentAs = before.id } = before;
    const sentPath = isReplaced ? acceptedNameOf(before, was) : `data/${before.file}`;
    const mergedFile = merged.find(({ path }) => path === sentPath);
    // What others published, or deleted, was taken instead.
    if (mergedFile && before.isDeleted !== (mergedFile.text === undefined || undefined)) {
      if (mergedFile.text === undefined || mergedFile.text === mergedFile.base) return [];
      const { isDeleted: _isDeleted, ...changed } = draft;
      const [id, file] = isReplaced ? [sentAs, sentAs] : [draft.id, draft.file];
      ids.set(draft.id, id);
      return { ...rebase(changed, mergedFile.text, mergedFile.base), id, file, sent: mergedFile.text };
    }
    // What was typed meanwhile is merged when it is sent again.
    const hidden = mergedFile?.base === undefined ? undefined : hiddenText(draft, mergedFile.base);
    const text = before.isDeleted ? hidden : mergedFile?.text;
    const next = text !== undefined && draft.text === before.text ? rebase(draft, text, mergedFile?.base) : draft;
    const kept = mergedFile?.isGone && mergedFile.text !== undefined ? { isGone: true as const } : {};
    const nowSent = mergedFile?.text ?? (before.isDeleted ? before.base : before.text);
    // The website may show for a while what was sent before.
    const older =
      draft.sent === undefined || draft.sent === nowSent ? {} : { earlier: [...(next.earlier ?? []), draft.sent] };
    const place = before.isDeleted ? {} : { sentAs: before.file };
    const known = { ...next, ...kept, ...older, ...place, sent: nowSent };
    // What was accepted under another name, or before its last changes, is that entry from now on.
    const { isNew, isGone = isNew, sentAs: formerly = before.file, sent: accepted } = before;
    const isUnchanged = formerly === before.file && accepted === before.text;
    const isAdded = isGone || ![before.id, before.file].includes(formerly);
    if (before.isDeleted || !isAdded || accepted === undefined || isUnchanged || !sent?.accepted?.[`data/${formerly}`])
      return known;
    ids.set(draft.id, formerly);
    const { isGone: _isGone, ...entry } = known;
    const earlier = [...(entry.earlier ?? []), before.base];
    return { ...entry, id: formerly, isNew: false, base: accepted, earlier };
  });
  const files = sent?.commits.at(-1)?.files ?? {};
  const hashes = new Map(placedPhotos(was).map(({ blob, file }) => [blob, files[`data/media/${file}`]]));
  const photos = now.photos.map((photo) => {
    const hash = hashes.get(photo.blob) ?? photo.sent;
    const owner = ids.get(photo.owner) ?? photo.owner;
    const isSent = hash === undefined || hash === photo.sent;
    return isSent && owner === photo.owner ? photo : { ...photo, owner, ...(hash === undefined ? {} : { sent: hash }) };
  });
  return { ...now, drafts, photos, ...(sent ? { sent } : {}) };
}

/**
 * Brings a proposal up to what is published now: drafts that are published retire, the others are merged with what was
 * published since they began. A draft with conflicts stays as it is until all of them are chosen.
 */
export function catchUp(
  proposal: Proposal,
  { entries, media }: Sources,
  choices: AllChoices = new Map(),
): { proposal: Proposal; conflicts: FileConflict[] } {
  const published = new Map(entries.map(({ file, text }) => [file, text]));
  const conflicts: FileConflict[] = [];
  const { accepted = {} } = proposal.sent ?? {};
  const isAccepted = ({ isNew, id, file, sent, sentAs = file }: Draft) =>
    isAcceptedAt(accepted, { path: `data/${file}`, from: `data/${isNew ? file : id}`, sent, sentAs: `data/${sentAs}` });
  // What another draft put in the place of a deleted or renamed file is no version of that file.
  const isReplaced = ({ id, isNew, base }: Draft) =>
    !isNew &&
    proposal.drafts.some(
      (another) =>
        another.id !== id &&
        (another.sentAs === id || (!another.isDeleted && another.file === id)) &&
        isVersionOf(published.get(id), another.text, base),
    );
  // Nor is that file a version of what takes its place, as long as the website shows it.
  const isFormer = (draft: Draft) => {
    const freeing = proposal.drafts.find((another) => another !== draft && publishedFileOf(another) === draft.file);
    return freeing !== undefined && !isVersionOf(published.get(freeing.id), draft.text, freeing.base);
  };
  const caughtUp = proposal.drafts.map((draft) => {
    const others = isReplaced(draft) ? draft.id : isFormer(draft) ? draft.file : undefined;
    const known = others === undefined ? published : new Map([...published].filter(([file]) => file !== others));
    const isReused = proposal.drafts.some(
      (piece) => piece !== draft && !piece.isDeleted && piece.file === draft.sentAs,
    );
    const acceptedAs = isReused ? null : accepted[`data/${draft.sentAs ?? draft.file}`];
    const isVersion = acceptedAs !== '' && isAccepted(draft);
    const caught = catchUpDraft(draft, known, choices, { isAccepted: isVersion, acceptedAs });
    conflicts.push(...caught.conflicts.map((conflict) => ({ ...conflict, path: `data/${draft.file}` })));
    return { draft, next: caught.draft };
  });
  // The file that a draft changes from now on may be another draft's, until it is known what became of that one.
  const isClear = ({ draft, next }: (typeof caughtUp)[number]) =>
    next === undefined ||
    next.id === draft.id ||
    caughtUp.every((another) => another.draft === draft || another.next?.id !== next.id);
  const owners = new Map(
    caughtUp.flatMap((caught) => {
      const next = isClear(caught) ? caught.next : caught.draft;
      return next ? [[caught.draft.id, next] as const] : [];
    }),
  );
  // What got the name of another entry is told from that one by its draft, until both are published.
  for (const draft of proposal.drafts)
    if (draft.file !== draft.id && !owners.has(draft.id) && owners.get(draft.file)?.id === draft.file)
      owners.set(draft.id, draft);
  const waiting = placedPhotos(proposal).filter(({ file, blob, sent }) => {
    const isThere = sent !== undefined && accepted[`data/media/${file}`] === sent;
    return !media.some((medium) => medium.file === file && (isThere || medium.content?.bytes === blob.size));
  });
  // They are there again if the deletion is taken back.
  const hidden = proposal.photos.filter(({ owner }) => owners.get(owner)?.isDeleted);
  const shown = waiting.flatMap(({ file: _file, ...photo }) => {
    const owner = owners.get(photo.owner) ?? proposal.drafts.find(({ id }) => id === photo.owner);
    if (owner) owners.set(photo.owner, owner);
    return owner ? [{ ...photo, owner: owner.id }] : [];
  });
  const photos = [...hidden, ...shown];
  const moved = movedPhotos(proposal, media);
  for (const medium of media) {
    const { file, content } = medium;
    const [known, photo] = [proposal.knownPhotos?.[file], content?.hash];
    if (known === undefined || photo === undefined || photo === known) continue;
    if (!moved.has(file) || moved.get(file) !== undefined) continue;
    const theirs = file.replace(/^.*\//, '');
    const picture = publishedPicture(medium, 640);
    const path = `data/media/${file}`;
    conflicts.push({ path, pointer: '', base: undefined, theirs, mine: undefined, photo, picture });
  }
  const removedPhotos = proposal.removedPhotos.filter((file) => media.some((medium) => medium.file === file));
  // The same objects where nothing changed, so that nothing is written.
  const drafts = proposal.drafts.flatMap(({ id }) => owners.get(id) ?? []);
  const isSameList =
    drafts.length === proposal.drafts.length && drafts.every((draft, at) => draft === proposal.drafts[at]);
  const isKept =
    isSameList && photos.length === proposal.photos.length && isSame(removedPhotos, proposal.removedPhotos);
  return { proposal: isKept ? proposal : { ...proposal, drafts, photos, removedPhotos }, conflicts };
}

function catchUpDraft(
  draft: Draft,
  published: ReadonlyMap<string, string>,
  choices: AllChoices,
  { isAccepted, acceptedAs }: { isAccepted: boolean; acceptedAs: string | null | undefined },
): { draft: Draft | undefined; conflicts: Conflict[] } {
  const { id, file, text, base, sent, isDeleted, sentAs = file } = draft;
  // Accepted under a name that it has no longer, as far as is known yet.
  const there = sentAs === file || sentAs === id ? undefined : published.get(sentAs);
  // Meanwhile its first name may be that of another one.
  const isVersion = there === sent || (acceptedAs && isVersionOf(there, sent ?? text, published.get(id) ?? ''));
  const isThere = !draft.isNew && there !== undefined && isVersion;
  const arrivedText = isThere || !published.has(id) ? there : undefined;
  if (arrivedText !== undefined && isDeleted && !isThere && acceptedAs === undefined) return { draft, conflicts: [] };
  if (arrivedText !== undefined && (isThere || (acceptedAs && (isDeleted || draft.isNew)))) {
    const { isNew: _isNew, ...rest } = draft;
    const known = { ...rest, id: sentAs, isNew: false, base: isDeleted ? arrivedText : (sent ?? arrivedText) };
    return { draft: isDeleted ? { ...known, file: sentAs } : known, conflicts: [] };
  }
  const before = draft.isNew ? undefined : published.get(id);
  const now = before ?? published.get(file);
  const isRenamed = !draft.isNew && id !== file && before !== undefined;
  const isNewer = now !== undefined && (now !== base || (before === undefined && !draft.isNew));
  const isPublished = isDeleted ? before === undefined : (isNewer || draft.isNew) && !isRenamed && isEqual(now, text);
  const isIdle = effectOf(draft) === undefined && before === undefined;
  if (isPublished || isIdle) return { draft: undefined, conflicts: [] };
  // What was not accepted is no version of the published entry that has its name.
  const isOther =
    before === undefined &&
    (draft.isNew
      ? !isAccepted && !(sent !== undefined && isEqual(now, sent))
      : id !== file &&
        (sent === undefined ||
          sentAs !== file ||
          acceptedAs === '' ||
          // It is not known yet whether it was accepted.
          (acceptedAs === undefined && !isEqual(now, sent))));
  if (!isNewer || isOther || draft.earlier?.includes(now)) return { draft, conflicts: [] };
  const arrived: Draft = before === undefined ? { ...draft, id: file, isNew: false } : draft;
  if (now === sent && !isRenamed) return { draft: rebase(arrived, text, now), conflicts: [] };
  const mine = isDeleted ? undefined : text;
  const versions = { base: draft.isNew ? sent : baseOf(file, { base, theirs: now, sent }), theirs: now, mine };
  const merged = mergeTexts(file, versions, choices.get(`data/${file}`) ?? new Map());
  if (merged.conflicts.length > 0) return { draft, conflicts: merged.conflicts };
  const isGone = !isRenamed && merged.text !== undefined && isEqual(now, merged.text);
  const hidden = isDeleted && hiddenText(draft, now);
  return { draft: isGone ? undefined : rebase(arrived, hidden || (merged.text ?? text), now), conflicts: [] };
}
