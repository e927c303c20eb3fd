import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeDraft, emptyDraft } from '../../../src/editor/drafts/new-draft.ts';
import type { MediaFile } from '../../../src/catalogue/media/media-file.ts';
import { openGitHub } from '../../../src/editor/github/github.ts';
import { choiceKey, type Choices } from '../../../src/editor/proposal/merge.ts';
import { sendProposal } from '../../../src/editor/github/send.ts';
import { withFreeName, withoutRemoval } from '../../../src/editor/proposal/apply.ts';
import { basesOf } from '../../../src/editor/proposal/bases.ts';
import { catchUp, withSent } from '../../../src/editor/proposal/catch-up.ts';
import { emptyProposal, proposedFiles, withKnownPhotos, type Draft } from '../../../src/editor/proposal/proposal.ts';
import { frozenDir } from '../../frozen-catalogue.ts';
import { git } from './repositories.ts';
import { makeStandIn, type StandIn } from './stand-in.ts';

let hub: StandIn;
let proposal = emptyProposal(1);
let published: MediaFile[] = [];
beforeEach(() => {
  hub = makeStandIn(frozenDir);
  proposal = emptyProposal(1);
  published = [];
});
afterEach(() => hub.remove());

const draft = (id: string): Draft => {
  const file = `models/${id}.yaml`;
  return changeDraft({ file, kind: 'model', text: readFileSync(path.join(frozenDir, file), 'utf8') }, 1);
};
const blt150 = draft('blt150');
const blt250 = draft('blt250');
const edited = (from: string, to: string, { text, ...rest } = blt150): Draft => {
  expect(text).toContain(from);
  return { ...rest, text: text.replace(from, to) };
};
const added: Draft = { ...emptyDraft('model', 1), file: 'models/blt175.yaml', text: blt150.text };

/** Sends drafts like the editor. */
async function send(drafts: readonly Draft[], choices = new Map<string, Choices>(), hubSend = hub.send) {
  proposal = { ...proposal, drafts };
  const github = await openGitHub('token-of-member', hubSend);
  const outgoing = {
    id: '1',
    title: 'A',
    report: '',
    files: proposedFiles(proposal, published),
    bases: basesOf(proposal),
    choices,
  };
  const to = { owner: 'example', repo: 'machinery-catalogue', branch: 'main' };
  const result = await sendProposal(github, outgoing, { to, sent: proposal.sent, keep: () => undefined });
  if (result.kind === 'sent') proposal = withSent(proposal, proposal, result);
  return result;
}
/** Sends, and chooses one side of all that is asked about. */
async function choose(drafts: readonly Draft[], side: 'theirs' | 'mine') {
  const asked = await send(drafts);
  if (asked.kind !== 'conflicts') throw new Error(asked.kind);
  const byPath = Map.groupBy(asked.conflicts, ({ path: one }) => one);
  return new Map([...byPath].map(([one, some]) => [one, new Map(some.map((each) => [choiceKey(each), side]))]));
}
const branch = 'editor/1';
const list = () => git(hub.upstream, ['diff', '--name-status', '--no-renames', `main...${branch}`]).split('\n');
const show = (file: string) => `${git(hub.upstream, ['show', `${branch}:data/${file}`])}\n`;
const onMain = (file: string, change: (text: string) => string) => hub.commit('main', { [`data/${file}`]: change });

it('takes back what is no longer in the proposal, also where the branch of the website is joined', async () => {
  await send([edited('Ties: 5', 'Ties: 6'), added]);
  onMain(blt150.file, (text) => text.replace('Rear doors: 2', 'Rear doors: 1'));
  await send(proposal.drafts.slice(0, 1));
  expect(list()).toEqual([`M\tdata/${blt150.file}`]);
});

