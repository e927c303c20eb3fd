import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProposedFile, Sent } from '../../../src/editor/proposal/proposal.ts';
import type { Begun } from '../../../src/editor/github/composing.ts';
import { openGitHub } from '../../../src/editor/github/github.ts';
import { sendProposal } from '../../../src/editor/github/send.ts';
import { frozenDir } from '../../frozen-catalogue.ts';
import { git, refuse } from './repositories.ts';
import { makeStandIn, type StandIn } from './stand-in.ts';

let hub: StandIn;
let sent: Sent | undefined;
/** What new files begin with, once they were sent. */
let bases: ReadonlyMap<string, Begun> = new Map();
beforeEach(() => {
  hub = makeStandIn(frozenDir);
  sent = undefined;
  bases = new Map();
});
afterEach(() => hub.remove());

const to = { owner: 'example', repo: 'machinery-catalogue', branch: 'main' };
const plain: readonly ProposedFile[] = [{ path: 'data/plans.yaml', content: 'plans: 1\n' }];

async function send(files = plain, token = 'token-of-member') {
  const outgoing = { id: 'a', title: 'A', report: '', files, bases, choices: new Map() };
  const result = await sendProposal(await openGitHub(token, hub.send), outgoing, {
    to,
    sent,
    keep: (next) => (sent = next),
  });
  if (result.kind === 'sent')
    bases = new Map(
      files.flatMap((file) =>
        'content' in file && typeof file.content === 'string'
          ? [[file.path, { text: file.content, from: file.path, isNew: true, sent: file.content }]]
          : [],
      ),
    );
  return result;
}
const once = (request: string, ...answer: Parameters<typeof refuse>) => {
  let left = 1;
  hub.state.answer = (now) => (now === request && left-- > 0 ? refuse(...answer) : undefined);
};
const pulls = () => hub.pulls.map(({ state, head }) => `${head.label} ${state}`);

it('a branch that was made, moved or deleted at the same moment is built upon', async () => {
  once('POST git/refs', 422, 'Reference already exists');
  await send();
  once('PATCH git/refs/heads/editor/a', 422, 'Update is not a fast forward');
  await send([{ path: 'data/plans.yaml', content: 'plans: 2\n' }]);
  once('PATCH git/refs/heads/editor/a', 422, 'Reference does not exist');
  await send([{ path: 'data/plans.yaml', content: 'plans: 3\n' }]);
  expect(pulls()).toEqual(['example:editor/a open']);
  expect(git(hub.upstream, ['show', 'editor/a:data/plans.yaml'])).toBe('plans: 3');
});

it('any other refusal stops at once, with the words of GitHub', async () => {
  const words = 'Repository rule violations found. Changes must be made through a pull request.';
  once('POST git/refs', 422, words);
  await expect(send()).rejects.toMatchObject({ kind: 'rule', message: words });
  expect(hub.state.requests.filter((one) => one === 'POST git/refs')).toHaveLength(1);
  once('PATCH pulls/1', 422, 'Validation Failed');
  await send();
  await expect(send([...plain, { path: 'data/b.yaml', content: 'b: 1\n' }])).rejects.toMatchObject({ kind: 'other' });
});

it('a request that somebody opened at the same moment is taken; where no commits are left, nothing is asked for', async () => {
  hub.state.before = (request) => {
    if (request !== 'POST pulls' || hub.pulls.length > 0) return;
    hub.pulls.push({
      number: 1,
      title: '',
      body: '',
      head: { label: 'example:editor/a', sha: '' },
      commits: [],
      base: { ref: 'main' },
      state: 'open',
      merged_at: null,
      html_url: 'https://github.com/example/machinery-catalogue/pull/1',
    });
  };
  expect(await send()).toMatchObject({ kind: 'sent', sent: { pull: 1 } });
  expect(hub.pulls).toMatchObject([{ title: 'A' }]);
  hub.state.before = undefined;
  hub.pulls.length = 0;
  git(hub.upstream, ['update-ref', 'refs/heads/main', 'editor/a']);
  expect(await send()).toMatchObject({ kind: 'nothing' });
});

it('a request that is accepted while it is sent again gets another one with what came too late', async () => {
  await send();
  hub.state.before = (request) => {
    if (request === 'POST git/commits' && hub.pulls[0]?.state === 'open') hub.merge(1);
  };
  await send([{ path: 'data/plans.yaml', content: 'plans: 2\n' }]);
  expect(pulls()).toEqual(['example:editor/a closed', 'example:editor/a-2 open']);
  expect(git(hub.upstream, ['show', 'editor/a-2:data/plans.yaml'])).toBe('plans: 2');
  expect(sent).toMatchObject({ pull: 2, branch: 'editor/a-2' });
});

