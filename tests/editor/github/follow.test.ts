import { afterAll, beforeAll, expect, it } from 'vitest';
import { followProposal } from '../../../src/editor/github/follow.ts';
import { openGitHub } from '../../../src/editor/github/github.ts';
import { sendProposal } from '../../../src/editor/github/send.ts';
import type { Sent } from '../../../src/editor/proposal/proposal.ts';
import { frozenDir } from '../../frozen-catalogue.ts';
import { git, makeStandIn, type StandIn } from './stand-in.ts';

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
  hub.merge(1);
  expect(await follow()).toMatchObject({ state: 'merged' });
});