describe('a file that someone else published under the same name meanwhile', () => {
  const theirs = () => 'theirs\n';
  const front = 'media/models/blt150/front.jpg';
  const photo = (content: string, name = 'front.jpg', owner = blt150.id) => {
    const medium = { file: name, width: 4, height: 3 };
    return { owner, name, blob: new Blob([content]), medium, picture: undefined };
  };
  const isTaken = (file: string, free: string) => ({
    kind: 'taken',
    taken: [{ path: `data/${file}`, free: `data/${free}` }],
  });
  const free = 'models/blt175-2.yaml';

  it('is never replaced by a renamed or a new entry, also one that was sent and not accepted', async () => {
    onMain(added.file, () => blt250.text);
    expect(await send([{ ...blt150, file: added.file }])).toEqual(isTaken(added.file, free));
    expect(await send([added])).toEqual(isTaken(added.file, free));
    hub.commit('main', { [`data/${added.file}`]: () => undefined });
    await send([added]);
    onMain(added.file, () => blt250.text);
    expect(await send(proposal.drafts)).toEqual(isTaken(added.file, free));
    expect(show(added.file)).toBe(added.text);
  });

  it('is never replaced by a photo: a new one, and one that was sent and not accepted', async () => {
    proposal = { ...proposal, photos: [photo('mine\n')] };
    onMain(front, theirs);
    onMain('media/models/blt150/front-2.jpg', theirs);
    expect(await send([blt150])).toEqual(isTaken(front, 'media/models/blt150/front-3.jpg'));
    hub.commit('main', { [`data/${front}`]: () => undefined });
    await send([blt150]);
    onMain(front, theirs);
    expect(await send([blt150])).toEqual(isTaken(front, 'media/models/blt150/front-3.jpg'));
    proposal = { ...proposal, photos: [photo('mine\n', 'front-3.jpg')] };
    await send([blt150]);
    expect(list()).toEqual(['A\tdata/media/models/blt150/front-3.jpg']);
  });

  it('is never replaced on the branch of the proposal, where a reviewer added it', async () => {
    await send([edited('Ties: 5', 'Ties: 6')]);
    hub.commit(branch, { [`data/${front}`]: theirs, [`data/${added.file}`]: () => blt250.text });
    proposal = { ...proposal, photos: [photo('mine\n')] };
    const taken = [{ path: `data/${added.file}` }, { path: `data/${front}` }];
    expect(await send([blt150, added])).toMatchObject({ kind: 'taken', taken });
  });

  it('is the entry alone where its photos are taken with it, and nothing where both are equal', async () => {
    onMain(added.file, () => blt250.text);
    onMain('media/models/blt175/front.jpg', theirs);
    proposal = { ...proposal, photos: [photo('mine\n', 'front.jpg', added.id)] };
    expect(await send([added])).toEqual(isTaken(added.file, free));
    onMain(added.file, () => added.text);
    proposal = { ...proposal, photos: [photo('theirs\n', 'front.jpg', added.id)] };
    expect(await send([added])).toMatchObject({ kind: 'nothing' });
  });

  it('gets the next free name: of an entry where others refer to it, of a photo where its entry names it', () => {
    const other = { ...blt250, text: `${blt250.text}related: blt175\n` };
    const mine = { ...added, text: 'name: A\nphotos:\n  - file: front.jpg\n    caption: A baler\n' };
    const before = { ...proposal, drafts: [other, mine], photos: [photo('mine\n', 'front.jpg', added.id)] };
    const edits = [
      { file: other.file, path: ['related'], before: 'blt175', after: 'blt175-2', why: 'reference', isManual: false },
    ] as const;
    const change = { path: `data/${added.file}`, free: `data/${free}` };
    const next = withFreeName(
      before,
      change,
      edits.map((edit) => ({ ...edit, path: [...edit.path] })),
      5,
    );
    expect(next.drafts.map(({ file, text }) => [file, text.split('\n').at(-2)])).toEqual([
      [other.file, 'related: blt175-2'],
      [free, '    caption: A baler'],
    ]);
    const stem = 'data/media/models/blt175-2/front';
    const last = withFreeName(next, { path: `${stem}.jpg`, free: `${stem}-2.jpg` }, [], 6);
    expect(last.photos).toMatchObject([{ name: 'front-2.jpg', medium: { file: 'front-2.jpg' } }]);
    expect(last.drafts[1]?.text).toContain('- file: front-2.jpg');
  });
});

describe('a photo that somebody replaced after it was decided to delete it', () => {
  const file = 'models/blt150/front.jpg';
  const place = `data/media/${file}`;
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
  const showOnline = (text: string) => {
    const content = { type: 'jpeg', bytes: text.length, hasSize: true, hash: hashOf(text) } as const;
    published = [{ file, width: 4, height: 3, content }];
  };
  const asked = [{ path: place, pointer: '', photo: hashOf('better\n'), theirs: 'front.jpg', mine: undefined }];
  beforeEach(() => {
    hub.commit('main', { [place]: () => 'old\n' });
    showOnline('old\n');
  });

  it('is asked about at sending and once the website shows it; what was decided is done', async () => {
    proposal = withKnownPhotos({ ...proposal, removedPhotos: [file] }, published);
    hub.commit('main', { [place]: () => 'better\n' });
    const shown = (picture: unknown) => asked.map((one) => ({ ...one, picture }));
    const fetched = `data:image/jpeg;base64,${btoa('better\n')}`;
    expect(await send([])).toMatchObject({ kind: 'conflicts', conflicts: shown(fetched) });
    showOnline('better\n');
    const online: unknown = expect.stringContaining('/assets/photos/models/blt150/front-');
    expect(catchUp(proposal, { entries: [], media: published }).conflicts).toMatchObject(shown(online));
    expect(proposedFiles(withoutRemoval(proposal, file, 9), published)).toEqual([]);
    proposal = { ...proposal, knownPhotos: { [file]: hashOf('better\n') } };
    expect(catchUp(proposal, { entries: [], media: published }).conflicts).toEqual([]);
    expect(await send([])).toMatchObject({ kind: 'sent' });
    expect(list()).toEqual([`D\t${place}`]);
  });

  it('is asked about where it would go with its entry, which stays with it', async () => {
    const gone: Draft = { ...blt150, isDeleted: true };
    proposal = withKnownPhotos({ ...proposal, drafts: [gone] }, published);
    hub.commit('main', { [place]: () => 'better\n' });
    expect(await send([gone])).toMatchObject({ kind: 'conflicts', conflicts: asked });
    expect(withoutRemoval(proposal, file, 9).drafts).toEqual([]);
  });

  it('is deleted without a question where nobody touched it, also when it is sent again', async () => {
    proposal = withKnownPhotos({ ...proposal, removedPhotos: [file] }, published);
    await send([]);
    expect(await send([])).toMatchObject({ kind: 'sent' });
    expect(list()).toEqual([`D\t${place}`]);
  });
});

