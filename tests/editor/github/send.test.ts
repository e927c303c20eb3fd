import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { projectDir } from '../../../scripts/lib/build-settings.ts';
import type { ProposedFile, Sent } from '../../../src/editor/proposal/proposal.ts';
import type { Begun } from '../../../src/editor/github/composing.ts';
import { openGitHub, type FailureKind } from '../../../src/editor/github/github.ts';
import { choiceKey, type Choices, type Conflict } from '../../../src/editor/proposal/merge.ts';
import { sendProposal } from '../../../src/editor/github/send.ts';
import { frozenDir } from '../../frozen-catalogue.ts';
import { git } from './repositories.ts';
import { makeStandIn, type StandIn } from './stand-in.ts';

const stands: StandIn[] = [];
let hub: StandIn;
let sent: Sent | undefined;
beforeEach(() => {
  hub = makeStandIn(frozenDir);
  stands.push(hub);
  sent = undefined;
});
afterAll(() => stands.forEach((one) => one.remove()));

const published = (file: string) => readFileSync(path.join(frozenDir, file), 'utf8');
const blt150 = published('models/blt150.yaml');
const changed = (from: string, to: string, text = blt150) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};
const model = (content: string): ProposedFile => ({ path: 'data/models/blt150.yaml', content });
const photo = new Blob([readFileSync(path.join(frozenDir, 'media/models/blt200/rendering.jpg'))]);

type Bases = [string, Begun][];
const choose = (conflict: Conflict, side: 'theirs' | 'mine') => new Map([[choiceKey(conflict), side]]);

/** Sends like the editor: what was kept is there the next time. */
async function send(
  files: readonly ProposedFile[],
  options: { token?: string; choices?: [string, Choices][]; id?: string; bases?: Bases } = {},
) {
  const github = await openGitHub(options.token ?? 'token-of-member', hub.send);
  const bases = new Map(
    ['data/models/blt150.yaml', 'data/testimonials/india.yaml'].map((from) => [
      from,
      { text: published(from.slice(5)), from, isNew: false },
    ]),
  );
  const outgoing = {
    id: options.id ?? 'new-baler',
    title: 'Add a baler',
    report: 'What changes',
    files,
    bases: new Map(options.bases ?? bases),
  };
  return sendProposal(
    github,
    { ...outgoing, choices: new Map(options.choices) },
    { to: { owner: 'example', repo: 'machinery-catalogue', branch: 'main' }, sent, keep: (next) => (sent = next) },
  );
}

const log = (branch = 'editor/new-baler') => git(hub.upstream, ['log', '--format=%s', `main..${branch}`]).split('\n');
const show = (file: string, branch = 'editor/new-baler') =>
  `${git(hub.upstream, ['show', `${branch}:data/${file}`])}\n`;
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: { kind: FailureKind }) => error.kind,
  );

/** The check of the data on a branch, in a fresh checkout. */
function check(branch = 'editor/new-baler'): string {
  const data = path.join(hub.checkOut(branch), 'data');
  return execFileSync(process.execPath, ['scripts/check.ts', '--data', data], { cwd: projectDir }).toString();
}

const added = blt150
  .replaceAll('BLT150', 'BLT175')
  .replace('order: 10', 'order: 11')
  .replace('presses tyre scrap with', 'turns tyre scrap into bales with');

