import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commentBody, marker } from '../../scripts/workflows/comment.ts';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import type { Report } from '../../src/catalogue/changes/report.ts';

const report: Report = {
  base: 'HEAD^1',
  problems: ['data/models/x.yaml:1:1  error: no'],
  baseProblems: [],
  warnings: [],
};
const nothing = {
  origin: 'https://www.example.com',
  added: [],
  changed: [],
  removed: [],
  respelled: [],
  everywhere: [],
  sheets: { added: [], removed: [] },
  redirects: [],
  missing: [],
  hasRedirects: false,
};

interface Comment {
  id: number;
  body: string;
  user: { login: string };
}

let folder = '';
let comments: Comment[] = [];
let asked: string[] = [];
let artifacts: { id: number }[] = [];

/** A mock of GitHub's API: pull request 7 at the commit abc and its comments, ten per page. */
const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const call = `${request.method} ${url.pathname}`;
  asked.push(call);
  const send = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
  if (request.headers.authorization !== 'Bearer secret') return send(401, {});
  const body = request.method === 'GET' ? '' : (JSON.parse(await text(request)) as { body: string }).body;
  if (call === 'GET /repos/a/b/pulls/7') return send(200, { head: { sha: 'abc' } });
  if (call === 'GET /repos/a/b/actions/runs/1/artifacts') {
    return send(200, { artifacts: url.searchParams.get('name') === 'pictures' ? artifacts : [] });
  }
  if (call === 'GET /repos/a/b/issues/7/comments') {
    const page = Number(url.searchParams.get('page'));
    return send(200, comments.slice((page - 1) * 100, page * 100));
  }
  if (call === 'POST /repos/a/b/issues/7/comments') {
    comments.push({ id: comments.length + 1, body, user: { login: 'github-actions[bot]' } });
    return send(201, {});
  }
  const own = comments.find(({ id }) => call === `PATCH /repos/a/b/issues/comments/${id}`);
  if (!own) return send(404, {});
  own.body = body;
  return send(200, {});
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comment-'));
  // As in the workflow: no installed packages and no generated code.
  const isNeeded = (file: string) => !file.includes('generated');
  for (const part of ['scripts', 'src/catalogue', 'package.json']) {
    await cp(path.join(projectDir, part), path.join(folder, part), { recursive: true, filter: isNeeded });
  }
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
beforeEach(async () => {
  comments = [];
  asked = [];
  artifacts = [];
  await writeArtifact(JSON.stringify(report));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function writeArtifact(json: string, number = '7\n'): Promise<void> {
  await writeFile(path.join(folder, 'report.json'), json);
  await writeFile(path.join(folder, 'pull-request.txt'), number);
}

function post(more: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const env = {
    PATH: process.env['PATH'],
    GITHUB_API_URL: `http://localhost:${(server.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: 'a/b',
    GITHUB_TOKEN: 'secret',
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
  expect(await post()).toEqual({ code: 0, output: 'A comment was written on pull request 7.\n' });
  expect(comments).toHaveLength(1);
  expect(comments[0]?.body).toContain('**The data has 1 error.**');
  await writeArtifact(JSON.stringify({ ...report, problems: [], comparison: nothing }));
  expect(await post()).toEqual({ code: 0, output: 'The comment on pull request 7 was updated.\n' });
  expect(comments).toHaveLength(1);
  expect(comments[0]?.body).toContain('No page changes.');
});

test('it lists new warnings, and links to the pictures of the run', async () => {
  artifacts = [{ id: 42 }];
  const pictures = { pictured: [{ path: '/x', state: 'new' }], others: ['/y'] };
  const warnings = ['data/models/x.yaml:2:1  warning: odd'];
  await writeArtifact(JSON.stringify({ ...report, problems: [], comparison: nothing, warnings, pictures }));
  expect((await post()).code).toBe(0);
  const [{ body } = { body: '' }] = comments;
  expect(body).toContain('### 1 new warning\n');
  expect(body).toContain('```\ndata/models/x.yaml:2:1  warning: odd\n```');
  expect(body).toContain('[Pictures of before and after](https://github.com/a/b/actions/runs/1/artifacts/42)');
  expect(body).toContain('on a phone and on a desktop: `/x` (new).');
  expect(body).toContain('Without a picture, but different too: `/y`.');
});

test('finds its comment after a hundred others, and does not change others’ comments with the same marker', async () => {
  const other = (id: number) => ({ id, body: `${marker} mine`, user: { login: 'somebody' } });
  const own = { id: 500, body: `${marker}\n\nold`, user: { login: 'github-actions[bot]' } };
  comments = [...Array.from({ length: 120 }, (_, index) => other(index + 1)), own];
  await post();
  expect(comments).toHaveLength(121);
  expect(own.body).toContain('**The data has 1 error.**');
  expect(comments[0]?.body).toBe(`${marker} mine`);
});

test('a change of no page makes no comment', async () => {
  await writeArtifact(JSON.stringify({ ...report, problems: [], comparison: nothing }));
  expect(await post()).toEqual({ code: 0, output: 'No comment: no page changes.\n' });
  expect(comments).toEqual([]);
});

describe('what a run has left is not believed', () => {
  test('a number of another pull request gets no comment', async () => {
    const { code, output } = await post({ HEAD_SHA: 'def' });
    expect([code, output]).toEqual([0, expect.stringContaining('is not the one of this run')]);
    expect(asked).toEqual(['GET /repos/a/b/pulls/7']);
  });

  test.each([
    ['a path for a number', JSON.stringify(report), '7/merge', 'pull-request.txt holds no number'],
    ['a number that is too long', JSON.stringify(report), '7'.repeat(30), 'pull-request.txt is larger than 20 bytes'],
    ['a report that is too large', `"${'x'.repeat(20_000_000)}"`, '7', 'report.json is larger than 20000000 bytes'],
    ['a report of another form', '{"base":1}', '7', 'report.base is no text of that length'],
    ['no JSON', '<b>', '7', 'JSON'],
  ])('%s is refused before anything is asked', async (_name, json, number, reason) => {
    await writeArtifact(json, number);
    const { code, output } = await post();
    expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
    expect(asked).toEqual([]);
  });
});

test('an answer of GitHub that is no success fails the command', async () => {
  const { code, output } = await post({ GITHUB_TOKEN: 'wrong' });
  expect([code, output]).toEqual([1, expect.stringContaining('GitHub answered GET /repos/a/b/pulls/7 with 401')]);
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
