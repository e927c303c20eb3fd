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
import { baseOf, mergeTexts } from '../proposal/merge.ts';

/**
 * Makes the tree of the next commit: the branch with the files of the proposal, each merged with what others changed on
 * the website's branch and on its own.
 */
export async function composeTree(proposed: ProposedFiles, around: Surroundings): Promise<Composed> {
  const { sent, ownBranch } = around;
  const paths = new Set(proposed.files.map(({ path }) => path));
  const { before, ...onto } = chooseParents(around, paths);
  const composed: Composed = { ...onto, conflicts: [], taken: [], photos: [], files: {}, merged: [] };
  const last = (ownBranch && sent.commits.findLast(({ commit }) => ownBranch.history.has(commit))?.files) ?? {};
  const composing: Composing = { ...proposed, ...around, composed, before, last, paths };
  for (const file of proposed.files) {
    const { path } = file;
    if ('movedFrom' in file) putMoved(composing, path, file.movedFrom);
    else if ('deleted' in file) await putDeleted(composing, path, file.hash);
    else if (file.content instanceof Blob) await putPhoto(composing, path, file.content);
    else await putText(composing, path, file.content);
  }
  await takeBack(composing);
  return composed;
}

/** The photos of an entry get another folder with it. */
function putMoved(composing: Composing, path: string, from: string) {
  const { main, before, sent, last, paths } = composing;
  const blob = main.files.get(from) ?? before.get(path);
  const known = { main: sent.accepted?.[path] === blob, ownBranch: path in last };
  if (isTaken(composing, path, blob, known)) refuse(composing, ownerOf(path));
  else if (blob !== undefined) put(composing, path, blob);
  if (!paths.has(from)) put(composing, from, undefined);
}

async function putPhoto(composing: Composing, path: string, photo: Blob) {
  const { composed, main, ownBranch, before, sent, last } = composing;
  const hash = await hashOf(photo);
  const known = { main: sent.accepted?.[path] === hash, ownBranch: last[path] === hash };
  if (isTaken(composing, path, hash, known)) {
    if (!composed.taken.some((taken) => taken.path === ownerOf(path))) refuse(composing, path);
  } else if (known.ownBranch || known.main) {
    // A photo that was sent stays as others left it.
    put(composing, path, (known.ownBranch && ownBranch ? ownBranch.now : main).files.get(path), hash);
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
  const known = {
    main: isAccepted && sent.accepted?.[path] !== '',
    ownBranch: path in last,
    isFirst: base?.sent === undefined,
  };
  if (isAdded && isTaken(composing, path, await hashOf(mine), known)) refuse(composing, path);
  else await mergeAndPut(composing, path, mine);
}

/** What a change began with; undefined for a file that was never published. */
function begunOf({ bases, main, sent }: Composing, path: string) {
  const base = bases.get(path);
  const isKnown = base && !base.isGone && typeof sent.accepted?.[base.from] === 'string';
  const isThere = isKnown || (base?.from === path && main.files.has(path));
  return base?.isNew && !isThere ? undefined : base;
}

/** Merges a text with the website's branch, under its old and its new name, and with the proposal's. */
async function mergeAndPut(composing: Composing, path: string, mine: string | undefined) {
  const { composed, main, ownBranch, last, sent, choices, bases, paths } = composing;
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
  // Accepted under a name that it has no longer.
  const { from = path, sentAs = path, sent: before } = bases.get(path) ?? {};
  const isThere = isAcceptedAt(sent.accepted ?? {}, { path: sentAs, from, sent: before, sentAs });
  const publishedAt = isArrived ? path : begun && isThere && main.files.has(sentAs) ? sentAs : (begun?.from ?? path);
  // A reviewer deleted what was sent there, or another draft was accepted there.
  const giver = isMoved && !isArrived && !begun.isNew ? bases.get(publishedAt) : undefined;
  const isOther =
    sent.accepted?.[publishedAt] === '' ||
    (giver && isAcceptedAt(sent.accepted ?? {}, { ...giver, path: publishedAt }));
  const published = isOther ? undefined : main.files.get(publishedAt);
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
    const readArrived = () => readBlobText(composing, at in last ? last[at] : ownBranch?.start.files.get(at));
    // What the branch has as the website does was merged with that, or is another draft's.
    const isSettled =
      ownBranch?.now.files.get(at) === main.files.get(at) ||
      (at === path && mine === undefined && bases.get(path)?.isReused);
    return ownBranch && !isSettled
      ? mergeFile(composing, path, into, readArrived, ownBranch.now.files.get(at), true)
      : Promise.resolve(into);
  };
  // Where the branch has it: a reviewer may have changed it there, before it got its new name here.
  const at = before === undefined ? from : sentAs;
  const arrived = await mergeOwn(now, at === path || ownBranch?.now.files.has(at) ? at : path);
  // What a reviewer wrote, instead of a deletion, goes with what is published.
  const readStart = () => readBlobText(composing, ownBranch?.start.files.get(publishedAt));
  const isKept = now === undefined && mine === undefined && arrived !== undefined && published !== undefined;
  const text = isKept ? await mergeFile(composing, path, arrived, readStart, published) : arrived;
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
  // What others wrote, or deleted, was chosen instead: it is theirs from now on.
  const isTheirs = mine === undefined ? hash !== undefined && hash === published : text === undefined && !isFreed;
  if (isTheirs) delete composed.files[path];
}

/** Asks about a photo that others replaced since it was decided to delete it. */
async function askForPhoto({ github, home, composed, main, ownBranch }: Composing, path: string, known: string) {
  for (const sha of new Set([main.files.get(path), ownBranch?.now.files.get(path)])) {
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

/** What is no longer in the proposal goes back to what is published, but for what others changed in it. */
async function takeBack(composing: Composing) {
  const { composed, last, main, ownBranch, before, paths, bases } = composing;
  // What was sent there has another name now.
  const left = new Set([...bases.values()].map(({ sentAs }) => sentAs));
  // The website's branch, where it is joined.
  const around = composed.parents.length > 1 ? main : ownBranch?.start;
  for (const [path, sha] of Object.entries(last)) {
    const there = ownBranch?.now.files.get(path) ?? null;
    const published = around?.files.get(path) ?? null;
    const isText = path.endsWith('.yaml') && sha !== null && there !== null && !left.has(path);
    if (path in composed.files || paths.has(path) || (there !== sha && !isText && !left.has(path))) continue;
    composed.entries = composed.entries.filter((entry) => entry.path !== path);
    const head = { path, mode: '100644', type: 'blob' } as const;
    if (isText && there !== sha && published !== null) {
      const [base, theirs, mine] = await Promise.all(
        [sha, published, there].map((blob) => readBlobText(composing, blob)),
      );
      const { text = '' } = mergeTexts(path, { base, theirs, mine }, new Map());
      if ((await hashOf(text)) !== before.get(path)) composed.entries.push({ ...head, content: text });
    } else if (published !== (before.get(path) ?? null)) {
      composed.entries.push({ ...head, sha: published });
    }
  }
}

/**
 * The parents of the next commit, and the files before it. It joins the website's branch if that has changed files of
 * the proposal: else the request could not be merged.
 */
function chooseParents(
  { main, ownBranch }: Surroundings,
  proposed: ReadonlySet<string>,
): Onto & { before: ReadonlyMap<string, string> } {
  if (!ownBranch) return { before: main.files, base: main.tree, parents: [main.commit], entries: [] };
  const { now, start } = ownBranch;
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