it('sends a deletion no more once what others published was taken instead', async () => {
  onMain(blt150.file, (text) => text.replace('Ties: 5', 'Ties: 4'));
  const mine = [{ ...blt150, isDeleted: true } as const, edited('Force: 250', 'Force: 260', blt250)];
  await send(mine, await choose(mine, 'theirs'));
  await send(proposal.drafts);
  expect(list()).toEqual([`M\tdata/${blt250.file}`]);
});

it('swaps two names, and gives the name of a deleted entry to another or a new one', async () => {
  await send([
    { ...blt150, file: blt250.file },
    { ...blt250, file: blt150.file },
  ]);
  expect([show(blt150.file), show(blt250.file)]).toEqual([blt250.text, blt150.text]);
  const gone: Draft = { ...blt250, isDeleted: true };
  await send([{ ...blt150, file: blt250.file }, gone]);
  expect(list()).toEqual([`D\tdata/${blt150.file}`, `M\tdata/${blt250.file}`]);
  await send([gone, { ...added, file: blt250.file }]);
  // Sent again, it is not taken for a version of the deleted one.
  expect(await send(proposal.drafts)).toMatchObject({ kind: 'sent', merged: [] });
  expect(show(blt250.file)).toBe(added.text);
});

it('leaves a photo as a reviewer improved it, also after it was merged, which the proposal knows; a refused one is sent again', async () => {
  const medium = { file: 'front.jpg', width: 4, height: 3 };
  const photo = { owner: blt150.id, name: 'front.jpg', blob: new Blob(['mine\n']), medium, picture: undefined };
  proposal = { ...proposal, photos: [photo] };
  const file = 'media/models/blt150/front.jpg';
  await send([blt150]);
  Object.assign(hub.pulls[0] ?? {}, { state: 'closed' });
  await send([blt150]);
  expect(proposal.sent?.accepted).toEqual({});
  expect(git(hub.upstream, ['show', `${branch}-2:data/${file}`])).toBe('mine');
  hub.commit(`${branch}-2`, { [`data/${file}`]: () => 'better\n' });
  hub.merge(2, { isSquashed: true, isDeleted: true });
  await send([edited('Ties: 5', 'Ties: 6')]);
  expect(git(hub.upstream, ['show', `${branch}-3:data/${file}`])).toBe('better');
  const [mine] = proposal.photos;
  expect(proposal.sent?.accepted?.[`data/${file}`]).toBe(mine?.sent);
  const content = { type: 'jpeg', bytes: 7, hasSize: true } as const;
  const media = [{ ...medium, file: file.replace('media/', ''), content }];
  expect(catchUp(proposal, { entries: [], media }).proposal.photos).toEqual([]);
  // Somebody else's photo, while mine was not accepted.
  const { sent, ...open } = proposal;
  if (sent)
    expect(catchUp({ ...open, sent: { ...sent, accepted: {} } }, { entries: [], media }).proposal.photos).toHaveLength(
      1,
    );
});

it('of a new entry that was accepted by squashing, takes what others did to it since', async () => {
  await send([added]);
  hub.merge(1, { isSquashed: true, isDeleted: true });
  onMain(added.file, (text) => text.replace('Rear doors: 2', 'Rear doors: 1'));
  await send(proposal.drafts.map((one) => edited('Ties: 5', 'Ties: 6', one)));
  const text = git(hub.upstream, ['show', `${branch}-2:data/${added.file}`]);
  for (const line of ['Ties: 6', 'Rear doors: 1']) expect(text).toContain(line);
});

