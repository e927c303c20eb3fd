import type { GitHub, Repository } from './github.ts';
import { baseOf, mergeTexts, type Choices, type Conflict } from './merge.ts';
import { entryFileOf } from '../proposal/apply.ts';
import { freePath, type ProposedFile, type Sent, type TakenName } from '../proposal/proposal.ts';

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
export interface ProposedFiles {
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
  /** Files that others put where the proposal adds its own; nothing replaces them. */
  taken: TakenName[];
  /** The tree of the next commit, as changes of another one. */
  entries: Entry[];
  /** Photos that GitHub has to have before. */
  photos: Blob[];
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
export async function composeTree({ files, bases, choices }: ProposedFiles, around: Surroundings): Promise<Composed> {
  const { github, home, sent, main, own } = around;
  const conflicts: Composed['conflicts'] = [];
  const { before, ...onto } = chooseParents(around, new Set(files.map(({ path }) => path)));
  const taken: TakenName[] = [];
  const composed: Composed = { ...onto, conflicts, taken, photos: [], files: {}, merged: [] };
  const last = (own && sent.commits.findLast(({ commit }) => own.history.has(commit))?.files) ?? {};
  const wasSent = (path: string, sha: string | null) => sent.commits.some((one) => one.files[path] === sha);

  const readBase64 = async (sha: string) => {
    const { data } = await github('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { ...home, file_sha: sha });
    return data.content;
  };
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const readText = async (sha: string | null | undefined) =>
    sha ? new TextDecoder().decode(bytesOf(await readBase64(sha))) : undefined;
  /** Asks about a photo that others replaced since it was decided to delete it. */
  const askFor = async (path: string, known: string) => {
    for (const sha of new Set([main.files.get(path), own?.now.files.get(path)])) {
      if (sha === undefined) continue;
      const base64 = await readBase64(sha);
      const photo = (await hexOf('SHA-256', bytesOf(base64))).slice(0, known.length);
      if (photo === known) continue;
      const picture = `data:image/jpeg;base64,${base64.replaceAll('\n', '')}`;
      const theirs = path.replace(/^.*\//, '');
      conflicts.push({ path, pointer: '', base: undefined, theirs, mine: undefined, photo, picture });
      return;
    }
  };
  /** My text with what others did to the file since a state that I knew. */
  const merge = async (
    path: string,
    mine: string | undefined,
    readBase: () => Promise<string | undefined>,
    sha: string | undefined,
  ) => {
    if (wasSent(path, sha ?? null) || sha === (await hashOf(mine))) return mine;
    const base = await readBase();
    if (sha === (await hashOf(base))) return mine;
    const merged = mergeTexts(path, { base, theirs: await readText(sha), mine }, choices.get(path) ?? new Map());
    conflicts.push(...merged.conflicts.map((conflict) => ({ ...conflict, path })));
    return merged.text;
  };
  /** Puts a file into the tree: the blob `sha`, or none. `meant` is what counts as sent. */
  const put = (path: string, sha: string | undefined, meant = sha, content?: string) => {
    composed.files[path] = meant ?? null;
    if (sha === before.get(path)) return;
    const head = { path, mode: '100644', type: 'blob' } as const;
    composed.entries.push(content === undefined ? { ...head, sha: sha ?? null } : { ...head, content });
  };
  const isFreed = (path: string) => bases.get(path)?.freed !== undefined;
  const ownerOf = (path: string) => `data/${entryFileOf(path.replace('data/', ''))}`;
  /**
   * Whether others put a file where the proposal adds one. What was accepted as it was sent may have been improved
   * since on the website, and what was sent on the proposal's branch.
   */
  const isTaken = (path: string, hash: string | undefined, known: { main: boolean; own: boolean }) => {
    const isForeign = (there: string | undefined) => there !== undefined && there !== hash && !wasSent(path, there);
    if (isFreed(ownerOf(path)) || known.main) return false;
    return isForeign(main.files.get(path)) || (!known.own && isForeign(own?.now.files.get(path)));
  };
  const isUsed = (path: string) => main.files.has(path) || own?.now.files.has(path) || paths.has(path);
  /** The photos of an entry get another folder with it. */
  const refuse = (path: string) => {
    if (!taken.some((one) => one.path === path)) taken.push({ path, free: freePath(path, isUsed) });
  };

  const paths = new Set(files.map(({ path }) => path));
  for (const file of files) {
    const { path } = file;
    const accepted = sent.accepted?.[path];
    if ('movedFrom' in file) {
      const blob = main.files.get(file.movedFrom) ?? before.get(path);
      if (isTaken(path, blob, { main: accepted === blob, own: path in last })) refuse(ownerOf(path));
      else if (blob !== undefined) put(path, blob);
      if (!paths.has(file.movedFrom)) put(file.movedFrom, undefined);
      continue;
    }
    const mine = 'deleted' in file ? undefined : file.content;
    const hash = await hashOf(mine);
    if (mine instanceof Blob) {
      const known = { main: accepted === hash, own: last[path] === hash };
      if (isTaken(path, hash, known)) {
        if (!taken.some((one) => one.path === ownerOf(path))) refuse(path);
      } else if (known.own || known.main) {
        // A photo that was sent stays as others left it.
        put(path, (known.own && own ? own.now : main).files.get(path), hash);
      } else {
        if (hash !== before.get(path)) composed.photos.push(mine);
        put(path, hash);
      }
      continue;
    }
    const known = bases.get(path);
    const isAdded = mine !== undefined && (!known || known.isNew || known.from !== path);
    if (isAdded && isTaken(path, hash, { main: Boolean(accepted), own: path in last })) {
      refuse(path);
      continue;
    }
    const begun = known?.isNew && !main.files.has(known.from) ? undefined : known;
    if (mine === undefined && !begun) {
      if ('deleted' in file && file.hash !== undefined) await askFor(path, file.hash);
      put(path, undefined);
      continue;
    }
    const published = main.files.get(begun?.from ?? path);
    const readBase = async () =>
      baseOf(path, { base: begun?.text, theirs: await readText(published), sent: begun?.sent });
    const caught = await merge(path, mine, readBase, published);
    const isMoved = begun !== undefined && begun.from !== path;
    // What was accepted under the new name may have been improved there.
    const now = isMoved
      ? await merge(path, caught, () => Promise.resolve(begun.freed ?? begun.sent), main.files.get(path))
      : caught;
    const arrived = path in last ? last[path] : own?.start.files.get(path);
    const text = own ? await merge(path, now, () => readText(arrived), own.now.files.get(path)) : now;
    if (text !== undefined && text !== mine) {
      const base = now === mine ? undefined : await readText(published);
      composed.merged.push({ path, text, ...(base === undefined ? {} : { base }) });
    }
    const whole = await hashOf(text);
    put(path, whole, whole, text);
  }
  // What is no longer in the proposal goes back to what is published, unless others changed it.
  for (const [path, sha] of Object.entries(last)) {
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
  return hexOf('SHA-1', await new Blob([`blob ${blob.size}\0`, blob]).arrayBuffer());
}

async function hexOf(algorithm: string, bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
