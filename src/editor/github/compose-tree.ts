import {
  bytesOf,
  hashOf,
  hexOf,
  readBase64,
  isTaken,
  mergeFile,
  ownerOf,
  put,
  readBlobText,
  refuse,
  type Composed,
  type Composing,
  type Onto,
  type ProposedFiles,
  type Snapshot,
  type Surroundings,
  type TreeEntry,
} from './composing.ts';
import { isAcceptedAt } from '../proposal/proposal.ts';
import { baseOf } from '../proposal/merge.ts';

/**
 * Makes the tree of the next commit: the branch with the files of the proposal, each merged with what others changed on
 * the website's branch and on its own.
 */
export async function composeTree(proposed: ProposedFiles, around: Surroundings): Promise<Composed> {
  const { sent, own } = around;
  const paths = new Set(proposed.files.map(({ path }) => path));
  const { before, ...onto } = chooseParents(around, paths);
  const composed: Composed = { ...onto, conflicts: [], taken: [], photos: [], files: {}, merged: [] };
  const last = (own && sent.commits.findLast(({ commit }) => own.history.has(commit))?.files) ?? {};
  const composing: Composing = { ...proposed, ...around, composed, before, last, paths };
  for (const file of proposed.files) {
    const { path } = file;
    if ('movedFrom' in file) putMoved(composing, path, file.movedFrom);
    else if ('deleted' in file) await putDeleted(composing, path, file.hash);
    else if (file.content instanceof Blob) await putPhoto(composing, path, file.content);
    else await putText(composing, path, file.content);
  }
  takeBack(composing);
  return composed;
}

/** The photos of an entry get another folder with it. */
function putMoved(composing: Composing, path: string, from: string) {
  const { main, before, sent, last, paths } = composing;
  const blob = main.files.get(from) ?? before.get(path);
  const known = { main: sent.accepted?.[path] === blob, own: path in last };
  if (isTaken(composing, path, blob, known)) refuse(composing, ownerOf(path));
  else if (blob !== undefined) put(composing, path, blob);
  if (!paths.has(from)) put(composing, from, undefined);
}

async function putPhoto(composing: Composing, path: string, photo: Blob) {
  const { composed, main, own, before, sent, last } = composing;
  const hash = await hashOf(photo);
  const known = { main: sent.accepted?.[path] === hash, own: last[path] === hash };
  if (isTaken(composing, path, hash, known)) {
    if (!composed.taken.some((one) => one.path === ownerOf(path))) refuse(composing, path);
  } else if (known.own || known.main) {
    // A photo that was sent stays as others left it.
    put(composing, path, (known.own && own ? own.now : main).files.get(path), hash);
  } else {
    if (hash !== before.get(path)) composed.photos.push(photo);
    put(composing, path, hash);
  }
}

/** `hash` is that of a photo as it was when it was deleted. */
async function putDeleted(composing: Composing, path: string, hash: string | undefined) {
  if (begunOf(composing, path)) return mergeAndPut(composing, path, undefined);
  if (hash !== undefined) await askForPhoto(composing, path, hash);
  put(composing, path, undefined);
}

async function putText(composing: Composing, path: string, mine: string) {
  const { bases, sent, last } = composing;
  const base = bases.get(path);
  const isAdded = !base || base.isNew || base.from !== path;
  const isAccepted = isAcceptedAt(sent.accepted ?? {}, { from: path, ...base, path });
  // What another draft of the proposal put there before is none of its versions.
  const known = { main: isAccepted, own: path in last, isFirst: base?.sent === undefined };
  if (isAdded && isTaken(composing, path, await hashOf(mine), known)) refuse(composing, path);
  else await mergeAndPut(composing, path, mine);
}

/** What a change began with; undefined for a file that was never published. */
function begunOf({ bases, main, sent }: Composing, path: string) {
  const base = bases.get(path);
  const isKnown = base && !base.isGone && sent.accepted?.[base.from];
  const isThere = isKnown || (base?.from === path && main.files.has(path));
  return base?.isNew && !isThere ? undefined : base;
}

