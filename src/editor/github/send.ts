import { readAccepted } from './follow.ts';
import { GitHubFailure, type FailureKind, type GitHub, type Repository } from './github.ts';
import type { Sent, TakenName } from '../proposal/proposal.ts';
import { composeTree } from './compose-tree.ts';
import type { Composed, OwnBranch, ProposedFiles, Snapshot } from './composing.ts';

/** What is sent. */
interface Outgoing extends ProposedFiles {
  /** Part of the branch's name: small letters, digits and dashes; other for each proposal. */
  id: string;
  title: string;
  /** The pull request's text. */
  report: string;
}

type SendResult =
  | { kind: 'conflicts'; conflicts: Composed['conflicts'] }
  | { kind: 'taken'; taken: readonly TakenName[] }
  | { kind: 'sent'; sent: Sent; merged: Composed['merged'] }
  /** All of it is published already, or was given up for what others published. */
  | { kind: 'nothing'; sent: Sent | undefined; merged: Composed['merged'] };

interface SendOptions {
  /** The repository of the website, and the branch that it is built from. */
  to: Repository & { branch: string };
  /** Where it was sent before. */
  sent: Sent | undefined;
  /** Called before each step that cannot be taken back, so that sending again continues. */
  keep: (sent: Sent) => void;
}

/** How often a branch may move while a commit is made for it. */
const maxMoves = 4;

/**
 * Sends a proposal: one commit on a branch of its own, and a pull request. Sent again, it adds a commit; if nothing
 * changed, or the last answer was lost, it only completes what is missing.
 */
export async function sendProposal(github: GitHub, outgoing: Outgoing, options: SendOptions): Promise<SendResult> {
  const { to, keep } = options;
  const home = await findHome(github, to);
  let { commits = [] } = options.sent ?? {};
  for (let moves = 0; moves <= maxMoves; moves += 1) {
    const { branch, pull, accepted } = await findBranch(github, outgoing.id, home, to, commits);
    const address = `https://github.com/${to.owner}/${to.repo}/compare/${to.branch}...${home.owner}:${branch}?expand=1`;
    const sent: Sent = { ...home, branch, commits, accepted, address, time: Date.now(), findings: [] };
    const main = await readSnapshot(github, to, await readHead(github, to, to.branch));
    const head = await readHead(github, home, branch);
    const ownBranch = head === undefined ? undefined : await readOwn(github, home, main, head);
    const around = { github, home, sent, main, ownBranch };
    const composed = await composeTree(outgoing, around);
    const { conflicts, entries, photos, parents, base, files, merged, taken } = composed;
    if (conflicts.length > 0) return { kind: 'conflicts', conflicts };
    if (taken.length > 0) return { kind: 'taken', taken };
    const nothing = { kind: 'nothing', sent: options.sent, merged } as const;
    if (!ownBranch && entries.length === 0) return nothing;
    // Joined to the website's branch, its tree may be that one's.
    if (entries.length > 0 || (ownBranch && base !== ownBranch.now.tree)) {
      for (const photo of photos) await upload(github, home, photo);
      const made = { ...home, base_tree: base, tree: entries };
      const tree = entries.length > 0 ? (await github('POST /repos/{owner}/{repo}/git/trees', made)).data.sha : base;
      const commit = await github('POST /repos/{owner}/{repo}/git/commits', {
        ...home,
        message: outgoing.title,
        tree,
        parents,
      });
      const { sha } = commit.data;
      commits = commits.concat({ commit: sha, files });
      keep({ ...sent, commits });
      if (!(await moveBranch(github, home, branch, { from: head, to: sha }))) continue;
    }
    const requested = await requestPull(github, outgoing, { to, home, branch, pull });
    if (requested === 'nothing') return nothing;
    // Accepted or refused at this moment: what came too late needs another request.
    if (requested === 'closed') continue;
    const next = { ...sent, commits, ...(requested ?? { isByHand: true }) };
    keep(next);
    return { kind: 'sent', sent: next, merged };
  }
  throw new GitHubFailure('moving', 'The branch moves all the time');
}

