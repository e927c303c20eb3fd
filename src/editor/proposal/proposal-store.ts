import { deviceStore } from '../../browser/device-store.ts';
import { mergeDrafts, mergeFields } from './merge-drafts.ts';
import {
  effectOf,
  emptyProposal,
  hasPieces,
  putDraft,
  withoutDraft,
  type Draft,
  type Proposal,
  type ProposedPhoto,
} from './proposal.ts';

/** The proposals on this device, read once and written with every change. */
export interface ProposalStore {
  /** All proposals; the first is the one being worked on. Another array after every change. */
  list: () => readonly Proposal[];
  /** Whether the browser kept the last change; undefined before the first. */
  isKept: () => boolean | undefined;
  /** Whether a change is still being made or written: leaving the page now would lose it. */
  isWriting: () => boolean;
  /** Waits for what a change needs. */
  waitFor: <T>(work: Promise<T>) => Promise<T>;
  /** Changes the proposal being worked on, or the one with an id if it is still there. Resolves to `isKept`. */
  change: (change: (proposal: Proposal) => Proposal, id?: string) => Promise<boolean>;
  /** Puts the proposal being worked on aside for another one: known or new. */
  open: (proposal: Proposal) => Promise<boolean>;
  remove: (id: string) => Promise<boolean>;
  subscribe: (listener: () => void) => () => void;
}

/** What is stored under its own key, so that two windows do not overwrite each other's drafts. */
type Part = { id: string; proposal: string } & (
  | { head: Omit<Proposal, 'drafts' | 'photos'> }
  | { draft: Draft }
  | { photo: ProposedPhoto }
);

/** Where parts are kept: IndexedDB, or memory in tests. */
export interface PartStore {
  all: () => Promise<Part[]>;
  /** Writes and removes in one transaction; `onto` merges a part with the one on the disk. */
  write: (parts: readonly Part[], removed: readonly string[], onto: Onto) => Promise<unknown>;
}

type Onto = (part: Part, disk: Part | undefined) => Part;

export function browserParts(): PartStore {
  const { all, run } = deviceStore<Part>('editor', 'parts');
  return {
    all,
    write: (parts, removed, onto) =>
      run('readwrite', (store) => {
        for (const part of parts) {
          const disk = store.get(part.id) as IDBRequest<Part | undefined>;
          disk.addEventListener('success', () => store.put(onto(part, disk.result)));
        }
        for (const id of removed) store.delete(id);
        return store.count();
      }),
  };
}