describe('a proposal that is sent', () => {
  it('is one commit with what is new, changed and deleted, and a request with the report; its check is green', async () => {
    await send([
      { path: 'data/models/blt175.yaml', content: added },
      model(changed('Ties: 5', 'Ties: 6')),
      { path: 'data/testimonials/india.yaml', deleted: true },
      { path: 'data/media/models/blt175/front.jpg', content: photo },
    ]);
    expect(log()).toEqual(['Add a baler']);
    const list = git(hub.upstream, ['diff', '--name-status', 'main', 'editor/new-baler']).split('\n');
    expect(list).toEqual([
      'A\tdata/media/models/blt175/front.jpg',
      'M\tdata/models/blt150.yaml',
      'A\tdata/models/blt175.yaml',
      'D\tdata/testimonials/india.yaml',
    ]);
    expect(hub.pulls).toMatchObject([{ title: 'Add a baler', body: 'What changes', state: 'open' }]);
    expect(sent).toMatchObject({ pull: 1, address: 'https://github.com/example/machinery-catalogue/pull/1' });
    expect(check()).toContain('0 errors');
  });

  it('adds a commit when it is sent again, takes back what is no longer in it, and does nothing without a change', async () => {
    await send([model(changed('Ties: 5', 'Ties: 6')), { path: 'data/models/blt175.yaml', content: added }]);
    await send([model(changed('Ties: 5', 'Ties: 7'))]);
    await send([model(changed('Ties: 5', 'Ties: 7'))]);
    expect(log()).toEqual(['Add a baler', 'Add a baler']);
    expect(git(hub.upstream, ['diff', '--name-only', 'main', 'editor/new-baler'])).toBe('data/models/blt150.yaml');
    expect(show('models/blt150.yaml')).toContain('Ties: 7');
    expect(hub.pulls).toHaveLength(1);
  });

  it('goes on a new branch with a new request once the first is merged', async () => {
    await send([model(changed('Ties: 5', 'Ties: 6'))]);
    hub.merge(1);
    await send([model(changed('Ties: 5', 'Ties: 7'))]);
    expect(hub.pulls.map(({ state }) => state)).toEqual(['closed', 'open']);
    expect(show('models/blt150.yaml', 'editor/new-baler-2')).toContain('Ties: 7');
    expect(log('editor/new-baler-2')).toHaveLength(1);
  });

  it('goes through a fork for an account that may not write', async () => {
    await send([model(changed('Ties: 5', 'Ties: 6'))], { token: 'token-of-guest' });
    hub.commit('main', { 'data/models/blt250.yaml': (text) => `${text}# Seen\n` });
    await send([model(changed('Ties: 5', 'Ties: 7'))], { token: 'token-of-guest' });
    expect(hub.pulls).toMatchObject([{ head: { label: 'guest:editor/new-baler' }, base: { ref: 'main' } }]);
    expect(sent).toMatchObject({ owner: 'guest', repo: 'machinery-catalogue-1', pull: 1 });
    const fork = hub.checkOut('editor/new-baler', 'guest/machinery-catalogue-1');
    expect(readFileSync(path.join(fork, 'data/models/blt150.yaml'), 'utf8')).toContain('Ties: 7');
    expect(git(hub.upstream, ['for-each-ref', '--format=%(refname)'])).toBe('refs/heads/main');
  });

  it('renames an entry with what others did to it, and moves its photo as it is', async () => {
    hub.commit('main', { 'data/models/blt150.yaml': (text) => `${text}# Seen\n` });
    const from = 'data/media/models/blt200/rendering.jpg';
    const files: ProposedFile[] = [
      { path: 'data/models/blt150.yaml', deleted: true },
      { path: 'data/models/blt151.yaml', content: changed('name: BLT150', 'name: BLT151') },
      { path: 'data/media/models/blt201/rendering.jpg', movedFrom: from },
    ];
    const text = changed('name: BLT150', 'name: BLT151');
    const bases = (known?: string): Bases => [
      ['data/models/blt151.yaml', { text: blt150, from: 'data/models/blt150.yaml', isNew: false, sent: known }],
    ];
    await send(files, { bases: bases() });
    await send(files, { bases: bases(`${text}# Seen\n`) });
    // Sent again, it is not taken for one that others deleted under its new name.
    await send(files, { bases: bases(text) });
    expect(log()).toHaveLength(1);
    const list = git(hub.upstream, ['diff', '--name-status', '--no-renames', 'main', 'editor/new-baler']).split('\n');
    expect(list).toEqual([
      `D\t${from}`,
      'A\tdata/media/models/blt201/rendering.jpg',
      'D\tdata/models/blt150.yaml',
      'A\tdata/models/blt151.yaml',
    ]);
    expect(show('models/blt151.yaml')).toContain('# Seen');
  });

  it('is nothing where all of it is published', async () => {
    expect(await send([model(blt150)])).toMatchObject({ kind: 'nothing' });
    expect(hub.pulls).toEqual([]);
  });

  it('leads to the page that opens the request where the token may write to the fork only', async () => {
    await send([model(changed('Ties: 5', 'Ties: 6'))], { token: 'token-of-fork' });
    expect(sent?.pull).toBeUndefined();
    const compare = 'https://github.com/example/machinery-catalogue/compare/main...guest:editor/new-baler?expand=1';
    expect(sent?.address).toBe(compare);
  });
});

