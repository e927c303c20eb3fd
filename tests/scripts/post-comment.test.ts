import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commentBody } from '../../scripts/workflows/comment.ts';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import type { Report } from '../../src/features/report/report.ts';
import { nothing } from './no-changes.ts';

const report: Report = {
  base: 'HEAD^1',
  problems: ['data/models/x.yaml:1:1  error: no'],
  baseProblems: [],
  warnings: [],
};
let folder = '';
/** What the mock of `gh` has been asked, and the comment that it has written. */
const asked = () => readFile(path.join(folder, 'asked'), 'utf8').catch(() => '');
const comment = () => readFile(path.join(folder, 'comment'), 'utf8').catch(() => undefined);

/** A mock of `gh`: a pull request at the commit abc, with one comment of the workflow or none. */
const gh = `#!/bin/bash
echo "$*" >> asked
if [ "$2" = view ]; then echo abc; exit; fi
if [ ! -e comment ] && [[ "$*" != *--create-if-none* ]]; then echo 'no comments found for current user' >&2; exit 1; fi
cat > comment
`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comment-'));
  // As in the workflow: no installed packages and no generated code.
  const isNeeded = (file: string) => !file.includes('generated');
  for (const part of ['scripts', 'src', 'package.json']) {
    await cp(path.join(projectDir, part), path.join(folder, part), { recursive: true, filter: isNeeded });
  }
  await writeFile(path.join(folder, 'gh'), gh, { mode: 0o755 });
});
beforeEach(async () => {
  for (const name of ['asked', 'comment']) await rm(path.join(folder, name), { force: true });
  await writeArtifact(JSON.stringify(report));
});

async function writeArtifact(json: string, number = '7\n'): Promise<void> {
  await writeFile(path.join(folder, 'report.json'), json);
  await writeFile(path.join(folder, 'pull-request.txt'), number);
}

function post(more: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const env = {
    PATH: `${folder}:${process.env['PATH']}`,
    HEAD_SHA: 'abc',
    RUN_URL: 'https://github.com/a/b/actions/runs/1',
    ...more,
  };
  const words = ['scripts/workflows/post-comment.ts', '--report', folder];
  return new Promise((resolve) =>
    execFile(process.execPath, words, { cwd: folder, env }, (error, output, errors) =>
      resolve({ code: error ? Number(error.code) : 0, output: output + errors }),
    ),
  );
}

test('the first report becomes a comment, the next one changes it', async () => {
  expect(await post()).toEqual({ code: 0, output: 'The comment on pull request 7 is up to date.\n' });
  expect(await comment()).toContain('**The data has 1 error.**');
  await writeArtifact(JSON.stringify({ ...report, problems: [], comparison: nothing }));
  expect(await post()).toEqual({ code: 0, output: 'The comment on pull request 7 is up to date.\n' });
  expect(await comment()).toContain('No page changes.');
  const update = 'pr comment 7 --body-file - --edit-last';
  const view = 'pr view 7 --json headRefOid --jq .headRefOid';
  expect((await asked()).trim().split('\n')).toEqual([view, `${update} --create-if-none`, view, update]);
});

test('it lists new warnings, and links to the pictures of the run', async () => {
  const pictures = { pictured: [{ path: '/x', state: 'new' }], others: ['/y'] };
  const warnings = ['data/models/x.yaml:2:1  warning: odd'];
  await writeArtifact(JSON.stringify({ ...report, problems: [], comparison: nothing, warnings, pictures }));
  expect((await post()).code).toBe(0);
  const body = await comment();
  expect(body).toContain('### 1 new warning\n');
  expect(body).toContain('```\ndata/models/x.yaml:2:1  warning: odd\n```');
  expect(body).toContain('[Pictures of before and after](https://github.com/a/b/actions/runs/1#artifacts)');
  expect(body).toContain('on a phone and on a desktop: `/x` (new).');
  expect(body).toContain('Without a picture, but different too: `/y`.');
});

test('a change of no page makes no comment', async () => {
  await writeArtifact(JSON.stringify({ ...report, problems: [], comparison: nothing }));
  expect(await post()).toMatchObject({ code: 0, output: expect.stringContaining('No comment: no page changes.\n') });
  expect(await comment()).toBeUndefined();
});

describe('what a run has left is not believed', () => {
  test('a number of another pull request gets no comment', async () => {
    const { code, output } = await post({ HEAD_SHA: 'def' });
    expect([code, output]).toEqual([0, expect.stringContaining('is not the one of this run')]);
    expect(await comment()).toBeUndefined();
  });

  test.each([
    ['a path for a number', JSON.stringify(report), '7/merge', 'pull-request.txt holds no number'],
    ['a number that is too long', JSON.stringify(report), '7'.repeat(30), 'pull-request.txt holds no number'],
    ['a report of another form', '{"base":1}', '7', 'report.base is no text of that length'],
    ['no JSON', '<b>', '7', 'JSON'],
  ])('%s is refused before anything is asked', async (_name, json, number, reason) => {
    await writeArtifact(json, number);
    const { code, output } = await post();
    expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
    expect(await asked()).toBe('');
  });
});

test('a failure of `gh` fails the command', async () => {
  await writeFile(path.join(folder, 'gh'), '#!/bin/bash\necho "HTTP 401" >&2; exit 1\n');
  const { code, output } = await post();
  await writeFile(path.join(folder, 'gh'), gh);
  expect([code, output]).toEqual([1, expect.stringContaining('HTTP 401')]);
});

test('a part that alone is longer than a comment may be gives way to the others', () => {
  const missing = Array.from({ length: 5000 }, (_, index) => ({ from: `/p${index}`, to: '/', file: 'models/p.yaml' }));
  const body = commentBody(
    { ...report, problems: [], comparison: { ...nothing, missing, redirects: [{ from: '/a', to: '/b' }] } },
    '',
  );
  expect(body.text).toContain('5000 old addresses lead nowhere');
  expect(body.text).toContain('`/a` leads to `/b`');
  expect(body.text).toContain('The report is longer than a comment may be');
  expect(body.text.length).toBeLessThan(65_536);
});

test('a report that is longer than a comment may be is cut between its parts', () => {
  const page = (number: number) => ({
    path: `/p${number}`,
    name: 'x'.repeat(150),
    kind: 'model',
    file: 'models/p.yaml',
  });
  const changes = Array.from({ length: 12 }, () => ({
    where: 'w'.repeat(150),
    before: 'b'.repeat(150),
    after: 'a'.repeat(150),
  }));
  const changed = Array.from({ length: 40 }, (_, index) => ({ ...page(index), changes }));
  const body = commentBody({ ...report, problems: [], comparison: { ...nothing, changed } }, 'https://example.com/run');
  expect(body.text.length).toBeLessThan(65_536);
  expect(body.text).toContain('The report is longer than a comment may be');
  expect(body.text.match(/`/g)?.length ?? 0).toSatisfy((ticks: number) => ticks % 2 === 0);
});
