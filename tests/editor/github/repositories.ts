/** Bare Git repositories, and GitHub's API of one repository's objects and branches. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type Json = Readonly<Record<string, unknown>>;
export interface Answer {
  status: number;
  data: unknown;
  headers?: Record<string, string>;
}

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

export const ok = (data: unknown, status = 200): Answer => ({ status, data });
export const refuse = (status: number, message: string, headers = {}): Answer => ({
  status,
  data: { message },
  headers,
});
/** Repositories with the files of a folder on the branch `main`, made once a process: stand-ins borrow their objects. */
const published = new Map<string, string>();

export function publishedOf(dataDir: string): string {
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

/** Branches and their commits, `refs/heads/main` for example. From the files: each request asks, and Git takes 20 ms. */
export function readRefs(repository: string): Map<string, string> {
  const packed = path.join(repository, 'packed-refs');
  const lines = existsSync(packed) ? readFileSync(packed, 'utf8').matchAll(/^([0-9a-f]{40}) (.+)$/gm) : [];
  const refs = new Map(Array.from(lines, ([, sha = '', ref = '']) => [ref, sha]));
  for (const file of readdirSync(path.join(repository, 'refs/heads'), { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || file.name.endsWith('.lock')) continue;
    const own = path.join(file.parentPath, file.name);
    refs.set(path.relative(repository, own).split(path.sep).join('/'), readFileSync(own, 'utf8').trim());
  }
  return refs;
}

/** The texts of a request's body by name. */
export const textsIn =
  (body: Json) =>
  <Name extends string>(...names: Name[]) =>
    Object.fromEntries(names.map((one) => [one, String(body[one])])) as Record<Name, string>;

/**
 * Answers what concerns one repository alone; undefined for anything else.
 * @param request with `*` for the names of objects: `GET git/trees/*`
 * @param rest its path behind the repository
 */
export function answerGit(repository: string, request: string, rest: string, body: Json): Answer | undefined {
  const run = (...args: string[]) => git(repository, args);
  const textsOf = textsIn(body);
  const last = rest.split('/').at(-1) ?? '';
  if (request.startsWith('GET git/matching-refs/')) {
    const start = `refs/${rest.slice('git/matching-refs/'.length)}`;
    const found = [...readRefs(repository)].filter(([ref]) => ref.startsWith(start));
    return ok(found.map(([ref, sha]) => ({ ref, object: { sha } })));
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
    const { tree, message } = textsOf('tree', 'message');
    return ok({ sha: git(repository, ['commit-tree', tree, ...parents], message) }, 201);
  }
  if (request === 'POST git/refs') {
    const { ref, sha } = textsOf('ref', 'sha');
    if (readRefs(repository).has(ref)) return refuse(422, 'Reference already exists');
    run('update-ref', ref, sha);
    return ok({}, 201);
  }
  if (request.startsWith('PATCH git/refs/')) {
    const ref = rest.slice('git/'.length);
    const { sha } = textsOf('sha');
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
  return undefined;
}

/** Makes a tree of another one and changes, as GitHub does. */
export function writeTree(repository: string, body: Json): Answer {
  const env = { ...process.env, GIT_INDEX_FILE: path.join(repository, `index-${Math.random()}`) };
  const run = (args: string[], input?: string) =>
    execFileSync('git', args, { cwd: repository, env, input }).toString().trim();
  run(['read-tree', String(body['base_tree'])]);
  const entries = body['tree'] as { path: string; mode: string; sha?: string | null; content?: string }[];
  const gone = entries.filter(({ sha }) => sha === null).map((entry) => entry.path);
  const known = gone.length > 0 ? run(['ls-files', '--cached', '-z', '--', ...gone]).split('\0') : [];
  if (!gone.every((one) => known.includes(one))) return refuse(422, 'GitRPC::BadObjectState');
  const lines = entries.map((entry) => {
    if (entry.sha === null) return `0 ${'0'.repeat(40)}\t${entry.path}\n`;
    return `${entry.mode} ${entry.sha ?? run(['hash-object', '-w', '--stdin'], entry.content)}\t${entry.path}\n`;
  });
  run(['update-index', '--index-info'], lines.join(''));
  const sha = run(['write-tree']);
  rmSync(env.GIT_INDEX_FILE);
  return ok({ sha }, 201);
}