/** Merges a text with the website's branch, under its old and its new name, and with the proposal's. */
async function mergeAndPut(composing: Composing, path: string, mine: string | undefined) {
  const { composed, main, own, last, sent, choices, bases, paths } = composing;
  const begun = begunOf(composing, path);
  const isMoved = begun !== undefined && begun.from !== path;
  // Once the new name is accepted, the old one is none of its versions.
  const isAccepted = isAcceptedAt(sent.accepted ?? {}, { from: path, ...begun, path });
  const isArrived = isMoved && isAccepted;
  // Until then, what is published there is the entry that gives up its name.
  const isFreed = begun?.freed !== undefined && mine !== undefined && !isAccepted;
  if (isFreed && begun.isInstead) {
    const readFreed = () => Promise.resolve(begun.freed);
    // It stays where that was chosen.
    if ((await mergeFile(composing, path, undefined, readFreed, main.files.get(path))) !== undefined)
      return refuse(composing, path);
  }
  const published = main.files.get(isArrived ? path : (begun?.from ?? path));
  const readBase = async () =>
    baseOf(path, { base: begun?.text, theirs: await readBlobText(composing, published), sent: begun?.sent });
  const isOwn = isArrived || (isFreed && !isMoved);
  const caught = isOwn ? mine : await mergeFile(composing, path, mine, readBase, published, isMoved);
  // What was accepted under the new name may have been improved there. Before, only the branch has it.
  const now =
    isMoved && !isFreed && (isArrived || main.files.has(path))
      ? await mergeFile(composing, path, caught, () => Promise.resolve(begun.sent), main.files.get(path))
      : caught;
  const mergeOwn = (into: string | undefined, at: string) => {
    const readArrived = () => readBlobText(composing, at in last ? last[at] : own?.start.files.get(at));
    return own ? mergeFile(composing, path, into, readArrived, own.now.files.get(at), true) : Promise.resolve(into);
  };
  // Where the branch has it: a reviewer may have changed it there, before it got its new name here.
  const { from = path, sentAs = path, sent: before } = bases.get(path) ?? {};
  const at = before === undefined ? from : sentAs;
  const text = await mergeOwn(now, at === path || own?.now.files.has(at) ? at : path);
  const left = before === undefined ? path : sentAs;
  const isLeft =
    left !== path && (text ?? mine) === text && !paths.has(left) && (!main.files.has(left) || sent.accepted?.[left]);
  if (isLeft) put(composing, left, undefined);
  // What was chosen is not asked about again: the draft goes on from what is published now.
  if (text !== mine || choices.has(path)) {
    const base = now === mine && !choices.has(path) ? undefined : await readBlobText(composing, published);
    const isGone = begun !== undefined && published === undefined;
    composed.merged.push({ path, text, ...(base === undefined ? {} : { base }), ...(isGone ? { isGone } : {}) });
  }
  const hash = await hashOf(text);
  put(composing, path, hash, hash, text);
}

/** Asks about a photo that others replaced since it was decided to delete it. */
async function askForPhoto({ github, home, composed, main, own }: Composing, path: string, known: string) {
  for (const sha of new Set([main.files.get(path), own?.now.files.get(path)])) {
    if (sha === undefined) continue;
    const base64 = await readBase64(github, home, sha);
    const photo = (await hexOf('SHA-256', bytesOf(base64))).slice(0, known.length);
    if (photo === known) continue;
    const picture = `data:image/jpeg;base64,${base64.replaceAll('\n', '')}`;
    const theirs = path.replace(/^.*\//, '');
    composed.conflicts.push({ path, pointer: '', base: undefined, theirs, mine: undefined, photo, picture });
    return;
  }
}

/** What is no longer in the proposal goes back to what is published, unless others changed it. */
function takeBack({ composed, last, main, own, before }: Composing) {
  for (const [path, sha] of Object.entries(last)) {
    const isOurs = (own?.now.files.get(path) ?? null) === sha && !(path in composed.files);
    if (!isOurs) continue;
    composed.entries = composed.entries.filter((one) => one.path !== path);
    const published = main.files.get(path) ?? null;
    if (published !== (before.get(path) ?? null)) {
      composed.entries.push({ path, mode: '100644', type: 'blob', sha: published });
    }
  }
}

/**
 * The parents of the next commit, and the files before it. It joins the website's branch if that has changed files of
 * the proposal: else the request could not be merged.
 */
function chooseParents(
  { main, own }: Surroundings,
  proposed: ReadonlySet<string>,
): Onto & { before: ReadonlyMap<string, string> } {
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
  const entries = kept.map((path): TreeEntry => ({
    path,
    mode: '100644',
    type: 'blob',
    sha: now.files.get(path) ?? null,
  }));
  return { before: main.files, base: main.tree, parents: [now.commit, main.commit], entries };
}
