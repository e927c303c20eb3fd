import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeDraft, emptyDraft } from '../../../src/editor/drafts/new-draft.ts';
import { openGitHub } from '../../../src/editor/github/github.ts';
import type { Choices } from '../../../src/editor/github/merge.ts';
import { sendProposal } from '../../../src/editor/github/send.ts';
import { basesOf, withSent } from '../../../src/editor/proposal/catch-up.ts';
import { emptyProposal, filesOf, type Draft } from '../../../src/editor/proposal/proposal.ts';
import { frozenDir } from '../../frozen-catalogue.ts';
import { git, makeStandIn, type StandIn } from './stand-in.ts';

let hub: StandIn;
let proposal = emptyProposal(1);
beforeEach(() => {
  hub = makeStandIn(frozenDir);
  proposal = emptyProposal(1);
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
  const outgoing = { id: '1', title: 'A', report: '', files: filesOf(proposal, []), bases: basesOf(proposal), choices };
  const to = { owner: 'example', repo: 'machinery-catalogue', branch: 'main' };
  const result = await sendProposal(github, outgoing, { to, sent: proposal.sent, keep: () => undefined });
  if (result.kind === 'sent') proposal = withSent(proposal, proposal, result);
  return result;
}
const branch = 'editor/1';
const list = () => git(hub.upstream, ['diff', '--name-status', '--no-renames', 'main', branch]).split('\n');
const show = (file: string) => `${git(hub.upstream, ['show', `${branch}:data/${file}`])}\n`;
const onMain = (file: string, change: (text: string) => string) => hub.commit('main', { [`data/${file}`]: change });

it('takes back what is no longer in the proposal, also where the branch of the website is joined', async () => {
  await send([edited('Ties: 5', 'Ties: 6'), added]);
  onMain(blt150.file, (text) => text.replace('Rear doors: 2', 'Rear doors: 1'));
  await send(proposal.drafts.slice(0, 1));
  expect(list()).toEqual([`M\tdata/${blt150.file}`]);
});

it('asks before it replaces a file that someone else published under the new name', async () => {
  onMain('models/blt175.yaml', () => blt250.text);
  expect(await send([{ ...blt150, file: 'models/blt175.yaml' }])).toMatchObject({ kind: 'conflicts' });
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

it('leaves a photo as a reviewer improved it, also after it was merged; a refused one is sent again', async () => {
  const medium = { file: 'front.jpg', width: 4, height: 3 };
  const photo = { owner: blt150.id, name: 'front.jpg', blob: new Blob(['mine\n']), medium, picture: undefined };
  proposal = { ...proposal, photos: [photo] };
  const file = 'media/models/blt150/front.jpg';
  await send([blt150]);
  Object.assign(hub.pulls[0] ?? {}, { state: 'closed' });
  await send([blt150]);
  expect(git(hub.upstream, ['show', `${branch}-2:data/${file}`])).toBe('mine');
  hub.commit(`${branch}-2`, { [`data/${file}`]: () => 'better\n' });
  hub.merge(2);
  await send([edited('Ties: 5', 'Ties: 6')]);
  expect(git(hub.upstream, ['show', `${branch}-3:data/${file}`])).toBe('better');
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

it('asks about all conflicts again where another one came meanwhile', async () => {
  onMain(blt150.file, (text) => text.replace('Ties: 5', 'Ties: 4'));
  const mine = [edited('Rear doors: 2', 'Rear doors: 3', edited('Ties: 5', 'Ties: 6'))];
  const pointer = '/specifications/Baling Section/Ties';
  expect(await send(mine)).toMatchObject({ conflicts: [{ pointer }] });
  onMain(blt150.file, (text) => text.replace('Rear doors: 2', 'Rear doors: 1'));
  const result = await send(mine, new Map([[`data/${blt150.file}`, new Map([[pointer, 'mine']])]]));
  expect(result).toMatchObject({ conflicts: [{ pointer: expect.any(String) as string }, { pointer }] });
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