it('keeps what was taken back after it was merged, where others changed another field', async () => {
  await send([edited('Ties: 5', 'Ties: 6')]);
  hub.merge(1);
  onMain(blt150.file, (text) => text.replace('Rear doors: 2', 'Rear doors: 1'));
  const [first = blt150] = proposal.drafts;
  await send([edited('Ties: 6', 'Ties: 5', edited('Motor: 20 HP', 'Motor: 22 HP', first))]);
  const text = git(hub.upstream, ['show', `${branch}-2:data/${blt150.file}`]);
  for (const line of ['Ties: 5', 'Rear doors: 1', 'Motor: 22 HP']) expect(text).toContain(line);
});

it('leaves an entry deleted whose deletion by others was taken, also when it is sent again', async () => {
  hub.commit('main', { [`data/${blt150.file}`]: () => undefined });
  const mine = [edited('Ties: 5', 'Ties: 6'), edited('Force: 250', 'Force: 260', blt250)];
  await send(mine, await choose(mine, 'theirs'));
  expect(proposal.drafts.map(({ file }) => file)).toEqual([blt250.file]);
  await send(proposal.drafts);
  expect(list()).toEqual([`M\tdata/${blt250.file}`]);
});

it('keeps an entry that others deleted where that was chosen, and asks no more', async () => {
  hub.commit('main', { [`data/${blt150.file}`]: () => undefined });
  const mine = [edited('Ties: 5', 'Ties: 6')];
  await send(mine, await choose(mine, 'mine'));
  expect(await send(proposal.drafts)).toMatchObject({ kind: 'sent' });
  expect(list()).toEqual([`A\tdata/${blt150.file}`]);
  // It would be an addition also with its old text.
  expect(
    proposedFiles({ ...proposal, drafts: proposal.drafts.map((one) => ({ ...one, text: one.base })) }, []),
  ).toEqual([{ path: `data/${blt150.file}`, content: blt150.text }]);
});

it('asks once about a field, and again when others change it again', async () => {
  const ties = (value: number) => (text: string) => text.replace(/Ties: \d/, `Ties: ${value}`);
  onMain(blt150.file, ties(4));
  const mine = [edited('Ties: 5', 'Ties: 6')];
  const chosen = await choose(mine, 'mine');
  onMain(blt150.file, ties(3));
  expect(await send(mine, chosen)).toMatchObject({ conflicts: [{ theirs: 3, mine: 6 }] });
  await send(mine, await choose(mine, 'mine'));
  expect(await send(proposal.drafts)).toMatchObject({ kind: 'sent', merged: [] });
});

it('asks about a new entry that was accepted, changed here and deleted by others, and drops an unchanged one', async () => {
  await send([added]);
  hub.merge(1);
  hub.commit('main', { [`data/${added.file}`]: () => undefined });
  const again = proposal.drafts.map((one) => edited('Ties: 5', 'Ties: 6', one));
  expect(await send(again)).toMatchObject({ conflicts: [{ pointer: '', theirs: undefined }] });
  await send([
    ...proposal.drafts.map((one) => ({ ...one, text: blt150.text })),
    edited('Force: 250', 'Force: 260', blt250),
  ]);
  expect(proposal.drafts.map(({ file }) => file)).toEqual([blt250.file]);
});

it('goes on under the new name once that is accepted, before the website shows it', async () => {
  await send([{ ...blt150, file: added.file }]);
  hub.merge(1, { isSquashed: true });
  await send(proposal.drafts.map((one) => edited('Ties: 5', 'Ties: 6', one)));
  expect(git(hub.upstream, ['show', `${branch}-2:data/${added.file}`])).toContain('Ties: 6');
});

it('asks about what came meanwhile only: the other choices hold', async () => {
  onMain(blt150.file, (text) => text.replace('Ties: 5', 'Ties: 4'));
  const mine = [edited('Rear doors: 2', 'Rear doors: 3', edited('Ties: 5', 'Ties: 6'))];
  const pointer = '/specifications/Baling Section/Ties';
  expect(await send(mine)).toMatchObject({ conflicts: [{ pointer }] });
  const chosen = await choose(mine, 'mine');
  onMain(blt150.file, (text) => text.replace('Rear doors: 2', 'Rear doors: 1'));
  const result = await send(mine, chosen);
  expect(result).toMatchObject({ conflicts: [{ theirs: 1, mine: 3 }] });
});

it('does not take a list of files that GitHub cut off for the whole', async () => {
  const cut: typeof fetch = async (address, options) => {
    const answer = await hub.send(address, options);
    if (!String(address as string).includes('/git/trees/')) return answer;
    const tree = (await answer.json()) as object;
    return Response.json({ ...tree, truncated: true });
  };
  await expect(send([edited('Ties: 5', 'Ties: 6')], new Map(), cut)).rejects.toMatchObject({ kind: 'other' });
});
