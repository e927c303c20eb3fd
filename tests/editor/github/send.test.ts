import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { projectDir } from '../../../scripts/lib/build-settings.ts';
import type { ProposedFile, Sent } from '../../../src/editor/github/compose-tree.ts';
import { openGitHub, type FailureKind } from '../../../src/editor/github/github.ts';
import type { Choices } from '../../../src/editor/github/merge.ts';
import { sendProposal } from '../../../src/editor/github/send.ts';
import { frozenDir } from '../../frozen-catalogue.ts';
import { git, makeStandIn, type StandIn } from './stand-in.ts';

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
const photo = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])]);

/** Sends like the editor: what was kept is there the next time. */
async function send(files: readonly ProposedFile[], options: { token?: string; choices?: [string, Choices][] } = {}) {
  const github = await openGitHub(options.token ?? 'token-of-member', hub.send);
  const bases = new Map([['data/models/blt150.yaml', blt150]]);
  const outgoing = { id: 'new-baler', title: 'Add a baler', report: 'What changes', files, bases };
  return sendProposal(
    github,
    { ...outgoing, choices: new Map(options.choices) },
    { to: { owner: 'maker', repo: 'catalogue', branch: 'main' }, sent, keep: (next) => (sent = next) },
  );
}

const log = (branch = 'editor/new-baler') => git(hub.upstream, ['log', '--format=%s', `main..${branch}`]).split('\n');
const show = (file: string, branch = 'editor/new-baler') => `${git(hub.upstream, ['show', `${branch}:data/${file}`])}\n`;
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: { kind: FailureKind }) => error.kind,
  );

describe('a proposal that is sent', () => {
  it('is one commit with what is new, changed and deleted, and a request with the report; its check is green', async () => {
    const added = blt150
      .replaceAll('BLT150', 'BLT175')
      .replace('order: 10', 'order: 11')
      .replace('presses tyre scrap with', 'turns tyre scrap into bales with');
    await send([
      { path: 'data/models/blt175.yaml', content: added },
      model(changed('Ties: 5', 'Ties: 6')),
      { path: 'data/testimonials/oman.yaml', deleted: true },
      { path: 'data/media/blt150/front.jpg', content: photo },
    ]);
    expect(log()).toEqual(['Add a baler']);
    const list = git(hub.upstream, ['diff', '--name-status', 'main', 'editor/new-baler']).split('\n');
    expect(list).toEqual([
      'A\tdata/media/blt150/front.jpg',
      'M\tdata/models/blt150.yaml',
      'A\tdata/models/blt175.yaml',
    ]);
    expect(hub.pulls).toMatchObject([{ title: 'Add a baler', body: 'What changes', state: 'open' }]);
    expect(sent).toMatchObject({ pull: 1, address: 'https://github.com/maker/catalogue/pull/1' });
  });
});
