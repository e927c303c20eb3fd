import type { GitHub, Repository } from './github.ts';
import { baseOf, mergeTexts, type Choices, type Conflict } from './merge.ts';
import type { ProposedFile, Sent } from '../proposal/proposal.ts';

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
  /** What was sent before. */
  sent?: string | undefined;
  /** The published text of another draft, which gives up its name for this one. */
  freed?: string | undefined;
}

/** By path: the choices for conflicts, and what the changes began with. */
export interface Draft {
  files: readonly ProposedFile[];
  bases: ReadonlyMap<string, Begun>;
  /** What was chosen for conflicts, by path of the file. */
  choices: ReadonlyMap<string, Choices>;
}

interface Surroundings {
  github: GitHub;
  /** The repository of the proposal's branch. */
  home: Repository;
  sent: Sent;
  /** The branch of the website. */
  main: Snapshot;
  /** Undefined before the branch is there. */
  own: OwnBranch | undefined;
}

interface Entry {
  path: string;
  mode: '100644';
  type: 'blob';
  sha?: string | null;
  content?: string;
}

export interface Composed {
  conflicts: (Conflict & { path: string })[];
  /** The tree of the next commit, as changes of another one. */
  entries: Entry[];
  base: string;
  parents: string[];
  files: Record<string, string | null>;
  /** Files that got changes of others, for the editor to go on with; `base` is the text that is published now. */
  merged: { path: string; text: string; base?: string }[];
}

/**
 * Makes the tree of the next commit: the branch with the files of the proposal, each merged with what others changed on
 * the website's branch and on its own.
 */
