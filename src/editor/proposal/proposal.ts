import { kindOf, type KindId } from '../../catalogue/kinds.ts';
import type { MediaFile } from '../../catalogue/media/media-file.ts';
import type { Finding } from '../../yaml/finding.ts';

/** The change of one file in a proposal: a new, changed, renamed or deleted one. */
export interface Draft {
  /** `new-model-…`, or the published file, which stays the same when the draft renames it. */
  id: string;
  kind: KindId;
  /** Relative to the data folder; a new entry's file follows its name. */
  file: string;
  /** Whether the file was named by hand. */
  hasOwnName: boolean;
  isNew: boolean;
  isDeleted?: true;
  /** Others have deleted the published file, and it was chosen to keep it. */
  isGone?: true;
  text: string;
  /** The newest text that the form could read; the same as `text` unless that has a syntax error. */
  readable: string;
  /** The published text when the draft was created, or a new entry's initial text. */
  base: string;
  /** When it was last changed (milliseconds since 1970). */
  changed: number;
  /** Older published texts, which the website may still show after the draft got a newer one from GitHub. */
  earlier?: readonly string[];
  /** The text as it was last sent: once published, it is what the draft changes. */
  sent?: string;
  /** The file as which it was last sent: what gets another name after that, or is deleted, goes there, too. */
  sentAs?: string;
  /** How often its text was changed from outside its form. */
  rebased?: number;
  /** Texts of other drafts, by id, before and after the edits that came with its deletion or new name; the last is newest. */
  brought?: readonly { id: string; was: string; made: string }[];
}

/** Where a proposal was sent. */
export interface Sent {
  /** The repository: the website's, or a fork. */
  owner: string;
  repo: string;
  branch: string;
  /** The pull request; undefined while there is none. */
  pull?: number;
  /** Address of the pull request, or of the page that opens one by hand. */
  address: string;
  /** When it was last sent (milliseconds since 1970). */
  time: number;
  /** Commits that were made, the newest last, with the blobs that they wrote by path; null for a deleted file. */
  commits: readonly { commit: string; files: Readonly<Record<string, string | null>> }[];
  /**
   * Blobs by path as they were sent in requests that were accepted, also where a reviewer improved them; empty where a
   * reviewer deleted them.
   */
  accepted?: Readonly<Record<string, string | null>>;
  /** The branch is there, and the token may not open a request for it. */
  isByHand?: boolean;
  /** What the checks on GitHub said last about what was sent. */
  findings: readonly Finding[];
}

/** A photo that is not published yet. */
export interface ProposedPhoto {
  /** The id of its entry's draft; the folder follows the draft's file. */
  owner: string;
  name: string;
  blob: Blob;
  /** Input of the check; its `file` is the name alone. */
  medium: MediaFile;
  /** A smaller version for the preview as a `data:` URL; undefined if the browser cannot decode it. */
  picture: string | undefined;
  /** The hash that Git gave it when it was sent. */
  sent?: string;
}

/** A file whose name somebody else has published meanwhile, and the next free one. */
export interface TakenName {
  path: string;
  free: string;
}

/** The next name with a number that no file has: `photo-2.jpg`. */
export function freePath(path: string, has: (path: string) => boolean): string {
  let number = 2;
  const named = () => path.replace(/(?=\.[^.]*$)/, `-${number}`);
  while (has(named())) number += 1;
  return named();
}

/** Everything that an editor wants to change, sent as one pull request. */
export interface Proposal {
  id: string;
  name: string;
  /** When it was last opened (milliseconds since 1970); the newest is the one being worked on. */
  opened: number;
  sent?: Sent;
  drafts: readonly Draft[];
  photos: readonly ProposedPhoto[];
  /** Published photos to delete, relative to data/media. */
  removedPhotos: readonly string[];
  /** The hashes of published photos as they were when it was decided to delete them, by their file. */
  knownPhotos?: Readonly<Record<string, string>>;
}

/**
 * What becomes of a file of the repository. `movedFrom` has the same bytes as that published file, which is deleted.
 * `hash` is that of a photo as it was when it was deleted.
 */
export type ProposedFile =
  | { path: string; content: string | Blob }
  | { path: string; deleted: true; hash?: string | undefined }
  | { path: string; movedFrom: string };

export const emptyProposal = (now: number): Proposal => ({
  id: now.toString(36),
  name: '',
  opened: now,
  drafts: [],
  photos: [],
  removedPhotos: [],
});

export const hasPieces = ({ drafts, removedPhotos }: Proposal): boolean => drafts.length + removedPhotos.length > 0;

/** Drafts with one: in the place of the one with its id, else at the end. */
export function putDraft(drafts: readonly Draft[], draft: Draft): readonly Draft[] {
  const at = drafts.findIndex(({ id }) => id === draft.id);
  return at < 0 ? [...drafts, draft] : drafts.with(at, draft);
}

/** The published file that a draft changes, renames or deletes. */
export const publishedFileOf = ({ isNew, id }: Draft): string | undefined => (isNew ? undefined : id);

/** Whether what was sent under a name was accepted: another draft may have had the name before. Paths begin with `data/`. */
export const isAcceptedAt = (
  accepted: NonNullable<Sent['accepted']>,
  { path, from, sent, sentAs = path }: { path: string; from: string; sent?: string | undefined; sentAs?: string },
): boolean =>
  typeof accepted[path] === 'string' && sentAs === path && (from === path ? sent !== undefined : from in accepted);

