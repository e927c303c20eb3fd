import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { followProposal, keepFollowing, type Followed } from '../../../src/editor/github/follow.ts';
import { GitHubFailure, openGitHub } from '../../../src/editor/github/github.ts';
import { sendProposal } from '../../../src/editor/github/send.ts';
import type { Sent } from '../../../src/editor/proposal/proposal.ts';
import { frozenDir } from '../../frozen-catalogue.ts';
import { git } from './repositories.ts';
import { makeStandIn, type StandIn } from './stand-in.ts';

let hub: StandIn;
let sent: Sent | undefined;
const to = { owner: 'example', repo: 'machinery-catalogue' };
beforeAll(async () => {
  hub = makeStandIn(frozenDir);
  const files = [{ path: 'data/units.yaml', content: 'units: {}\n' }];
  const outgoing = { id: 'a', title: 'Add units', report: '', files, bases: new Map(), choices: new Map() };
  const options = { to: { ...to, branch: 'main' }, sent, keep: (next: Sent) => (sent = next) };
  await sendProposal(await openGitHub('token-of-member', hub.send), outgoing, options);
});
afterAll(() => hub.remove());

const follow = async () => sent && followProposal(await openGitHub('token-of-member', hub.send), to, sent);

it('is being checked, needs what the annotations say, is green, is merged', async () => {
  const pull = { pull: 1, address: 'https://github.com/example/machinery-catalogue/pull/1' };
  expect(await follow()).toEqual({ ...pull, state: 'checking', findings: [] });
  const head = git(hub.upstream, ['rev-parse', 'editor/a']);
  const run = (id: number, status: string, conclusion: string | null, annotations: Record<string, unknown>[]) => ({
    run: { id, name: 'Data', status, conclusion, output: { annotations_count: annotations.length } },
    annotations,
  });
  const about = { start_line: 3, annotation_level: 'failure', title: 'text/tab', message: 'A tab.\nFix: two spaces' };
  const annotations = [
    { ...about, path: 'data/units.yaml' },
    { ...about, path: 'src/units.ts' },
  ];
  hub.checks.set(head, [run(1, 'completed', 'failure', annotations), run(2, 'in_progress', null, [])]);
  expect(await follow()).toMatchObject({
    state: 'needs',
    findings: [
      { file: 'units.yaml', line: 3, severity: 'error', rule: 'text/tab', message: 'A tab.', fix: 'two spaces' },
    ],
  });
  hub.checks.set(head, [run(1, 'completed', 'success', []), run(2, 'in_progress', null, [])]);
  expect(await follow()).toMatchObject({ state: 'checking' });
  hub.checks.set(head, [run(1, 'completed', 'success', []), run(2, 'completed', 'skipped', [])]);
  expect(await follow()).toMatchObject({ state: 'green' });
  hub.state.refused = /check-runs/;
  expect(await follow()).toMatchObject({ ...pull, state: 'unknown' });
  hub.commit('editor/a', { 'data/units.yaml': () => 'units: { kg: 1 }\n' });
  const meant = git(hub.upstream, ['hash-object', '--stdin'], 'units: {}\n');
  hub.merge(1, { isSquashed: true, isDeleted: true });
  expect(await follow()).toMatchObject({ state: 'merged', accepted: { 'data/units.yaml': meant } });
});

it('tells what colleagues wrote about it, and what they ask for, but not what programs write', async () => {
  const by = (login: string, rest: object) => ({
    user: { login, type: login === 'bot' ? 'Bot' : 'User' },
    html_url: login,
    ...rest,
  });
  const answers = new Map<string, unknown[]>([
    [
      'GET pulls/1/reviews',
      [
        by('asha', { state: 'CHANGES_REQUESTED', body: 'kg, please', submitted_at: '2' }),
        by('ravi', { state: 'APPROVED', body: '', submitted_at: '3' }),
      ],
    ],
    ['GET pulls/1/comments', [by('asha', { path: 'data/units.yaml', line: 3, body: 'Here', created_at: '1' })]],
    [
      'GET issues/1/comments',
      [by('bot', { body: 'Report', created_at: '1' }), by('ravi', { body: 'Thanks', created_at: '4' })],
    ],
  ]);
  hub.state.answer = (request) => (answers.has(request) ? { status: 200, data: answers.get(request) } : undefined);
  const pull = hub.pulls[0];
  if (pull) Object.assign(pull, { state: 'closed', merged_at: null });
  expect(await follow()).toMatchObject({
    said: [
      { name: 'asha', text: 'Here', place: 'units.yaml:3', isDemand: false },
      { name: 'asha', text: 'kg, please', isDemand: true },
      { name: 'ravi', text: 'Thanks' },
    ],
  });
});

it('repeats a lost look; goes on after more, each time after a longer wait, which it says; a refused token ends it', async () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const fail = vi.fn();
  const answers: (Followed['state'] | 'token')[] = [
    'checking',
    'unknown',
    'unknown',
    'unknown',
    'checking',
    'unknown',
    'green',
  ];
  const ask = () => {
    const state = answers.shift() ?? 'token';
    if (state === 'token') return Promise.reject(new GitHubFailure('token', ''));
    if (state === 'unknown') return Promise.reject(new GitHubFailure('offline', ''));
    return Promise.resolve({ state, findings: [], address: '' });
  };
  const tell = (next: Followed | { lost: number }) => told.push('lost' in next ? `lost ${next.lost}` : next.state);
  keepFollowing(ask, tell, fail);
  for (let seconds = 0; seconds < 100; seconds += 5) await vi.advanceTimersByTimeAsync(5000);
  expect(told).toEqual(['checking', 'lost 10', 'lost 20', 'checking', 'green']);
  expect(fail).not.toHaveBeenCalled();
  const stop = keepFollowing(ask, tell, fail);
  await vi.advanceTimersByTimeAsync(100_000);
  stop();
  expect(fail).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