it('a fork is waited for while GitHub makes it, and may have a branch that cannot follow the website', async () => {
  const answers = [refuse(404, 'Not Found'), refuse(409, 'Git Repository is empty.')];
  hub.state.answer = (_request, repository) => (repository.startsWith('guest/') ? answers.shift() : undefined);
  await send(plain, 'token-of-guest');
  expect(pulls()).toEqual(['guest:editor/a open']);
  hub.commit('main', { 'data/own.yaml': () => 'own: 1\n' }, 'guest/machinery-catalogue-1');
  hub.commit('main', { 'data/theirs.yaml': () => 'theirs: 1\n' });
  once('POST merge-upstream', 422, 'The branch could not be synced');
  await send([{ path: 'data/plans.yaml', content: 'plans: 2\n' }], 'token-of-guest');
  await send([{ path: 'data/plans.yaml', content: 'plans: 3\n' }], 'token-of-guest');
  hub.merge(1, { isDeleted: true });
  await send([{ path: 'data/plans.yaml', content: 'plans: 4\n' }], 'token-of-guest');
  expect(pulls()).toEqual(['guest:editor/a closed', 'guest:editor/a-2 open']);
  const fork = hub.checkOut('editor/a-2', 'guest/machinery-catalogue-1');
  expect(git(fork, ['show', 'HEAD:data/theirs.yaml'])).toBe('theirs: 1');
  expect(git(fork, ['ls-tree', '--name-only', 'HEAD', 'data/own.yaml'])).toBe('');
});

describe('that the changes are on GitHub', () => {
  const steps = ['POST git/trees', 'POST git/commits', 'POST git/refs', 'POST pulls'];

  it('is said only where the branch is there and the token may not open a request', async () => {
    for (const step of steps.slice(0, 3)) {
      once(step, 422, 'Repository rule violations found');
      await expect(send()).rejects.toMatchObject({ kind: 'rule' });
      expect(sent?.isByHand).toBeUndefined();
    }
    hub.state.cut = (request) => request === '< POST git/refs';
    await expect(send()).rejects.toMatchObject({ kind: 'offline' });
    expect(sent?.isByHand).toBeUndefined();
    hub.state.cut = undefined;
    once('POST pulls', 403, 'Resource not accessible by personal access token');
    expect(await send()).toMatchObject({ kind: 'sent', sent: { isByHand: true } });
    expect(await send()).toMatchObject({ sent: { pull: 1 } });
    expect(sent?.isByHand).toBeUndefined();
  });

  const page = '<!doctype html><title>Sign in to the Wi-Fi</title>';
  const html = (status: number) => new Response(page, { status, headers: { 'content-type': 'text/html' } });
  const said = (status: number, message: string) => Response.json({ message }, { status });
  it.each([
    ['saml', () => said(403, 'Resource protected by organization SAML enforcement. You must grant your token access.')],
    ['archived', () => said(403, 'Repository was archived so is read-only.')],
    ['suspended', () => said(403, 'Sorry. Your account was suspended.')],
    ['rule', () => said(409, 'Repository rule violations found')],
    ['rule', () => said(422, 'Protected branch update failed for refs/heads/editor/a.')],
    ['down', () => html(502)],
    ['down', () => said(503, 'Service unavailable')],
    ['unreadable', () => html(200)],
    ['unreadable', () => html(511)],
    ['unreadable', () => html(403)],
    ['unreadable', () => new Response('{"cut', { headers: { 'content-type': 'application/json' } })],
  ] as const)('fails at every step with the reason: %s', async (kind, answer) => {
    for (const step of ['GET ', ...steps]) {
      const half: typeof fetch = (address, options) => {
        const request = `${options?.method ?? 'GET'} ${new URL(String(address as string)).pathname.split('/').slice(4).join('/')}`;
        return request === step ? Promise.resolve(answer()) : hub.send(address, options);
      };
      const outgoing = {
        id: step.slice(-4),
        title: 'A',
        report: '',
        files: plain,
        bases: new Map(),
        choices: new Map(),
      };
      const keep = (next: Sent) => (sent = next);
      const trial = sendProposal(await openGitHub('token-of-member', half), outgoing, { to, sent: undefined, keep });
      const failure: unknown = await trial.catch((error: unknown) => error);
      expect(failure, step).toMatchObject({ kind });
      expect(String(failure)).not.toMatch(/<|TypeError/);
      expect(sent?.isByHand).toBeUndefined();
    }
  });
});