/** The name under which a deleted entry was accepted, while another draft has its first one; it begins with `data/`. */
export function acceptedNameOf({ id, isDeleted, sent, sentAs = id }: Draft, proposal: Proposal): string | undefined {
  const path = `data/${sentAs}`;
  const isReplaced =
    isDeleted && proposal.drafts.some((another) => another.id !== id && !another.isDeleted && another.file === id);
  const isAccepted = isAcceptedAt(proposal.sent?.accepted ?? {}, { path, from: `data/${id}`, sent });
  return isReplaced && sentAs !== id && isAccepted ? path : undefined;
}

/** What a draft does to its file; undefined while it does nothing. */
export function effectOf(draft: Draft): 'new' | 'deleted' | 'renamed' | 'changed' | undefined {
  if (draft.isNew) return 'new';
  if (draft.isDeleted) return 'deleted';
  if (draft.isGone) return 'new';
  if (draft.file !== draft.id) return 'renamed';
  return draft.text === draft.base ? undefined : 'changed';
}

/** An entry's photo folder under data/media: its own, or the one for all fairs. Undefined for kinds without photos. */
export function photoFolderOf(kind: KindId, file: string): string | undefined {
  const { photos, folder } = kindOf(kind);
  return photos === 'own' ? file.replace(/\.[^.]*$/, '') : photos && folder;
}

/** A proposal's photos with their place under data/media. */
export function placedPhotos({ drafts, photos }: Proposal): (ProposedPhoto & { file: string })[] {
  const owners = new Map(drafts.map((draft) => [draft.id, draft]));
  return photos.flatMap((photo) => {
    const owner = owners.get(photo.owner);
    const folder = owner && !owner.isDeleted ? photoFolderOf(owner.kind, owner.file) : undefined;
    return folder === undefined ? [] : { ...photo, file: `${folder}/${photo.name}` };
  });
}

/** A proposal that remembers which photos it deletes, since somebody may replace them before it is sent. */
export function withKnownPhotos(proposal: Proposal, published: readonly MediaFile[]): Proposal {
  const moved = movedPhotos(proposal, published);
  const gone = published.flatMap(({ file, content }) =>
    content?.hash && moved.has(file) && moved.get(file) === undefined ? [[file, content.hash] as const] : [],
  );
  return { ...proposal, knownPhotos: { ...Object.fromEntries(gone), ...proposal.knownPhotos } };
}

/** A proposal without a draft and its photos. */
export function withoutDraft(proposal: Proposal, id: string): Proposal {
  return {
    ...proposal,
    drafts: proposal.drafts.filter((draft) => draft.id !== id),
    photos: proposal.photos.filter(({ owner }) => owner !== id),
  };
}

/** Where published photos go: to another name with a renamed entry, or nowhere (undefined). */
export function movedPhotos(
  { drafts, removedPhotos }: Proposal,
  published: readonly MediaFile[],
): Map<string, string | undefined> {
  const moved = new Map<string, string | undefined>();
  for (const draft of drafts) {
    const hasOwn = !draft.isNew && kindOf(draft.kind).photos === 'own';
    const from = hasOwn ? photoFolderOf(draft.kind, draft.id) : undefined;
    if (from === undefined || (draft.file === draft.id && !draft.isDeleted)) continue;
    for (const { file } of published.filter((medium) => medium.file.startsWith(`${from}/`))) {
      const to = `${photoFolderOf(draft.kind, draft.file) ?? ''}/${file.slice(from.length + 1)}`;
      moved.set(file, draft.isDeleted ? undefined : to);
    }
  }
  for (const file of removedPhotos) moved.set(file, undefined);
  return moved;
}

/**
 * What a proposal does to the files of the repository: files with their content (the path begins with `data/`), files
 * to delete, and published photos to move.
 */
export function proposedFiles(proposal: Proposal, published: readonly MediaFile[]): ProposedFile[] {
  const files = new Map<string, ProposedFile>();
  const put = (file: ProposedFile) => void files.set(file.path, file);
  for (const draft of proposal.drafts) {
    const effect = effectOf(draft);
    // A new name may be one that another draft of the proposal frees.
    const path = `data/${draft.id}`;
    if ((effect === 'deleted' || effect === 'renamed') && !files.has(path)) put({ path, deleted: true });
    if (effect && effect !== 'deleted') put({ path: `data/${draft.file}`, content: draft.text });
  }
  for (const draft of proposal.drafts) {
    const path = acceptedNameOf(draft, proposal);
    if (path !== undefined && !files.has(path)) put({ path, deleted: true });
  }
  const hashes = new Map(published.map(({ file, content }) => [file, proposal.knownPhotos?.[file] ?? content?.hash]));
  for (const [from, to] of movedPhotos(proposal, published)) {
    const [path, movedFrom] = [`data/media/${to ?? from}`, `data/media/${from}`];
    if (to !== undefined) put({ path, movedFrom });
    else if (!files.has(path)) put({ path, deleted: true, hash: hashes.get(from) });
  }
  for (const { file, blob } of placedPhotos(proposal)) put({ path: `data/media/${file}`, content: blob });
  return [...files.values()];
}
