/** GitHub's API as far as the editor uses it, on real bare Git repositories. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

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

type Json = Readonly<Record<string, unknown>>;
interface Answer {
  status: number;
  data: unknown;
  headers?: Record<string, string>;
}

const upstream = 'example/machinery-catalogue';
const author = { name: 'An editor', email: 'editor@example.com' };
const identity = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, author.name],
    [`GIT_${who}_EMAIL`, author.email],
  ]),
);

/** Runs Git; `input` is its standard input. */
export function git(folder: string, args: readonly string[], input?: string | Buffer): string {
  const options = { cwd: folder, env: { ...process.env, ...identity }, maxBuffer: 1e8 };
  return execFileSync('git', args, { ...options, input, stdio: ['pipe', 'pipe', 'pipe'] })
    .toString()
    .trim();
}

const ok = (data: unknown, status = 200): Answer => ({ status, data });
export const refuse = (status: number, message: string, headers = {}): Answer => ({
  status,
  data: { message },
  headers,
});
/** As GitHub refuses a pull request. */
const invalid = (message: string): Answer => ({
  status: 422,
  data: { message: 'Validation Failed', errors: [{ resource: 'PullRequest', code: 'custom', message }] },
});

/** Repositories with the files of a folder on the branch `main`, made once a process: stand-ins borrow their objects. */
const published = new Map<string, string>();

function publishedOf(dataDir: string): string {
  const known = published.get(dataDir);
  if (known !== undefined) return known;
  const folder = mkdtempSync(path.join(tmpdir(), 'published-'));
  const first = path.join(folder, 'first');
  git(folder, ['init', '-q', '-b', 'main', first]);
  cpSync(dataDir, path.join(first, 'data'), { recursive: true });
  git(first, ['add', '-A']);
  git(first, ['commit', '-q', '-m', 'The published catalogue']);
  published.set(dataDir, first);
  return first;
}

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
    return git(repository, ['for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`]);
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
    const fields = <Name extends string>(...names: Name[]) =>
      Object.fromEntries(names.map((one) => [one, String(body[one])])) as Record<Name, string>;
    const last = rest.split('/').at(-1) ?? '';
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
    if (request.startsWith('GET git/matching-refs/')) {
      const lines = run('for-each-ref', '--format=%(objectname) %(refname)')
        .split('\n')
        .map((line) => line.split(' '));
      const start = `refs/${rest.slice('git/matching-refs/'.length)}`;
      return ok(lines.filter(([, ref = '']) => ref.startsWith(start)).map(([sha, ref]) => ({ ref, object: { sha } })));
    }
    if (request === 'GET git/commits/*') return ok({ sha: last, tree: { sha: run('rev-parse', `${last}^{tree}`) } });
    if (request === 'GET git/trees/*') {
      const lines = run('ls-tree', '-r', '-t', '-z', last).split('\0').filter(Boolean);
      return ok({
        tree: lines.map((line) => {
          const [, mode, type, sha, file] = /^(\d+) (\w+) (\w+)\t([^]*)$/.exec(line) ?? [];
          return { mode, type, sha, path: file };
        }),
      });
    }
    if (request === 'GET git/blobs/*') {
      const bytes = execFileSync('git', ['cat-file', 'blob', last], { cwd: repository });
      return ok({ content: bytes.toString('base64').replace(/.{60}/g, '$&\n'), encoding: 'base64' });
    }
    if (request === 'POST git/blobs') {
      const bytes = Buffer.from(String(body['content']), 'base64');
      return ok({ sha: git(repository, ['hash-object', '-w', '--stdin'], bytes) }, 201);
    }
    if (request === 'POST git/trees') return writeTree(repository, body);
    if (request === 'POST git/commits') {
      const parents = (body['parents'] as string[]).flatMap((sha) => ['-p', sha]);
      const { tree, message } = fields('tree', 'message');
      return ok({ sha: git(repository, ['commit-tree', tree, ...parents], message) }, 201);
    }
    if (request === 'POST git/refs') {
      const { ref, sha } = fields('ref', 'sha');
      if (headOf(`${owner}:${ref.slice(11)}`) !== '') return refuse(422, 'Reference already exists');
      run('update-ref', ref, sha);
      return ok({}, 201);
    }
    if (request.startsWith('PATCH git/refs/')) {
      const ref = rest.slice('git/'.length);
      const { sha } = fields('sha');
      try {
        run('merge-base', '--is-ancestor', ref, sha);
      } catch {
        return refuse(422, 'Update is not a fast forward');
      }
      run('update-ref', ref, sha);
      return ok({});
    }
    if (request.startsWith('GET compare/')) {
      const [from = '', to = ''] = last.split('...');
      const commits = run('rev-list', `${from}..${to}`).split('\n').filter(Boolean);
      return ok({ merge_base_commit: { sha: run('merge-base', from, to) }, commits: commits.map((sha) => ({ sha })) });
    }
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

  const writeTree = (repository: string, body: Json): Answer => {
    const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, `index-${Math.random()}`) };
    const run = (args: string[], input?: string) =>
      execFileSync('git', args, { cwd: repository, env, input }).toString().trim();
    run(['read-tree', String(body['base_tree'])]);
    for (const entry of body['tree'] as { path: string; mode: string; sha?: string | null; content?: string }[]) {
      if (entry.sha === null) {
        if (run(['ls-files', '--cached', '--', entry.path]) === '') return refuse(422, 'GitRPC::BadObjectState');
        run(['update-index', '--index-info'], `0 ${'0'.repeat(40)}\t${entry.path}\n`);
        continue;
      }
      const sha = entry.sha ?? run(['hash-object', '-w', '--stdin'], entry.content);
      run(['update-index', '--add', '--cacheinfo', `${entry.mode},${sha},${entry.path}`]);
    }
    const sha = run(['write-tree']);
    rmSync(env.GIT_INDEX_FILE);
    return ok({ sha }, 201);
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