export async function composeTree({ files, bases, choices }: Draft, around: Surroundings): Promise<Composed> {
  const { github, home, sent, main, own } = around;
  const conflicts: Composed['conflicts'] = [];
  const { before, ...onto } = chooseParents(around, new Set(files.map(({ path }) => path)));
  const composed: Composed = { ...onto, conflicts, files: {}, merged: [] };
  const last = own && sent.commits.findLast(({ commit }) => own.history.has(commit))?.files;

  const readText = async (sha: string | null | undefined) => {
    if (!sha) return undefined;
    const { data } = await github('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { ...home, file_sha: sha });
    return new TextDecoder().decode(Uint8Array.from(atob(data.content), (sign) => sign.charCodeAt(0)));
  };
  /** My text with what others did to the file since a state that I knew. */
  const merge = async (
    path: string,
    mine: string | undefined,
    readBase: () => Promise<string | undefined>,
    sha: string | undefined,
  ) => {
    const isOurs = sent.commits.some((one) => one.files[path] === (sha ?? null));
    if (isOurs || sha === (await hashOf(mine))) return mine;
    const base = await readBase();
    if (sha === (await hashOf(base))) return mine;
    const merged = mergeTexts(path, { base, theirs: await readText(sha), mine }, choices.get(path) ?? new Map());
    conflicts.push(...merged.conflicts.map((conflict) => ({ ...conflict, path })));
    return merged.text;
  };
  const write = async (path: string, content: string | Blob | undefined, blob?: string) => {
    const hash = blob ?? (await hashOf(content));
    composed.files[path] = hash ?? null;
    // A photo that was sent stays as others left it: on the branch, or once published.
    const isPhoto = hash !== undefined && typeof content !== 'string';
    const isOnBranch = isPhoto && last?.[path] === hash;
    const isPublished = isPhoto && main.files.has(path) && sent.commits.some((one) => one.files[path] === hash);
    const isSent = isOnBranch || isPublished;
    const kept = isSent ? (isOnBranch ? own : { now: main })?.now.files.get(path) : blob;
    if ((isSent ? kept : hash) === before.get(path)) return;
    const head = { path, mode: '100644', type: 'blob' } as const;
    if (isSent || blob !== undefined) composed.entries.push({ ...head, sha: kept ?? null });
    else if (typeof content === 'string') composed.entries.push({ ...head, content });
    else composed.entries.push({ ...head, sha: content ? await upload(around, content) : null });
  };

  const paths = new Set(files.map(({ path }) => path));
  for (const file of files) {
    const { path } = file;
    if ('movedFrom' in file) {
      const blob = main.files.get(file.movedFrom) ?? before.get(path);
      if (blob !== undefined) await write(path, undefined, blob);
      if (!paths.has(file.movedFrom)) await write(file.movedFrom, undefined);
      continue;
    }
    const mine = 'deleted' in file ? undefined : file.content;
    const known = bases.get(path);
    const begun = known?.isNew && !main.files.has(known.from) ? undefined : known;
    if (mine instanceof Blob || (mine === undefined && !begun)) {
      await write(path, mine);
      continue;
    }
    const published = main.files.get(begun?.from ?? path);
    const readBase = async () =>
      baseOf(path, { base: begun?.text, theirs: await readText(published), sent: begun?.sent });
    const caught = await merge(path, mine, readBase, published);
    const isMoved = begun !== undefined && begun.from !== path;
    // Someone else may have taken the new name.
    const now = isMoved
      ? await merge(path, caught, () => Promise.resolve(begun.freed ?? begun.sent), main.files.get(path))
      : caught;
    const arrived = last && path in last ? last[path] : own?.start.files.get(path);
    const text = own ? await merge(path, now, () => readText(arrived), own.now.files.get(path)) : now;
    if (text !== undefined && text !== mine) {
      const base = now === mine ? undefined : await readText(published);
      composed.merged.push({ path, text, ...(base === undefined ? {} : { base }) });
    }
    await write(path, text);
  }
  // What is no longer in the proposal goes back to what is published, unless others changed it.
  for (const [path, sha] of Object.entries(last ?? {})) {
    const isOurs = (own?.now.files.get(path) ?? null) === sha && !(path in composed.files);
    const published = main.files.get(path) ?? null;
    if (isOurs) composed.entries = composed.entries.filter((one) => one.path !== path);
    if (isOurs && published !== (before.get(path) ?? null)) {
      composed.entries.push({ path, mode: '100644', type: 'blob', sha: published });
    }
  }
  return composed;
}

/**
 * The parents of the next commit, and the files before it. It joins the website's branch if that has changed files of
 * the proposal: else the request could not be merged.
 */
function chooseParents(
  { main, own }: Surroundings,
  proposed: ReadonlySet<string>,
): Pick<Composed, 'base' | 'parents' | 'entries'> & { before: ReadonlyMap<string, string> } {
  if (!own) return { before: main.files, base: main.tree, parents: [main.commit], entries: [] };
  const { now, start } = own;
  const isChanged = ({ files }: Snapshot, path: string) => files.get(path) !== start.files.get(path);
  const others = [...new Set([...now.files.keys(), ...start.files.keys()])].filter(
    (path) => isChanged(now, path) && !proposed.has(path),
  );
  const isSplit = others.some((path) => isChanged(main, path) && main.files.get(path) !== now.files.get(path));
  if (isSplit || ![...proposed].some((path) => isChanged(main, path))) {
    return { before: now.files, base: now.tree, parents: [now.commit], entries: [] };
  }
  const kept = others.filter((path) => main.files.get(path) !== now.files.get(path));
  const entries = kept.map((path): Entry => ({ path, mode: '100644', type: 'blob', sha: now.files.get(path) ?? null }));
  return { before: main.files, base: main.tree, parents: [now.commit, main.commit], entries };
}

/** The hash that Git gives to a file's content. */
async function hashOf(content: string | Blob | undefined): Promise<string | undefined> {
  if (content === undefined) return undefined;
  const blob = new Blob([content]);
  const bytes = await new Blob([`blob ${blob.size}\0`, blob]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function upload({ github, home }: Surroundings, content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const blob = { ...home, content: text, encoding: 'base64' };
  return (await github('POST /repos/{owner}/{repo}/git/blobs', blob)).data.sha;
}