/** The repository that the account may write to: the website's, or its fork, which is made or brought up to date. */
async function findHome(github: GitHub, { owner, repo, branch }: SendOptions['to']): Promise<Repository> {
  const { data } = await github('GET /repos/{owner}/{repo}', { owner, repo });
  if (data.permissions?.push) return { owner: data.owner.login, repo: data.name };
  const made = await github('POST /repos/{owner}/{repo}/forks', { owner, repo, default_branch_only: true });
  const fork = { owner: made.data.owner.login, repo: made.data.name };
  // GitHub copies in the background; a large repository takes a minute.
  for (let waited = 0; waited < 60; waited += 1) {
    if (await readHead(github, fork, branch).catch(unless('rights', 'moving'))) break;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  // A fork with changes of its own on this branch cannot follow; GitHub shares the commits all the same.
  const follow = github('POST /repos/{owner}/{repo}/merge-upstream', { ...fork, branch });
  await follow.catch(unless('rights', 'moving', 'other'));
  return fork;
}

/** Turns some failures into undefined, and throws the others. */
const unless =
  (...kinds: FailureKind[]) =>
  (error: unknown): undefined => {
    if (!(error instanceof GitHubFailure && kinds.includes(error.kind))) throw error;
  };

/**
 * The proposal's branch and open request, and what was accepted in those before. Once its request is closed or merged,
 * it gets another branch.
 */
async function findBranch(
  github: GitHub,
  id: string,
  home: Repository,
  { owner, repo }: Repository,
  commits: Sent['commits'],
) {
  const accepted: Record<string, string | null> = {};
  for (let number = 1; ; number += 1) {
    const branch = `editor/${id}${number > 1 ? `-${number}` : ''}`;
    const query = { owner, repo, head: `${home.owner}:${branch}`, state: 'all' as const };
    const { data } = await github('GET /repos/{owner}/{repo}/pulls', query);
    const pull = data.find(({ state }) => state === 'open');
    if (pull || data.length === 0) return { branch, pull, accepted };
    for (const merged of data.filter(({ merged_at: time }) => time !== null)) {
      Object.assign(accepted, await readAccepted(github, { owner, repo }, merged, commits));
    }
  }
}

/** The commit of a branch; undefined if it does not exist. */
async function readHead(github: GitHub, repository: Repository, branch: string): Promise<string | undefined> {
  // A branch that is not there is an empty list here, and an error in the browser's console elsewhere.
  const path = 'GET /repos/{owner}/{repo}/git/matching-refs/{ref}';
  const { data } = await github(path, { ...repository, ref: `heads/${branch}` });
  return data.find(({ ref }) => ref === `refs/heads/${branch}`)?.object.sha;
}

async function readSnapshot(github: GitHub, repository: Repository, commit = ''): Promise<Snapshot> {
  const read = await github('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
    ...repository,
    commit_sha: commit,
  });
  const { sha } = read.data.tree;
  const path = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
  const { data } = await github(path, { ...repository, tree_sha: sha, recursive: '1' });
  // A file that is missing here would count as deleted.
  if (data.truncated) throw new GitHubFailure('other', `${repository.repo} has too many files`);
  const files = data.tree.flatMap((entry) => (entry.type === 'blob' ? [[entry.path, entry.sha] as const] : []));
  return { commit, tree: sha, files: new Map(files) };
}

async function readOwn(github: GitHub, home: Repository, main: Snapshot, head: string): Promise<OwnBranch> {
  const basehead = `${main.commit}...${head}`;
  const { data } = await github('GET /repos/{owner}/{repo}/compare/{basehead}', { ...home, basehead });
  return {
    now: await readSnapshot(github, home, head),
    start: await readSnapshot(github, home, data.merge_base_commit.sha),
    history: new Set(data.commits.map(({ sha }) => sha)),
  };
}

async function upload(github: GitHub, home: Repository, content: Blob): Promise<void> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  await github('POST /repos/{owner}/{repo}/git/blobs', { ...home, content: text, encoding: 'base64' });
}

/** @returns false if someone else moved it meanwhile */
async function moveBranch(
  github: GitHub,
  home: Repository,
  branch: string,
  { from, to }: { from: string | undefined; to: string },
): Promise<boolean> {
  try {
    if (from === undefined) {
      await github('POST /repos/{owner}/{repo}/git/refs', { ...home, ref: `refs/heads/${branch}`, sha: to });
    } else {
      const ref = `heads/${branch}`;
      await github('PATCH /repos/{owner}/{repo}/git/refs/{ref}', { ...home, ref, sha: to, force: false });
    }
    return true;
  } catch (error) {
    unless('moving')(error);
    return false;
  }
}

/**
 * Opens the pull request, or gives it the new text. Undefined if the token may write to the fork only; `nothing` if the
 * website has all commits of the branch.
 */
async function requestPull(
  github: GitHub,
  { title, report }: Outgoing,
  {
    to,
    home,
    branch,
    pull,
  }: { to: SendOptions['to']; home: Repository; branch: string; pull?: { number: number } | undefined },
): Promise<Pick<Sent, 'pull' | 'address'> | 'nothing' | 'closed' | undefined> {
  const text = { owner: to.owner, repo: to.repo, title, body: report };
  try {
    const { data } = pull
      ? await github('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', { ...text, pull_number: pull.number })
      : await github('POST /repos/{owner}/{repo}/pulls', { ...text, head: `${home.owner}:${branch}`, base: to.branch });
    return data.state === 'closed' ? 'closed' : { pull: data.number, address: data.html_url };
  } catch (error) {
    // Opened at this moment: the next round finds it.
    if (error instanceof GitHubFailure && /pull request already exists/i.test(error.message)) return 'closed';
    if (error instanceof GitHubFailure && /no commits between/i.test(error.message)) return 'nothing';
    return unless('rights')(error);
  }
}
