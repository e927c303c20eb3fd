/**
 * Random sequences of what an editor, a colleague and the website do, against a model: an entry is there with what was
 * written last, unless somebody deleted it or chose to do without it. SEQUENCES=10000 runs more, FIRST=n from another.
 */
import { expect, it, vi } from 'vitest';
import { changeDraft, emptyDraft, withText } from '../../../src/editor/drafts/new-draft.ts';
import type { Sources } from '../../../src/editor/engine/sources.ts';
import { followProposal } from '../../../src/editor/github/follow.ts';
import { choiceKey, type Choices } from '../../../src/editor/proposal/merge.ts';
import { sendProposal } from '../../../src/editor/github/send.ts';
import { withChange, withFreeName, withoutPiece } from '../../../src/editor/proposal/apply.ts';
import { basesOf } from '../../../src/editor/proposal/bases.ts';
import { catchUp, withSent, type FileConflict } from '../../../src/editor/proposal/catch-up.ts';
import { takenHere } from '../../../src/editor/proposal/taken-here.ts';
import {
  emptyProposal,
  proposedFiles,
  publishedFileOf,
  type Draft,
  type Proposal,
  type TakenName,
} from '../../../src/editor/proposal/proposal.ts';
import { openProposals, withDraft, withOpen, type PartStore } from '../../../src/editor/proposal/proposal-store.ts';
import { editText, valueOfText } from '../../../src/yaml/edit/edit-text.ts';
import { makeRandom } from '../../catalogue/fuzz/random.ts';
import { makeMemoryGitHub } from './memory-github.ts';

/** An entry's marks: which one it is, and what the editor, a colleague on the website and a reviewer wrote last. */
interface Marks {
  uid: string;
  mine: number;
  theirs: number;
  review: number;
}
/** What a proposal wants of an entry: deleted, there, or there with what the editor wrote. */
type Wish = 'deleted' | 'there' | number;
type Wishes = Map<string, Wish>;

const known = new Map<string, Marks>();
const marksOf = (text: string): Marks => {
  const marks = known.get(text) ?? (valueOfText(text) as unknown as Marks);
  known.set(text, marks);
  return marks;
};
const textOf = (name: string, uid: string) => `name: ${name}\nuid: ${uid}\nmine: 0\ntheirs: 0\nreview: 0\n`;
const write = (text: string, field: keyof Marks, value: number) => editText('a.yaml', text, [field], value);
const to = { owner: 'example', repo: 'catalogue', branch: 'main' };

