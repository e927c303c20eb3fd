/** One repository on GitHub in memory, as far as proposals use its API: Git's processes would take 20 ms a request. */
import { createHash } from 'node:crypto';
import { GitHubFailure, type GitHub } from '../../../src/editor/github/github.ts';

type Tree = ReadonlyMap<string, string>;
interface Entry {
  path: string;
  sha?: string | null;
  content?: string;
}
interface Pull {
  number: number;
  head: { label: string; sha: string };
  state: 'open' | 'closed';
  merged_at: string | null;
  html_url: string;
  commits: { sha: string }[];
}
/** What the requests of this API carry, where they carry it. */
type Asked = Readonly<Record<'ref' | 'commit_sha' | 'tree_sha' | 'file_sha' | 'basehead' | 'head' | 'sha', string>> &
  Readonly<{ base_tree: string; tree: string | Entry[]; parents: string[]; content: string; pull_number: number }>;

export function makeMemoryGitHub(files: Readonly<Record<string, string>>) {
  const blobs = new Map<string, string>();
  const trees = new Map<string, Tree>();
  const commits = new Map<string, { tree: string; parents: readonly string[] }>();
  const refs = new Map<string, string>();
  const pulls: Pull[] = [];
  const hash = (text: string) => createHash('sha1').update(text).digest('hex');
  const addBlob = (text: string) => {
    const sha = hash(`blob ${Buffer.byteLength(text)}\0${text}`);
    blobs.set(sha, text);
    return sha;
  };
  const addTree = (tree: Tree) => {
    const sha = hash(JSON.stringify([...tree].toSorted()));
    trees.set(sha, tree);
    return sha;
  };
  const addCommit = (tree: string, parents: readonly string[]) => {
    const sha = hash(JSON.stringify([tree, parents, commits.size]));
    commits.set(sha, { tree, parents });
    return sha;
  };
  const treeOf = (sha = ''): Tree => trees.get(commits.get(sha)?.tree ?? '') ?? new Map();
  /** A commit and those before it. */
  const historyOf = (sha: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(sha)) return seen;
    seen.add(sha);
    for (const parent of commits.get(sha)?.parents ?? []) historyOf(parent, seen);
    return seen;
  };
  const commonOf = (one: string, other: string) => {
    const history = historyOf(other);
    return [...commits.keys()].findLast((sha) => history.has(sha) && historyOf(one).has(sha)) ?? '';
  };
  const branchOf = ({ head }: Pull) => `heads/${head.label.replace(/^.*:/, '')}`;
  refs.set(
    'heads/main',
    addCommit(addTree(new Map(Object.entries(files).map(([at, text]) => [at, addBlob(text)]))), []),
  );

  const answer = (request: string, asked: Asked): unknown => {
    const [method = '', route = ''] = request.replace('/repos/{owner}/{repo}', '').split(' ');
    const key = `${method} ${route.replace(/\/\{.*/, '')}`;
    if (key === 'GET ') return { name: 'catalogue', owner: { login: 'example' }, permissions: { push: true } };
    if (key === 'GET /git/matching-refs')
      return [...refs]
        .map(([ref, sha]) => ({ ref: `refs/${ref}`, object: { sha } }))
        .filter(({ ref }) => ref.startsWith(`refs/${asked.ref}`));
    if (key === 'GET /git/commits') return { tree: { sha: commits.get(asked.commit_sha)?.tree } };
    if (key === 'GET /git/trees')
      return {
        tree: [...(trees.get(asked.tree_sha) ?? treeOf(asked.tree_sha))].map(([path, sha]) => ({
          path,
          sha,
          type: 'blob',
        })),
      };
    if (key === 'GET /git/blobs') return { content: Buffer.from(blobs.get(asked.file_sha) ?? '').toString('base64') };
    if (key === 'GET /compare') {
      const [from = '', to = ''] = asked.basehead.split('...');
      const known = historyOf(from);
      const own = [...historyOf(to)].filter((sha) => !known.has(sha));
      return { merge_base_commit: { sha: commonOf(from, to) }, commits: own.map((sha) => ({ sha })) };
    }
    if (key === 'POST /git/trees') {
      const tree = new Map(trees.get(asked.base_tree));
      for (const { path, sha, content } of asked.tree as Entry[]) {
        if (content === undefined && sha === null) tree.delete(path);
        else tree.set(path, content === undefined ? (sha ?? '') : addBlob(content));
      }
      return { sha: addTree(tree) };
    }
    if (key === 'POST /git/commits') return { sha: addCommit(String(asked.tree), asked.parents) };
    if (key === 'POST /git/refs') return void refs.set(asked.ref.replace('refs/', ''), asked.sha);
    if (key === 'PATCH /git/refs') return void refs.set(asked.ref, asked.sha);
    if (key === 'GET /pulls' && route.endsWith('commits')) return pulls[asked.pull_number - 1]?.commits;
    if (key === 'GET /pulls' && !/(?:reviews|comments)$/.test(route))
      return pulls.filter(({ head }) => head.label === asked.head);
    if (key === 'PATCH /pulls') return pulls[asked.pull_number - 1];
    if (key === 'GET /commits') return { check_runs: [] };
    if (/(?:reviews|comments)$/.test(route)) return [];
    if (key !== 'POST /pulls') throw new Error(request);
    const head = { label: asked.head, sha: '' };
    if (historyOf(refs.get('heads/main') ?? '').has(refs.get(`heads/${asked.head.replace(/^.*:/, '')}`) ?? ''))
      throw new GitHubFailure('other', 'No commits between main and it');
    const number = pulls.length + 1;
    pulls.push({ number, head, state: 'open', merged_at: null, html_url: '', commits: [] });
    return pulls.at(-1);
  };

  return {
    github: ((request: string, asked: Asked) => Promise.resolve({ data: answer(request, asked) })) as unknown as GitHub,
    pulls,
    /** The texts on a branch by path. */
    read: (branch: string) =>
      new Map([...treeOf(refs.get(`heads/${branch}`))].map(([path, sha]) => [path, blobs.get(sha) ?? ''])),
    /** Someone else changes a file of a branch: undefined deletes it. */
    commit(branch: string, path: string, text: string | undefined) {
      const head = refs.get(`heads/${branch}`) ?? '';
      const tree = new Map(treeOf(head));
      if (text === undefined) tree.delete(path);
      else tree.set(path, addBlob(text));
      refs.set(`heads/${branch}`, addCommit(addTree(tree), [head]));
    },
    /** Merges a request as the maintainer's buttons do. @returns false where both sides changed a file */
    merge(pull: Pull, isSquashed: boolean): boolean {
      const [main, head] = [refs.get('heads/main') ?? '', refs.get(branchOf(pull)) ?? ''];
      const [base, ours, theirs] = [commonOf(main, head), main, head].map(treeOf) as [Tree, Tree, Tree];
      const merged = new Map(ours);
      for (const path of new Set([...base.keys(), ...theirs.keys()])) {
        const [was, here, there] = [base.get(path), ours.get(path), theirs.get(path)];
        if (there === was || there === here) continue;
        if (here !== was) return false;
        if (there === undefined) merged.delete(path);
        else merged.set(path, there);
      }
      const known = historyOf(main);
      const own = [...historyOf(head)].filter((sha) => !known.has(sha)).map((sha) => ({ sha }));
      refs.set('heads/main', addCommit(addTree(merged), isSquashed ? [main] : [main, head]));
      Object.assign(pull, { state: 'closed', merged_at: 'now', commits: own, head: { ...pull.head, sha: head } });
      return true;
    },
  };
}