/** Reads the proposals. */
export async function openProposals(
  parts: PartStore,
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined,
): Promise<ProposalStore> {
  const read = async () => {
    const assembled = assemble(await parts.all());
    return assembled.length > 0 ? assembled : [emptyProposal(Date.now())];
  };
  let proposals: readonly Proposal[] = await read().catch(() => [emptyProposal(Date.now())]);
  /** What is on the disk, as far as this window knows. */
  let stored = partsOf(proposals);
  let isKept: boolean | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  /** Changes that are being made, wait for their turn, or are being written. */
  let unwritten = 0;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const take = (next: readonly Proposal[]) => {
    proposals = next.toSorted((a, b) => b.opened - a.opened);
    notify();
  };
  /** Writes what differs from the disk, also what could not be written before. */
  const save = async () => {
    const next = partsOf(proposals);
    const changed = [...next].flatMap(([id, part]) => (isSame(part, stored.get(id)) ? [] : [part]));
    const removed = [...stored.keys()].filter((id) => !next.has(id));
    // Written with a change before it.
    if (isKept && changed.length + removed.length === 0) return true;
    /** What another window has changed, too. */
    const merged = new Map<string, Part>();
    const onto: Onto = (part, disk) => {
      const written = mergePart(stored.get(part.id), part, disk);
      if (written !== part) merged.set(part.id, written);
      return written;
    };
    const write = (some: readonly Part[], gone: readonly string[]) =>
      parts.write(some, gone, onto).then(
        () => true,
        () => false,
      );
    // Full, or blocked as in some private windows; the editor says so.
    isKept = await write(changed, removed);
    // Texts have space where photos have none.
    const texts = isKept ? [] : changed.filter((part) => !('photo' in part));
    if (isKept) {
      stored = new Map([...next, ...merged]);
      // More may have been typed meanwhile.
      const now = [...partsOf(proposals).values()];
      if (merged.size > 0) take(assemble(now.map((part) => mergePart(next.get(part.id), part, merged.get(part.id)))));
      if (changed.length + removed.length > 0) channel?.postMessage('changed');
    } else if (await write(texts, [])) {
      stored = new Map([...stored, ...texts.map((part) => [part.id, part] as const)]);
    }
    notify();
    return isKept;
  };
  const waitFor = <T>(work: Promise<T>): Promise<T> => {
    unwritten += 1;
    return work.finally(() => (unwritten -= 1));
  };
  const put = (next: readonly Proposal[]): Promise<boolean> => {
    take(next);
    const saved = waitFor(queue.then(save));
    queue = saved;
    return saved;
  };
  const reload = async (): Promise<void> => {
    const before = proposals;
    const isSaved = await save();
    const onDisk = await read();
    if (!isSaved) return;
    // A change in the meantime is newer; it is written first.
    if (proposals !== before) return reload();
    stored = partsOf(onDisk);
    take(onDisk);
  };
  channel?.addEventListener('message', () => {
    // What cannot be read now is read after the next message.
    queue = queue.then(reload).catch(() => undefined);
  });
  return {
    list: () => proposals,
    isKept: () => isKept,
    isWriting: () => unwritten > 0,
    waitFor,
    change: (change, id = proposals[0]?.id) =>
      put(proposals.map((proposal) => (proposal.id === id ? change(proposal) : proposal))),
    open: (proposal) =>
      put([
        { ...proposal, opened: Math.max(Date.now(), (proposals[0]?.opened ?? 0) + 1) },
        ...proposals.filter((another) => another.id !== proposal.id && hasPieces(another)),
      ]),
    remove(id) {
      const rest = proposals.filter((proposal) => proposal.id !== id);
      return put(rest.length > 0 ? rest : [emptyProposal(Date.now())]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Nothing is kept of an empty proposal, unless others are put aside for it: they stay aside. */
function partsOf(proposals: readonly Proposal[]): Map<string, Part> {
  const all = proposals
    .filter((proposal, at) => hasPieces(proposal) || (at === 0 && proposals.length > 1))
    .flatMap(({ drafts, photos, ...head }): Part[] => [
      { id: head.id, proposal: head.id, head },
      ...drafts.map((draft) => ({ id: `${head.id} ${draft.id}`, proposal: head.id, draft })),
      ...photos.map((photo) => ({ id: `${head.id} ${photo.owner} ${photo.name}`, proposal: head.id, photo })),
    ]);
  return new Map(all.map((part) => [part.id, part]));
}

/** Drafts and photos are never changed in place; heads are small. */
function isSame(part: Part, old: Part | undefined): boolean {
  if (!old) return false;
  if ('draft' in part) return 'draft' in old && part.draft === old.draft;
  if ('photo' in part) return 'photo' in old && part.photo === old.photo;
  return 'head' in old && JSON.stringify(part.head) === JSON.stringify(old.head);
}

/** A part that was `base` before it was changed here and, on the disk, by another window: field by field. */
function mergePart(base: Part | undefined, mine: Part, disk: Part | undefined): Part {
  if (disk && 'draft' in mine && 'draft' in disk) {
    const draft = mergeDrafts(base && 'draft' in base ? base.draft : undefined, mine.draft, disk.draft);
    return draft === mine.draft ? mine : { ...mine, draft };
  }
  if (!base || !disk || !('head' in mine && 'head' in disk && 'head' in base)) return mine;
  const head = { ...mine, head: mergeFields(base.head, mine.head, disk.head) };
  return isSame(head, mine) ? mine : head;
}

function assemble(parts: readonly Part[]): Proposal[] {
  const grouped = Map.groupBy(parts, ({ proposal }) => proposal);
  return [...grouped.values()]
    .flatMap((partsOfProposal): Proposal[] => {
      const [head] = partsOfProposal.flatMap((part) => ('head' in part ? [part.head] : []));
      const drafts = partsOfProposal.flatMap((part) => ('draft' in part ? [part.draft] : []));
      const photos = partsOfProposal.flatMap((part) => ('photo' in part ? [part.photo] : []));
      return head ? [{ ...head, drafts, photos }] : [];
    })
    .toSorted((a, b) => b.opened - a.opened);
}

/** A proposal with a draft: in the place of the one with its id, else at the end. */
export function withOpen(proposal: Proposal, draft: Draft): Proposal {
  return { ...proposal, drafts: putDraft(proposal.drafts, draft) };
}

/** The same; a draft that changes nothing and has no photos is left out. */
export function withDraft(proposal: Proposal, draft: Draft): Proposal {
  const isOfUse = effectOf(draft) !== undefined || proposal.photos.some(({ owner }) => owner === draft.id);
  return isOfUse ? withOpen(proposal, draft) : withoutDraft(proposal, draft.id);
}

/** A proposal with other photos of an entry, whose draft is added where it is missing. */
export function withPhotos(
  proposal: Proposal,
  draft: Draft,
  change: (photos: readonly ProposedPhoto[]) => readonly ProposedPhoto[],
): Proposal {
  const photos = change(proposal.photos);
  return withDraft({ ...proposal, photos }, proposal.drafts.find(({ id }) => id === draft.id) ?? draft);
}