describe('what others changed meanwhile', () => {
  const file = 'data/models/blt150.yaml';
  const motor = (text: string) => changed('Motor: 20 HP + 2 HP', 'Motor: 22 HP + 2 HP # new plate', text);

  it('on the website is merged field by field, and the draft gets it', async () => {
    hub.commit('main', { [file]: motor });
    const result = await send([model(changed('Ties: 5', 'Ties: 6'))]);
    const text = show('models/blt150.yaml');
    expect(text).toBe(motor(changed('Ties: 5', 'Ties: 6')));
    expect(result).toMatchObject({ merged: [{ path: file, text, base: motor(blt150) }] });
  });

  it('on the website since the proposal was sent is joined, so that the request can be merged', async () => {
    await send([model(changed('Ties: 5', 'Ties: 6')), { path: 'data/models/blt175.yaml', content: added }]);
    hub.commit('editor/new-baler', { 'data/models/rasper.yaml': (text) => `${text}# By the reviewer\n` });
    hub.commit('main', {
      [file]: (text) => changed('Rear doors: 2', 'Rear doors: 1', text),
      'data/models/blt250.yaml': (text) => `${text}# Seen\n`,
    });
    await send([model(changed('Ties: 5', 'Ties: 7')), { path: 'data/models/blt175.yaml', content: added }]);
    expect(git(hub.upstream, ['merge-base', 'main', 'editor/new-baler'])).toBe(
      git(hub.upstream, ['rev-parse', 'main']),
    );
    const list = git(hub.upstream, ['diff', '--name-only', 'main', 'editor/new-baler']).split('\n');
    expect(list).toEqual([file, 'data/models/blt175.yaml', 'data/models/rasper.yaml']);
    expect(show('models/blt150.yaml')).toBe(changed('Ties: 5', 'Ties: 7', changed('Rear doors: 2', 'Rear doors: 1')));
    hub.merge(1);
  });

  it('on the branch of the proposal stays: in the same file, in others, and a photo', async () => {
    const files = (ties: number) => [
      model(changed('Ties: 5', `Ties: ${ties}`)),
      { path: 'data/media/models/blt150/front.jpg', content: photo },
    ];
    await send(files(6));
    hub.commit('editor/new-baler', {
      [file]: motor,
      'data/models/rasper.yaml': (text) => `${text}# By the reviewer\n`,
      'data/media/models/blt150/front.jpg': () => 'a better photo\n',
    });
    const result = await send(files(7));
    expect(log()).toHaveLength(3);
    expect(show('models/blt150.yaml')).toBe(motor(changed('Ties: 5', 'Ties: 7')));
    expect(show('models/rasper.yaml')).toContain('# By the reviewer');
    expect(show('media/models/blt150/front.jpg')).toBe('a better photo\n');
    expect(result).toMatchObject({ kind: 'sent', merged: [{ path: file }] });
  });

  it('in the same field is asked about before anything is sent', async () => {
    hub.commit('main', { [file]: (text) => changed('Ties: 5', 'Ties: 4', text) });
    const mine = [model(changed('Ties: 5', 'Ties: 6'))];
    const pointer = '/specifications/Baling Section/Ties';
    expect(await send(mine)).toEqual({
      kind: 'conflicts',
      conflicts: [{ path: file, pointer, base: 5, theirs: 4, mine: 6 }],
    });
    expect(git(hub.upstream, ['for-each-ref', '--format=%(refname)'])).toBe('refs/heads/main');
    await send(mine, { choices: [[file, choose({ pointer, base: 5, theirs: 4, mine: 6 }, 'mine')]] });
    expect(show('models/blt150.yaml')).toContain('Ties: 6');
  });

  it('while the commit is made is built upon', async () => {
    await send([model(changed('Ties: 5', 'Ties: 6'))]);
    let isFirst = true;
    hub.state.before = (request) => {
      if (!request.startsWith('PATCH git/refs') || !isFirst) return;
      isFirst = false;
      hub.commit('editor/new-baler', { [file]: motor });
    };
    await send([model(changed('Ties: 5', 'Ties: 7'))]);
    expect(log()).toEqual(['Add a baler', 'By someone else', 'Add a baler']);
    expect(show('models/blt150.yaml')).toBe(motor(changed('Ties: 5', 'Ties: 7')));
  });
});

describe('what goes wrong', () => {
  const files = [model(changed('Ties: 5', 'Ties: 6')), { path: 'data/media/models/blt150/front.jpg', content: photo }];

  it('is told apart: a refused token, missing rights, the limit with its minutes', async () => {
    expect(await failure(send(files, { token: 'expired' }))).toBe('token');
    hub.state.limit = Math.floor(Date.now() / 1000) + 600;
    await expect(send(files)).rejects.toMatchObject({ kind: 'limit', minutes: 10 });
    hub.state.limit = 0;
    hub.state.refused = /^POST git/;
    expect(await failure(send(files))).toBe('rights');
  });

  it('is continued when it is sent again: a connection lost at any step, before or behind it, doubles nothing', async () => {
    await send(files);
    const steps = [...hub.state.requests.entries()];
    expect(steps.length).toBeGreaterThan(8);
    // Behind a request that only reads nothing has changed: that is the cut before it.
    const writing = steps.filter(([, request]) => !request.startsWith('GET'));
    expect(writing.length).toBeGreaterThan(4);
    const cuts = [...steps.map(([at]) => ['>', at] as const), ...writing.map(([at]) => ['<', at] as const)];
    for (const [index, [side, at]] of cuts.entries()) {
      const id = `step-${index}`;
      let left = at;
      sent = undefined;
      hub.state.cut = (request) => request.startsWith(side) && left-- === 0;
      expect(await failure(send(files, { id })), id).toBe('offline');
      // What the editor writes meanwhile is a change of what may have arrived.
      await send([model(changed('Ties: 5', 'Ties: 7')), ...files.slice(1)], { id });
      expect(show('models/blt150.yaml', `editor/${id}`), id).toContain('Ties: 7');
      expect(log(`editor/${id}`).length, id).toBeLessThanOrEqual(2);
      expect(hub.pulls.filter(({ head }) => head.label.endsWith(`/${id}`))).toHaveLength(1);
    }
  });
});
