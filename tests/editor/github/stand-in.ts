/** GitHub's API as far as the editor uses it: accounts, forks, requests and their checks. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  answerGit,
  git,
  ok,
  publishedOf,
  readRefs,
  refuse,
  textsIn,
  writeTree,
  type Answer,
  type Json,
} from './repositories.ts';

interface Pull {
  number: number;
  title: string;
  body: string;
  head: { label: string; sha: string };
  /** The commits of a merged one. */
  commits: string[];
  base: { ref: string };
  state: 'open' | 'closed';
  merged_at: string | null;
  html_url: string;
}

interface CheckRun {
  id: number;
  name: string;
  status: string;
  conclusion: string | null;
  output: { annotations_count: number };
}

const upstream = 'example/machinery-catalogue';
/** As GitHub refuses a pull request. */
const invalid = (message: string): Answer => ({
  status: 422,
  data: { message: 'Validation Failed', errors: [{ resource: 'PullRequest', code: 'custom', message }] },
});

/** A stand-in with the files of `dataDir` on the branch `main`. */
export function makeStandIn(dataDir: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'github-'));
  const repositories = new Map([[upstream, path.join(folder, 'upstream.git')]]);
  git(folder, ['clone', '-q', '--bare', '--shared', publishedOf(dataDir), repositories.get(upstream) ?? '']);
  const pulls: Pull[] = [];
  const checks = new Map<string, { run: CheckRun; annotations: Json[] }[]>();
  /** Accounts by token. */
  const accounts = new Map([
    ['token-of-member', { login: 'example', canWrite: true, canOpen: true }],
    ['token-of-guest', { login: 'guest', canWrite: false, canOpen: true }],
    ['token-of-fork', { login: 'guest', canWrite: false, canOpen: false }],
  ]);
  const state = {
    requests: [] as string[],
    /** When requests are accepted again (seconds since 1970); 0 means now. */
    limit: 0,
    /** Requests that the token has no right for. */
    refused: undefined as RegExp | undefined,
    /** Whether the connection is lost before (`> GET pulls`) or after (`< GET pulls`) a request has arrived. */
    cut: undefined as ((request: string) => boolean) | undefined,
    /** Another answer than usual. */
    answer: undefined as ((request: string, repository: string) => Answer | undefined) | undefined,
    /** What happens before a request is answered. */
    before: undefined as ((request: string) => void) | undefined,
  };

  const headOf = (label: string) => {
    const [owner, branch = ''] = label.split(':');
    const [, repository = ''] = [...repositories].find(([name]) => name.startsWith(`${owner}/`)) ?? [];
    return readRefs(repository).get(`refs/heads/${branch}`) ?? '';
  };
  const described = (pull: Pull) => ({
    ...pull,
    merged: pull.merged_at !== null,
    mergeable: true,
    head: { ...pull.head, sha: pull.state === 'open' ? headOf(pull.head.label) : pull.head.sha },
  });

  const answer = (method: string, address: URL, body: Json, token: string): Answer => {
    const account = accounts.get(token);
    if (!account) return refuse(401, 'Bad credentials');
    if (state.limit > 0)
      return refuse(403, 'API rate limit exceeded', {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(state.limit),
      });
    const [, name = '', rest = ''] =
      /^\/repos\/([^/]+\/[^/]+)\/?(.*)$/.exec(decodeURIComponent(address.pathname)) ?? [];
    const repository = repositories.get(name);
    if (!repository) return refuse(404, 'Not Found');
    const [owner = '', repo = ''] = name.split('/');
    const mayWrite = owner === account.login;
    const request = `${method} ${rest.replace(/[0-9a-f]{40}/g, '*')}`;
    const run = (...args: string[]) => git(repository, args);
    const fields = textsIn(body);
    const other = state.answer?.(request, name);
    if (other) return other;
    if (rest === '') return ok({ name: repo, owner: { login: owner }, permissions: { push: mayWrite } });
    const isRefused = state.refused?.test(request);
    if (isRefused || (method !== 'GET' && !mayWrite && !/^(forks|pulls)/.test(rest)))
      return refuse(403, 'Resource not accessible by personal access token');
    if (request === 'POST forks') {
      const fork = `${account.login}/machinery-catalogue-1`;
      if (!repositories.has(fork)) {
        const copy = path.join(folder, `${account.login}.git`);
        git(folder, ['clone', '-q', '--bare', '--shared', '--single-branch', '--branch', 'main', repository, copy]);
        repositories.set(fork, copy);
      }
      return ok({ name: 'machinery-catalogue-1', owner: { login: account.login } }, 202);
    }
    if (request === 'POST merge-upstream') {
      run('fetch', '-q', repositories.get(upstream) ?? '', 'main');
      try {
        run('merge-base', '--is-ancestor', 'main', 'FETCH_HEAD');
      } catch {
        return refuse(409, 'There are merge conflicts');
      }
      run('update-ref', 'refs/heads/main', 'FETCH_HEAD');
      return ok({});
    }
    const ofObjects = answerGit(repository, request, rest, body);
    if (ofObjects) return ofObjects;
    if (request === 'GET pulls') {
      const { head, state: wanted } = Object.fromEntries(address.searchParams);
      return ok(
        pulls.filter((pull) => pull.head.label === head && (wanted === 'all' || pull.state === wanted)).map(described),
      );
    }
    if (request === 'POST pulls') {
      if (!account.canOpen) return refuse(403, 'Resource not accessible by personal access token');
      const { title, body: text, head, base } = fields('title', 'body', 'head', 'base');
      if (pulls.some((pull) => pull.head.label === head && pull.state === 'open'))
        return invalid(`A pull request already exists for ${head}.`);
      if (run('rev-list', 'main').includes(headOf(head))) return invalid(`No commits between main and ${head}`);
      const number = pulls.length + 1;
      pulls.push({
        number,
        title,
        body: text,
        head: { label: head, sha: '' },
        commits: [],
        base: { ref: base },
        state: 'open',
        merged_at: null,
        html_url: `https://github.com/${upstream}/pull/${number}`,
      });
      return ok(pulls.map(described).at(-1), 201);
    }
    const [, merged] = /^GET pulls\/(\d+)\/commits$/.exec(request) ?? [];
    if (merged !== undefined) return ok(pulls[Number(merged) - 1]?.commits.map((sha) => ({ sha })) ?? []);
    if (/^GET (?:pulls\/\d+\/(?:reviews|comments)|issues\/\d+\/comments)$/.test(request)) return ok([]);
    const pull = /^(?:GET|PATCH) pulls\/(\d+)$/.exec(request)?.[1];
    if (pull !== undefined) {
      const found = pulls[Number(pull) - 1];
      if (!found) return refuse(404, 'Not Found');
      if (method === 'PATCH') Object.assign(found, fields('title', 'body'));
      return ok(described(found));
    }
    if (request === 'GET commits/*/check-runs') {
      const runs = checks.get(rest.split('/')[1] ?? '') ?? [];
      return ok({ check_runs: runs.map((one) => one.run) });
    }
    const check = /^GET check-runs\/(\d+)\/annotations$/.exec(request)?.[1];
    if (check !== undefined)
      return ok([...checks.values()].flat().find(({ run: one }) => one.id === Number(check))?.annotations ?? []);
    return refuse(404, `The stand-in does not know ${request}`);
  };

  /** Answers a request to the API. Throws where the connection is lost, before or after the request has arrived. */
  const send = async (address: string, options: RequestInit = {}): Promise<Response> => {
    const url = new URL(address);
    const [, token = ''] =
      /^(?:token|bearer) (.*)$/i.exec(new Headers(options.headers).get('authorization') ?? '') ?? [];
    const request = `${options.method ?? 'GET'} ${url.pathname.replace(/^\/repos\/[^/]+\/[^/]+\/?/, '').replace(/[0-9a-f]{40}/g, '*')}`;
    state.requests.push(request);
    state.before?.(request);
    if (state.cut?.(`> ${request}`)) throw new TypeError('Failed to fetch');
    const { status, data, headers } = answer(
      options.method ?? 'GET',
      url,
      JSON.parse(typeof options.body === 'string' ? options.body : '{}') as Json,
      token,
    );
    if (state.cut?.(`< ${request}`)) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(data), {
      status,
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    });
  };

  return {
    /** Takes the place of `fetch`. */
    send: send as typeof fetch,
    accounts,
    state,
    pulls,
    checks,
    repositories,
    upstream: repositories.get(upstream) ?? '',
    /** Checks a branch out into a new folder. */
    checkOut(branch: string, name = upstream): string {
      const into = mkdtempSync(path.join(folder, 'checkout-'));
      git(folder, ['clone', '-q', '--branch', branch, repositories.get(name) ?? '', into]);
      return into;
    },
    /** Someone else commits on a branch: changes of texts by path, undefined to delete. */
    commit(
      branch: string,
      files: Readonly<Record<string, (text: string) => string | undefined>>,
      name = upstream,
    ): string {
      const repository = repositories.get(name) ?? '';
      const head = git(repository, ['rev-parse', branch]);
      const read = (file: string) => {
        try {
          return execFileSync('git', ['show', `${branch}:${file}`], {
            cwd: repository,
            stdio: ['ignore', 'pipe', 'ignore'],
          }).toString();
        } catch {
          return '';
        }
      };
      const tree = Object.entries(files).map(([file, change]) => {
        const text = change(read(file));
        return { path: file, mode: '100644', ...(text === undefined ? { sha: null } : { content: text }) };
      });
      const { data } = writeTree(repository, { base_tree: `${head}^{tree}`, tree });
      const sha = git(repository, ['commit-tree', (data as { sha: string }).sha, '-p', head], 'By someone else');
      git(repository, ['update-ref', `refs/heads/${branch}`, sha]);
      return sha;
    },
    /** Merges a request as the maintainer's buttons do, and may delete its branch. */
    merge(number: number, { isSquashed = false, isDeleted = false } = {}): void {
      const pull = pulls[number - 1];
      if (!pull) throw new Error(`There is no request ${number}`);
      const into = mkdtempSync(path.join(folder, 'merge-'));
      git(folder, ['clone', '-q', repositories.get(upstream) ?? '', into]);
      const [owner = '', branch = ''] = pull.head.label.split(':');
      const [, from = ''] = [...repositories].find(([one]) => one.startsWith(`${owner}/`)) ?? [];
      const head = { ...pull.head, sha: headOf(pull.head.label) };
      git(into, ['fetch', '-q', from, branch]);
      const commits = git(into, ['rev-list', 'HEAD..FETCH_HEAD']).split('\n');
      git(into, ['merge', '-q', '--no-edit', ...(isSquashed ? ['--squash'] : []), 'FETCH_HEAD']);
      if (isSquashed) git(into, ['commit', '-q', '-m', pull.title]);
      git(into, ['push', '-q', 'origin', 'HEAD:main']);
      Object.assign(pull, { head, commits, state: 'closed', merged_at: '2031-01-01T00:00:00Z' });
      if (isDeleted) git(from, ['update-ref', '-d', `refs/heads/${branch}`]);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type StandIn = ReturnType<typeof makeStandIn>;
