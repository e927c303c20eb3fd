/** What `composeTree` starts from, and the steps that its kinds of files share. */
import { entryFileOf } from '../proposal/apply.ts';
import { freePath, type ProposedFile, type Sent, type TakenName } from '../proposal/proposal.ts';
import type { GitHub, Repository } from './github.ts';
import { choiceKey, mergeTexts, type Choices, type Conflict } from '../proposal/merge.ts';

/** The state of a branch: the hashes of its blobs by path. */
export interface Snapshot {
  commit: string;
  tree: string;
  files: ReadonlyMap<string, string>;
}

/** The proposal's branch, where it left the website's, and its commits since. */
export interface OwnBranch {
  now: Snapshot;
  start: Snapshot;
  history: ReadonlySet<string>;
}

/** What was published when the change of a file began: its text and path; of a new file, what was sent before. */
export interface Begun {
  text: string;
  from: string;
  isNew: boolean;
  /** Others deleted it, and it was chosen to publish it again. */
  isGone?: boolean;
  /** What was sent before, and its path then. */
  sent?: string | undefined;
  sentAs?: string;
  /** The published text of another draft, which gives up its name for this one. */
  freed?: string | undefined;
  /** That draft is a deletion. */
  isInstead?: boolean;
  /** The branch has another draft there. */
  isReused?: boolean;
}

/** By path: the choices for conflicts, and what the changes began with. */
export interface ProposedFiles {
  files: readonly ProposedFile[];
  bases: ReadonlyMap<string, Begun>;
  /** What was chosen for conflicts, by path of the file. */
  choices: ReadonlyMap<string, Choices>;
}

export interface Surroundings {
  github: GitHub;
  /** The repository of the proposal's branch. */
  home: Repository;
  sent: Sent;
  /** The branch of the website. */
  main: Snapshot;
  /** Undefined before the branch is there. */
  ownBranch: OwnBranch | undefined;
}

/** The parents of the next commit, and the tree that its entries change. */
export interface Onto {
  base: string;
  parents: string[];
  entries: TreeEntry[];
}

export interface TreeEntry {
  path: string;
  mode: '100644';
  type: 'blob';
  sha?: string | null;
  content?: string;
}

/** A file as it was sent: with changes of others, or what was chosen; its text is undefined where it is deleted. */
export interface MergedFile {
  path: string;
  text: string | undefined;
  /** The text that is published now. */
  base?: string;
  /** Others have deleted the published file. */
  isGone?: boolean;
}

export interface Composed extends Onto {
  conflicts: (Conflict & { path: string })[];
  /** Files that others put where the proposal adds its own; nothing replaces them. */
  taken: TakenName[];
  /** Photos that GitHub has to have before. */
  photos: Blob[];
  /** The blobs that count as sent, by path; null for a deleted file. */
  files: Record<string, string | null>;
  /** Files that got changes of others, or choices, for the editor to go on with. */
  merged: MergedFile[];
}

/** A tree that is being composed. */
export interface Composing extends ProposedFiles, Surroundings {
  composed: Composed;
  /** The files that the tree's entries change. */
  before: ReadonlyMap<string, string>;
  /** The blobs that were sent last, by path. */
  last: Readonly<Record<string, string | null>>;
  /** The paths of the proposal's files. */
  paths: ReadonlySet<string>;
}

/** Puts a file into the tree: the blob `sha`, or none. `meant` is what counts as sent. */
export function put(
  { composed, before }: Composing,
  path: string,
  sha: string | undefined,
  meant = sha,
  content?: string,
) {
  composed.files[path] = meant ?? null;
  composed.entries = composed.entries.filter((entry) => entry.path !== path);
  if (sha === before.get(path)) return;
  const head = { path, mode: '100644', type: 'blob' } as const;
  composed.entries.push(content === undefined ? { ...head, sha: sha ?? null } : { ...head, content });
}

export const ownerOf = (path: string): string => `data/${entryFileOf(path.replace('data/', ''))}`;

/** A deletion counts once it was accepted: others may have deleted what was only proposed. */
const wasSent = ({ sent }: Composing, path: string, sha: string | null) =>
  sha === null ? sent.accepted?.[path] === null : sent.commits.some(({ files }) => files[path] === sha);

/**
 * Whether others put a file where the proposal adds one. What was accepted as it was sent may have been improved since
 * on the website, and what was sent on the proposal's branch.
 */
export function isTaken(
  composing: Composing,
  path: string,
  hash: string | undefined,
  known: { main: boolean; ownBranch: boolean; isFirst?: boolean },
): boolean {
  const { bases, main, ownBranch } = composing;
  const isForeign = (there: string | undefined, isFirst = false) =>
    there !== undefined && there !== hash && (isFirst || !wasSent(composing, path, there));
  const isFreed = bases.get(ownerOf(path))?.freed !== undefined;
  if (isFreed || known.main) return false;
  return (
    isForeign(main.files.get(path), known.isFirst) || (!known.ownBranch && isForeign(ownBranch?.now.files.get(path)))
  );
}

/** Leaves a file out whose name is taken. */
export function refuse({ composed: { taken }, main, ownBranch, paths }: Composing, path: string) {
  const isUsed = (candidate: string) =>
    main.files.has(candidate) || ownBranch?.now.files.has(candidate) || paths.has(candidate);
  if (!taken.some((refused) => refused.path === path)) taken.push({ path, free: freePath(path, isUsed) });
}

/** Reads a text of the proposal's repository, which has the website's blobs, too. */
export async function readBlobText({ github, home }: Composing, sha: string | null | undefined) {
  return sha ? new TextDecoder().decode(bytesOf(await readBase64(github, home, sha))) : undefined;
}

/** My text with what others did to the file since a state that I knew; `sha` is the file as it is there now. */
export async function mergeFile(
  composing: Composing,
  path: string,
  mine: string | undefined,
  readBase: () => Promise<string | undefined>,
  sha: string | undefined,
  asks = false,
): Promise<string | undefined> {
  // What was deleted here is not written again unasked where the website still shows it.
  const isOurs = (sha !== undefined || mine === undefined) && wasSent(composing, path, sha ?? null);
  if (isOurs || sha === (await hashOf(mine))) return mine;
  const base = await readBase();
  if (sha === (await hashOf(base))) return mine;
  const versions = { base, theirs: await readBlobText(composing, sha), mine };
  const { text, conflicts } = mergeTexts(path, versions, composing.choices.get(path) ?? new Map(), asks);
  // Website and branch may ask the same.
  const asked = new Set(composing.composed.conflicts.map((conflict) => conflict.path + choiceKey(conflict)));
  const open = conflicts.filter((conflict) => !asked.has(path + choiceKey(conflict)));
  composing.composed.conflicts.push(...open.map((conflict) => ({ ...conflict, path })));
  return text;
}

/** Reads a blob, as GitHub sends it: in Base64. */
export async function readBase64(github: GitHub, repository: Repository, sha: string): Promise<string> {
  const { data } = await github('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { ...repository, file_sha: sha });
  return data.content;
}

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** The hash that Git gives to a file's content. */
export async function hashOf(content: string | Blob | undefined): Promise<string | undefined> {
  if (content === undefined) return undefined;
  const blob = new Blob([content]);
  return hexOf('SHA-1', await new Blob([`blob ${blob.size}\0`, blob]).arrayBuffer());
}

export async function hexOf(algorithm: string, bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