async function runSequence(seed: number): Promise<void> {
  const random = makeRandom(seed);
  let time = 1;
  // Proposals that begin one after another have other ids.
  let clock = 2 ** 40;
  vi.spyOn(Date, 'now').mockImplementation(() => (clock += 1));
  const files = ['a', 'b', 'c'].map((name) => [`data/models/${name}.yaml`, textOf(name, `u-${name}`)] as const);
  const hub = makeMemoryGitHub(Object.fromEntries(files));
  const online = (): Sources => ({
    media: [],
    entries: [...hub.read('main')].map(([path, text]) => {
      const file = path.replace('data/', '');
      return { file, kind: 'model', id: file.slice(7, -5), name: '', text };
    }),
  });
  let sources = online();
  const kept = new Map<string, Awaited<ReturnType<PartStore['all']>>[number]>();
  const parts: PartStore = {
    all: () => Promise.resolve([...kept.values()]),
    write(some, removed, onto) {
      for (const part of some) kept.set(part.id, onto(part, kept.get(part.id)));
      for (const id of removed) kept.delete(id);
      return Promise.resolve();
    },
  };
  let store = await openProposals(parts, undefined);
  const opened = () => store.list()[0] ?? emptyProposal(0);
  const log: string[] = [];
  const expectThat = (is: boolean, what: string) => expect(is, `FIRST=${seed}: ${what}\n${log.join('\n')}`).toBe(true);

  // The model.
  const website = new Map(files.map(([, text]) => [marksOf(text).uid, marksOf(text)]));
  /** What a colleague wrote last, by entry. */
  const theirsOf = new Map<string, number>();
  /** What a reviewer had written in what the editor threw away, by entry. */
  const thrownAway = new Map<string, number>();
  const wishes = new Map<string, Wishes>();
  const sentWishes = new Map<number, { wishes: Wishes; reviews: Map<string, number | 'deleted'> }>();
  const accepted = new Map<string, Wish>();
  const wishesOf = (id: string) => wishes.get(id) ?? (wishes.set(id, new Map()).get(id) as Wishes);
  const wish = (uid: string, next: Wish | undefined) =>
    next === undefined ? wishesOf(opened().id).delete(uid) : wishesOf(opened().id).set(uid, next);
  /** Proposals that changed an entry: what one renames, another one does not know again, as nobody could. */
  const touched = new Map<string, Set<string>>();
  const moved = new Set<string>();
  /** Whose names others got: while the website shows them, a change of theirs is not told from the next one's. */
  const replaced = new Set<string>();
  const mayTake = (file: string) => {
    const there = sources.entries.find((one) => one.file === file);
    if (!there) return !published.has(`data/${file}`);
    const { uid } = marksOf(there.text);
    replaced.add(uid);
    return mayTouch(uid, true);
  };
  const mayTouch = (uid: string, moves = false): boolean => {
    const by = touched.get(uid) ?? new Set();
    if ((moves || moved.has(uid)) && [...by].some((id) => id !== opened().id)) return false;
    touched.set(uid, by.add(opened().id));
    if (moves) moved.add(uid);
    return true;
  };

  /** What the editor shows: drafts, and what is published and has none. */
  const shown = ({ drafts }: Proposal): Draft[] => {
    const own = new Set(drafts.map(publishedFileOf));
    const others = sources.entries.filter(({ file }) => !own.has(file));
    return [...drafts.filter(({ isDeleted }) => !isDeleted), ...others.map((entry) => changeDraft(entry, time))];
  };
  const checkShown = () => {
    const now = shown(opened()).map(({ text }) => marksOf(text));
    for (const [uid, wanted] of wishesOf(opened().id)) {
      // What was accepted, and deleted by others since, need not come back.
      if ([wanted, 'deleted'].includes(accepted.get(uid) ?? '') && !website.has(uid)) continue;
      const found = now.filter((one) => one.uid === uid);
      // A new one that a reviewer improved is there twice until GitHub is asked whether it was accepted.
      const isThere = found.some(({ mine }) => wanted === 'there' || mine === wanted);
      // A deletion waits until it is known under which name the entry was accepted.
      const isGoing = opened().drafts.some((one) => one.isDeleted && marksOf(one.text).uid === uid);
      expectThat(wanted === 'deleted' ? isGoing || found.length === 0 : isThere, `${uid} is not shown as ${wanted}`);
    }
    for (const { text } of sources.entries) {
      const { uid } = marksOf(text);
      // A reviewer's deletion that was chosen is one of the proposal, too.
      const isLeft = sentWishes.get(opened().sent?.pull ?? 0)?.reviews.get(uid) === 'deleted';
      if (!wishesOf(opened().id).has(uid) && !isLeft)
        expectThat(
          now.some((one) => one.uid === uid),
          `${uid} is not shown`,
        );
    }
  };
  /** What is published as wished is no wish any more. */
  const catchUpNow = async () => {
    await store.change((now) => catchUp(now, sources).proposal);
    const published = new Map(sources.entries.map(({ text }) => [marksOf(text).uid, marksOf(text)]));
    for (const [uid, wanted] of wishesOf(opened().id)) {
      const isDone =
        wanted === 'deleted' ? !published.has(uid) : wanted === 'there' || published.get(uid)?.mine === wanted;
      if (isDone && !opened().drafts.some(({ text }) => marksOf(text).uid === uid)) wish(uid, undefined);
    }
  };
  const checkWebsite = () => {
    const found = [...hub.read('main').values()].map(marksOf);
    expectThat(new Set(found.map(({ uid }) => uid)).size === found.length, 'an entry is there twice');
    for (const uid of new Set([...website.keys(), ...found.map((one) => one.uid)])) {
      const is = found.find((one) => one.uid === uid);
      const told = website.get(uid);
      expectThat(Boolean(told) === Boolean(is), `${uid} ${told ? 'is lost' : 'comes back'}`);
      // What a colleague wrote before deleting it may be there again with what was accepted all the same.
      const wanted = told && is?.theirs === theirsOf.get(uid) ? { ...told, theirs: is?.theirs ?? 0 } : told;
      if (wanted) website.set(uid, wanted);
      for (const field of ['mine', 'theirs', 'review'] as const)
        expectThat(wanted?.[field] === is?.[field], `${uid}: ${field} is ${is?.[field]}, not ${wanted?.[field]}`);
    }
  };

  /** Accepted ones, of which a deletion by others was chosen by proposal and entry. */
  const given = new Set<string>();
  const choose = (conflicts: readonly FileConflict[], chosen: Map<string, Choices>) => {
    for (const conflict of conflicts) {
      const side = random.pick(['theirs', 'mine'] as const);
      chosen.set(conflict.path, new Map(chosen.get(conflict.path)).set(choiceKey(conflict), side));
      const there = opened().drafts.filter(
        ({ file, isDeleted = false }) =>
          `data/${file}` === conflict.path && isDeleted === (conflict.mine === undefined),
      );
      const draft = there.find(({ id, file }) => id === file) ?? there[0];
      const { theirs, mine } = conflict;
      // What a reviewer wrote in it, while it goes.
      const written = mine === undefined && typeof theirs === 'string' ? marksOf(theirs) : undefined;
      const { uid = '' } = written ?? (draft ? marksOf(draft.text) : {});
      log.push(
        `  ${conflict.path} ${conflict.pointer}: ${side} of ${String(conflict.theirs)} and ${String(conflict.mine)}`,
      );
      if (side === 'mine') continue;
      if (theirs === undefined && conflict.pointer === '' && accepted.has(uid)) given.add(`${opened().id} ${uid}`);
      // Of the website's and the branch's, both chosen instead of a deletion, the website's holds.
      const both = conflicts.filter(({ path, pointer }) => path === conflict.path && pointer === '');
      const isBoth = both.length > 1 && both.every((one) => chosen.get(one.path)?.get(choiceKey(one)) === 'theirs');
      const isThere = (conflict.pointer !== '' && draft?.id !== draft?.file) || isBoth;
      wish(uid, isThere ? 'there' : written?.mine === website.get(uid)?.mine ? undefined : written?.mine);
    }
  };
  const send = async () => {
    // The page asks what became of the request when it is opened.
    await steps['follow']?.();
    const chosen = new Map<string, Choices>();
    for (let round = 0; round < 20; round += 1) {
      const local = catchUp(opened(), sources, chosen).conflicts;
      if (local.length > 0) {
        choose(local, chosen);
        await store.change((now) => catchUp(now, sources, chosen).proposal);
        continue;
      }
      await catchUpNow();
      const rename = (taken: readonly TakenName[]) =>
        store.change((now) => taken.reduce((next, one) => withFreeName(next, one, [], (time += 1)), now));
      const here = takenHere(opened(), sources);
      if (here.length > 0) {
        await rename(here);
        continue;
      }
      const proposal = opened();
      const outgoing = { id: proposal.id, title: 'A', report: '', bases: basesOf(proposal), choices: chosen };
      const keep = (next: NonNullable<Proposal['sent']>) => void store.change((now) => ({ ...now, sent: next }));
      const all = { ...outgoing, files: proposedFiles(proposal, []) };
      const result = await sendProposal(hub.github, all, { to, sent: proposal.sent, keep });
      if (result.kind === 'conflicts') choose(result.conflicts, chosen);
      if (result.kind === 'taken') {
        log.push(`  taken: ${result.taken.map(({ path }) => path).join(', ')}`);
        await rename(result.taken);
      }
      if ('merged' in result) await store.change((now) => withSent(now, proposal, result), proposal.id);
      if (result.kind === 'nothing') return;
      if (result.kind !== 'sent') continue;
      const { pull = 0 } = result.sent;
      const { reviews = new Map<string, number | 'deleted'>() } = sentWishes.get(pull) ?? {};
      const current = wishesOf(opened().id);
      const isGone = (uid: string) => opened().drafts.some((one) => one.isGone && marksOf(one.text).uid === uid);
      for (const [uid, wanted] of current)
        if (wanted !== 'deleted' && accepted.get(uid) === wanted && !website.has(uid) && !isGone(uid))
          current.delete(uid);
      // What a reviewer deleted is there again where that was chosen.
      for (const [uid, wanted] of current)
        if (wanted !== 'deleted' && reviews.get(uid) === 'deleted') reviews.delete(uid);
      // What a reviewer wrote in a request that was closed is in the draft.
      for (const { text } of opened().drafts)
        if (marksOf(text).review > 0) reviews.set(marksOf(text).uid, marksOf(text).review);
      // What a reviewer wrote in what goes all the same is gone with it.
      for (const [uid, wanted] of current) if (wanted === 'deleted') reviews.delete(uid);
      for (const [uid, review] of reviews) if (Number(review) <= (thrownAway.get(uid) ?? 0)) reviews.delete(uid);
      const gone = [...given].flatMap((one) => {
        const [id, uid = ''] = one.split(' ');
        return id === opened().id && !current.has(uid) ? [[uid, 'deleted'] as const] : [];
      });
      sentWishes.set(pull, { wishes: new Map<string, Wish>([...current, ...gone]), reviews });
      return;
    }
    expectThat(false, 'sending asks without an end');
  };
  const merge = (pull: (typeof hub.pulls)[number]) => {
    const { wishes: wanted, reviews } = sentWishes.get(pull.number) ?? {
      wishes: new Map<string, Wish>(),
      reviews: new Map(),
    };
    if (!hub.merge(pull, random.chance(0.5))) return false;
    for (const path of hub.read('main').keys()) published.add(path);
    const found = new Map([...hub.read('main').values()].map((text) => [marksOf(text).uid, marksOf(text)]));
    for (const [uid, one] of wanted) {
      accepted.set(uid, one);
      const before = website.get(uid) ?? found.get(uid);
      if (one === 'deleted') website.delete(uid);
      else if (before) website.set(uid, { ...before, mine: one === 'there' ? before.mine : one });
      else expectThat(reviews.get(uid) === 'deleted', `${uid} is lost`);
    }
    for (const [uid, review] of reviews) {
      const before = website.get(uid);
      if (review === 'deleted') website.delete(uid);
      else if (before) website.set(uid, { ...before, review });
    }
    return true;
  };
  const published = new Set<string>(files.map(([path]) => path));
  const openPull = () => hub.pulls.find(({ state }) => state === 'open');

  const steps: Record<string, () => unknown> = {
    async edit() {
      const draft = random.pick(shown(opened()));
      if (!mayTouch(marksOf(draft.text).uid)) return;
      time += 1;
      await store.change((now) => withDraft(now, withText(draft, write(draft.text, 'mine', time), time)));
      wish(marksOf(draft.text).uid, time);
    },
    async rename() {
      const draft = random.pick(shown(opened()));
      const free = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `models/${name}.yaml`);
      const file = free.find((one) => !shown(opened()).some((other) => other.file === one));
      if (file === undefined || !mayTake(file) || !mayTouch(marksOf(draft.text).uid, true)) return;
      const { uid } = marksOf(draft.text);
      // A reviewer's change of what it was sent as stays there.
      if (file === draft.id && draft.sent !== undefined) return;
      const change = { file: draft.file, to: file, id: draft.id };
      await store.change((now) => ({
        ...now,
        drafts: withChange(withOpen(now, draft).drafts, change, [], sources.entries, (time += 1)),
      }));
      const isBack = !draft.isNew && file === draft.id && draft.text === draft.base;
      wish(uid, isBack ? undefined : (wishesOf(opened().id).get(uid) ?? 'there'));
    },
    async delete() {
      const all = shown(opened());
      const draft = random.pick(all);
      if (all.length < 2 || !mayTouch(marksOf(draft.text).uid)) return;
      const { uid } = marksOf(draft.text);
      await store.change((now) => ({
        ...now,
        drafts: withChange(
          withOpen(now, draft).drafts,
          { file: draft.file, to: undefined, id: draft.id },
          [],
          sources.entries,
          (time += 1),
        ),
      }));
      wish(uid, draft.isNew ? undefined : 'deleted');
    },
    async throwAway() {
      const { drafts } = opened();
      if (drafts.length === 0) return;
      const piece = random.pick(drafts);
      // Its request may be merged all the same: then others renamed it.
      if (piece.sent !== undefined && piece.file !== piece.id) return;
      const isMoved = piece.sentAs !== undefined && piece.sentAs !== piece.id;
      const isKept = withoutPiece(opened(), piece.id, time).drafts.some(({ id }) => id === piece.id);
      if (isMoved && !isKept) return;
      // A deletion that is taken back leaves what was written.
      if (!isMoved && !isKept) thrownAway.set(marksOf(piece.text).uid, marksOf(piece.text).review);
      await store.change((now) => withoutPiece(now, piece.id, (time += 1)));
      const back = piece.isDeleted && opened().drafts.find(({ id }) => id === piece.id);
      wish(marksOf(piece.text).uid, back ? (back.text === back.base ? 'there' : marksOf(back.text).mine) : undefined);
    },
    async add() {
      time += 1;
      const name = random.pick(['d', 'e', 'f']);
      if (!mayTake(`models/${name}.yaml`)) return;
      const text = textOf(name, `u${time}`);
      await store.change((now) => withDraft(now, withText(emptyDraft('model', time), text, time)));
      wish(`u${time}`, 'there');
    },
    async putAside() {
      const other = random.pick(store.list());
      await store.open(other === opened() || random.chance(0.5) ? emptyProposal((time += 1)) : other);
      await catchUpNow();
    },
    send,
    async follow() {
      const { sent } = opened();
      if (!sent) return;
      const { accepted: sentFiles = {} } = await followProposal(hub.github, to, sent);
      await store.change((now) =>
        now.sent ? { ...now, sent: { ...now.sent, accepted: { ...sent.accepted, ...sentFiles } } } : now,
      );
      await catchUpNow();
    },
    async reload() {
      if (random.chance(0.7)) sources = online();
      store = await openProposals(parts, undefined);
      await catchUpNow();
    },
    merge: () => openPull() && merge(openPull() as never),
    close: () => random.chance(0.2) && Object.assign(openPull() ?? {}, { state: 'closed' }),
    colleague() {
      const [path, text] = random.pick([...hub.read('main')]);
      const { uid } = marksOf(text);
      if (random.chance(0.4) && website.size > 2) {
        hub.commit('main', path, undefined);
        log.push(`  deletes ${path}`);
        website.delete(uid);
      } else if (!replaced.has(uid)) {
        hub.commit('main', path, write(text, 'theirs', (time += 1)));
        website.set(uid, { ...marksOf(text), theirs: time });
        theirsOf.set(uid, time);
      }
    },
    colleagueAdds() {
      const path = `data/models/${random.pick(['a', 'b', 'c', 'd', 'e', 'f'])}.yaml`;
      // Under a name that is published, or was, it would be taken for another version of that entry.
      if (published.has(path)) return;
      const text = textOf('x', `u${(time += 1)}`);
      hub.commit('main', path, text);
      published.add(path);
      website.set(`u${time}`, marksOf(text));
    },
    reviewer() {
      const pull = openPull();
      const { reviews } = sentWishes.get(pull?.number ?? 0) ?? {};
      const branch = pull?.head.label.replace(/^.*:/, '') ?? '';
      if (!pull || !reviews || hub.read(branch).size === 0) return;
      const [path, text] = random.pick([...hub.read(branch)]);
      if (random.chance(0.3) && hub.read(branch).size > 2) {
        hub.commit(branch, path, undefined);
        log.push(`  deletes ${path}`);
        reviews.set(marksOf(text).uid, 'deleted');
      } else {
        hub.commit(branch, path, write(text, 'review', (time += 1)));
        reviews.set(marksOf(text).uid, time);
      }
    },
  };
  const run = async (name: string) => {
    if (hub.read('main').size === 0 || shown(opened()).length === 0) return;
    log.push(`${name} (${opened().id})`);
    await steps[name]?.();
    log.push(
      `    ${opened()
        .drafts.map(
          ({ id, file, isDeleted, text }) =>
            `${id}→${isDeleted ? '-' : file} ${marksOf(text).uid} ${marksOf(text).mine}`,
        )
        .join(
          '; ',
        )} | ${[...hub.read('main')].map(([path, text]) => `${path.slice(12, -5)} ${marksOf(text).uid} ${marksOf(text).mine}`).join('; ')}`,
    );
    checkShown();
    checkWebsite();
  };
  for (let step = 0; step < 14; step += 1) await run(random.pick(Object.keys(steps)));
  // All of it is sent and accepted in the end.
  for (const { id } of store.list()) {
    const proposal = store.list().find((one) => one.id === id);
    if (proposal) await store.open(proposal);
    for (const name of ['reload', 'send', 'merge', 'follow', 'reload']) await run(name);
  }
}

/** Sequences that once lost something. */
const onceLost = [
  1280, 1573, 2065, 2127, 2134, 2145, 2324, 2358, 2636, 2734, 2844, 2967, 3207, 3379, 3410, 3573, 4002, 5111, 5169,
  5489, 5741, 6324, 6484, 6571, 7024, 7280, 7477, 7668, 7820, 8137, 9161, 9729, 9825, 11708, 12310, 13262, 14185, 15125,
  15244, 16498, 20659, 20995, 26299, 29434, 29698, 31066, 40158, 41904, 46211, 48470, 48533,
];

it('loses no entry and brings none back, whatever editor, colleagues and website do in turn', async () => {
  const [first, count] = [Number(process.env['FIRST'] ?? 1), Number(process.env['SEQUENCES'] ?? 200)];
  const seeds = process.env['FIRST'] === undefined ? onceLost : [];
  for (const seed of seeds) await runSequence(seed);
  for (let seed = first; seed < first + count; seed += 1) await runSequence(seed);
}, 600_000);
