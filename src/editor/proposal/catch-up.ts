import { valueOfText } from '../../yaml/edit/edit-text.ts';
import { isSame } from '../../yaml/edit/edit.ts';
import type { Finding } from '../../yaml/finding.ts';
import type { Sources } from '../engine/sources.ts';
import type { Begun, MergedFile } from '../github/composing.ts';
import { baseOf, isEqual, isVersionOf, mergeTexts, type Choices, type Conflict } from './merge.ts';
import { publishedPicture } from '../photos/local-photos.ts';
import {
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

/** What was published when the change of a file began, by path, for the merge with what is published now. */
export function basesOf({ drafts }: Proposal): Map<string, Begun> {
  return new Map(
    drafts.flatMap((draft) => {
      const { file, sent, sentAs = file, base, isDeleted, isGone } = draft;
      const isNew = draft.isNew || isGone === true;
      const isReplaced = isDeleted && drafts.some((another) => another !== draft && another.file === file);
      // The published file whose name another draft frees for this one.
      const giver = drafts.find((one) => one !== draft && publishedFileOf(one) === file);
      const freed = giver?.base;
      const text = isNew ? (freed ?? sent) : base;
      if (text === undefined || isReplaced || !effectOf(draft)) return [];
      const from = `data/${isGone ? file : (publishedFileOf(draft) ?? sentAs)}`;
      const isInstead = giver?.isDeleted ?? false;
      return [
        [
          `data/${file}`,
          {
            text,
            from,
            isNew: isNew && freed === undefined,
            sent,
            sentAs: `data/${sentAs}`,
            freed,
            isInstead,
            ...(isGone ? { isGone } : {}),
          },
        ],
      ];
    }),
  );
}

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

/** A draft that was `base` before it was changed here and in another window. In a field that both changed, mine counts. */
export function mergeDrafts(base: Draft | undefined, mine: Draft, theirs: Draft): Draft {
  const old = base ?? { ...mine, text: mine.base };
  if (mine === old) return theirs;
  if (old.changed === theirs.changed && old.rebased === theirs.rebased) return mine;
  const { text = mine.text } = mergeTexts(
    mine.file,
    { base: old.text, theirs: theirs.text, mine: mine.text },
    new Map(),
  );
  const readable = valueOfText(text) ? text : mine.readable;
  // Newer than both, so that both windows take it over.
  const changed = Math.max(mine.changed, theirs.changed) + 1;
  return { ...mergeFields(old, mine, theirs), text, readable, changed };
}

/** Fields of theirs, with those that I changed or left out. */
export function mergeFields<T extends object>(base: T, mine: T, theirs: T): T {
  const [oldValues, newValues] = [new Map(Object.entries(base)), new Map(Object.entries(mine))];
  const isMine = (name: string) => JSON.stringify(newValues.get(name)) !== JSON.stringify(oldValues.get(name));
  const changed = [...oldValues.keys(), ...newValues.keys()]
    .filter(isMine)
    .map((name) => [name, newValues.get(name)] as const);
  return { ...theirs, ...Object.fromEntries(changed) };
}

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
    const isReplaced = before.isDeleted && was.drafts.some((one) => one !== before && one.file === before.file);
    const found = isReplaced ? undefined : merged.find(({ path }) => path === `data/${before.file}`);
    // What others published, or deleted, was taken instead.
    if (found && before.isDeleted !== (found.text === undefined || undefined)) return [];
    // What was typed meanwhile is merged when it is sent again.
    const hidden = found?.base === undefined ? undefined : hiddenText(draft, found.base);
    const text = before.isDeleted ? hidden : found?.text;
    const next = text !== undefined && draft.text === before.text ? rebase(draft, text, found?.base) : draft;
    const kept = found?.isGone && found.text !== undefined ? { isGone: true as const } : {};
    const nowSent = found?.text ?? (before.isDeleted ? before.base : before.text);
    // The website may show for a while what was sent before.
    const older =
      draft.sent === undefined || draft.sent === nowSent ? {} : { earlier: [...(next.earlier ?? []), draft.sent] };
    const sentAs = before.isDeleted ? {} : { sentAs: before.file };
    const known = { ...next, ...kept, ...older, ...sentAs, sent: nowSent };
    // A new entry that was accepted under the name before is that entry from now on.
    const { isNew, sentAs: formerly = before.file, sent: accepted = before.base } = before;
    if (!isNew || formerly === before.file || !sent?.accepted?.[`data/${formerly}`]) return known;
    ids.set(draft.id, formerly);
    return { ...known, id: formerly, isNew: false, base: accepted };
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
  const owners = new Map<string, Draft>();
  // What another draft put in the place of a deleted or renamed file is no version of that file.
  const isReplaced = ({ id, isNew, base }: Draft) =>
    !isNew &&
    proposal.drafts.some(
      (one) => one.id !== id && !one.isDeleted && one.file === id && isVersionOf(published.get(id), one.text, base),
    );
  // Nor is that file a version of what takes its place, as long as the website shows it.
  const isFormer = (draft: Draft) => {
    const giver = proposal.drafts.find((one) => one !== draft && publishedFileOf(one) === draft.file);
    return giver !== undefined && !isVersionOf(published.get(giver.id), draft.text, giver.base);
  };
  for (const draft of proposal.drafts) {
    const others = isReplaced(draft) ? draft.id : isFormer(draft) ? draft.file : undefined;
    const known = others === undefined ? published : new Map([...published].filter(([file]) => file !== others));
    const isReused = proposal.drafts.some((one) => one !== draft && !one.isDeleted && one.file === draft.sentAs);
    const acceptedAs = isReused ? null : accepted[`data/${draft.sentAs ?? draft.file}`];
    const caught = catchUpDraft(draft, known, choices, { isAccepted: isAccepted(draft), acceptedAs });
    conflicts.push(...caught.conflicts.map((conflict) => ({ ...conflict, path: `data/${draft.file}` })));
    if (caught.draft) owners.set(draft.id, caught.draft);
  }
  const waiting = placedPhotos(proposal).filter(({ file, blob, sent }) => {
    const isThere = sent !== undefined && accepted[`data/media/${file}`] === sent;
    return !media.some((one) => one.file === file && (isThere || one.content?.bytes === blob.size));
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
  const isThere = !draft.isNew && !isDeleted && isVersionOf(there, sent ?? text, published.get(id) ?? '');
  const other = isThere || !published.has(id) ? there : undefined;
  if (other !== undefined && isDeleted && acceptedAs === undefined) return { draft, conflicts: [] };
  if (other !== undefined && (isThere || (acceptedAs && (isDeleted || draft.isNew)))) {
    const { isNew: _isNew, ...rest } = draft;
    const known = { ...rest, id: sentAs, isNew: false, base: isDeleted ? other : (sent ?? other) };
    return { draft: isDeleted ? { ...known, file: sentAs } : known, conflicts: [] };
  }
  const before = draft.isNew ? undefined : published.get(id);
  const now = before ?? published.get(file);
  const isRenamed = !draft.isNew && id !== file && before !== undefined;
  const isNewer = now !== undefined && (now !== base || (before === undefined && !draft.isNew));
  const isPublished = isDeleted ? before === undefined : (isNewer || draft.isNew) && !isRenamed && isEqual(now, text);
  const isIdle = effectOf(draft) === undefined && before === undefined;
  if (isPublished || isIdle) return { draft: undefined, conflicts: [] };
  // A new entry that was not accepted is no version of the published one, which has its name.
  const isOther = draft.isNew && !isAccepted && (sent === undefined || !isEqual(now, sent));
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

/** Findings with those of the checks on GitHub, while the draft is still as it was sent. */
export function withNoted(findings: readonly Finding[], { sent }: Proposal, draft: Draft): readonly Finding[] {
  const isKnown = (finding: Finding) =>
    findings.some(({ rule, message }) => rule === finding.rule && message === finding.message);
  const noted = sent && draft.text === draft.sent ? sent.findings : [];
  return [...findings, ...noted.filter((finding) => finding.file === draft.file && !isKnown(finding))];
}
